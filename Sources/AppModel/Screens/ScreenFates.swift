import Syntax

/// Which controllers of a tree UIKit saves, and why it does not save the others.
///
/// A least fixpoint from the windows down: one is saved if it is identified and some way leads to it on which all others are.
struct ScreenFates {
    private enum Hold: Int, Comparable {
        case no, maybe, sure
        static func < (left: Hold, right: Hold) -> Bool { left.rawValue < right.rawValue }
    }

    /// What one way leads to: whether it holds, or why it does not.
    private struct Way {
        var hold: Hold
        var doubt: Screen.Doubt?
        var cut: Screen.Cut?
    }

    private let nodes: ScreenNodes
    private let app: App
    private let tree: ScreenTree
    private let identifiers: [Screen.Identifier]
    private var holds: [Hold]
    /// By the index of a placed one, what leads to it.
    private var incoming: [[ScreenNodes.Edge]]
    /// By the index of a placed one, the stacks that it is in.
    private var stacks: [[Int]]

    /// - Parameter edges: all that lead from one to another in this app.
    init(_ tree: ScreenTree, _ nodes: ScreenNodes, _ identifiers: [Screen.Identifier], _ edges: [ScreenNodes.Edge]) {
        self.nodes = nodes
        app = nodes.app
        self.tree = tree
        self.identifiers = identifiers
        holds = Array(repeating: .no, count: tree.placed.count)
        incoming = Array(repeating: [], count: tree.placed.count)
        stacks = []
        for edge in edges {
            guard let target = tree.index[edge.target], edge.source.map(tree.contains) ?? true else { continue }
            incoming[target].append(edge)
        }
        stacks = incoming.map { ScreenFates.stacks(of: $0, in: tree) }
        var isStable = false
        while !isStable {
            isStable = true
            for index in tree.placed.indices {
                let hold = hold(of: index)
                if hold > holds[index] {
                    holds[index] = hold
                    isStable = false
                }
            }
        }
    }

    private func hold(of index: Int) -> Hold {
        switch identifiers[index] {
        case .given: max(best(index).hold, isEncodedElsewhere(index) ? .maybe : .no)
        case .unknown: min(best(index).hold, .maybe)
        case .none, .optedOut: .no
        }
    }

    private func best(_ index: Int) -> Way {
        let ways = incoming[index].map { way(along: $0, to: index) }
        if let best = ways.max(by: { $0.hold < $1.hold }), tree.placed[index].edge != nil { return best }
        // Who shows it may well save it.
        let loose = Way(hold: .maybe, doubt: Screen.Doubt(reason: .notShown, location: nodes.location(of: tree.placed[index].node)))
        return ways.first { $0.hold == .sure } ?? loose
    }

    // MARK: Ways

    private func way(along edge: ScreenNodes.Edge, to index: Int) -> Way {
        guard let source = edge.source.flatMap({ tree.index[$0] }) else { return Way(hold: .sure) }
        switch edge.kind {
        case .root, .initial:
            return Way(hold: .sure)
        case .navigation, .tabs, .split:
            return Way(hold: holds[source])
        case .page:
            if isEncoded(index) { return Way(hold: holds[source]) }
            return Way(hold: min(holds[source], .maybe), doubt: Screen.Doubt(reason: .pages, location: edge.location))
        case .child, .embedded:
            return wayOfOwnContainer(edge, source, index)
        case .handed:
            return Way(hold: min(holds[source], .maybe), doubt: doubt(onSuperclassOf: tree.placed[source].node))
        case .pushed, .shown:
            return wayOfStack(edge, source)
        case .segue(let kind):
            return kind == "show" || kind == "push" || kind == "showDetail" ? wayOfStack(edge, source) : wayOfPresentation(edge, source)
        case .presented:
            return wayOfPresentation(edge, source)
        }
    }

    /// A container of the app's own saves its children only if it hands them to its coder.
    private func wayOfOwnContainer(_ edge: ScreenNodes.Edge, _ source: Int, _ index: Int) -> Way {
        guard holds[source] > .no else { return Way(hold: .no) }
        if isEncoded(index) || isEncodedByEmbedder(edge) { return Way(hold: holds[source]) }
        let parent = tree.placed[source].node
        if let doubt = doubt(onSuperclassOf: parent) { return Way(hold: .maybe, doubt: doubt) }
        guard let type = nodes.type(of: parent), app.encodesNoChildren(type), !mayBeEncoded(edge) else {
            return Way(hold: .maybe, doubt: Screen.Doubt(reason: .mayBeEncoded, location: edge.location))
        }
        return Way(hold: .no, cut: .notEncoded(type.description, edge.location))
    }

    /// That what a container does with its children stands in a class that is not in the sources.
    private func doubt(onSuperclassOf node: ScreenNodes.Node) -> Screen.Doubt? {
        guard let type = nodes.type(of: node), let name = app.unseenSuperclass(of: type) else { return nil }
        return Screen.Doubt(reason: .superclass(name), location: type.projectType?.location ?? nodes.location(of: node))
    }

    /// A stack saves what is pushed to it, whether or not the one that pushes is saved (A7).
    private func wayOfStack(_ edge: ScreenNodes.Edge, _ source: Int) -> Way {
        let told = edge.stacks.compactMap { tree.index[$0] }
        // Who is saved is in a stack that is, unless it holds the stack itself.
        let holdsStack = !told.isEmpty && told.allSatisfy { isAround($0, source) }
        if holds[source] == .sure, !holdsStack { return Way(hold: .sure) }
        if let best = (told.isEmpty ? stacks[source] : told).map({ holds[$0] }).max() { return Way(hold: best) }
        var seen: Set<Int> = []
        if let around = stacks(around: source, &seen), !around.isEmpty, around.allSatisfy({ holds[$0] == .sure && !isInColumns($0) }) {
            return Way(hold: .sure)
        }
        return wayAround(edge, source)
    }

    /// The stacks that one may be in which others have shown that are in these; `nil` where it may be elsewhere, too.
    private func stacks(around index: Int, _ seen: inout Set<Int>) -> [Int]? {
        guard seen.insert(index).inserted else { return [] }
        let isContainer = nodes.type(of: tree.placed[index].node).flatMap(app.containerKind) != nil
        guard !isContainer, !incoming[index].isEmpty else { return nil }
        var found: [Int] = []
        for edge in incoming[index] {
            guard let source = edge.source.flatMap({ tree.index[$0] }) else { return nil }
            let told = edge.stacks.compactMap { tree.index[$0] }
            if edge.kind == .navigation {
                found.append(source)
            } else if edge.isPush, !told.isEmpty {
                found += told
            } else if edge.isPush, let others = stacks(around: source, &seen) {
                found += others
            } else {
                return nil
            }
        }
        return found
    }

    /// Whether a split view is around a stack, which may have another one show what its own controllers ask for.
    private func isInColumns(_ stack: Int) -> Bool {
        var current = stack
        while let parent = tree.placed[current].parent, tree.placed[current].edge?.kind.contains == true {
            if incoming[current].contains(where: { $0.kind == .split }) { return true }
            current = parent
        }
        return incoming[current].contains { $0.kind == .split }
    }

    /// Whether a placed one is a part of another.
    private func isAround(_ index: Int, _ container: Int) -> Bool {
        var current = index
        while tree.placed[current].edge?.kind.contains == true, let parent = tree.placed[current].parent {
            if parent == container { return true }
            current = parent
        }
        return false
    }

    /// The stacks that one is in to which these lead.
    private static func stacks(of incoming: [ScreenNodes.Edge], in tree: ScreenTree) -> [Int] {
        incoming.filter { $0.kind == .navigation || $0.kind == .pushed || $0.kind == .split }.flatMap { edge in
            (edge.kind == .pushed ? edge.stacks : [edge.source].compactMap(\.self)).compactMap { tree.index[$0] }
        }.first(ofEach: \.self)
    }

    /// UIKit lets the outermost container present what one of its children asks for.
    private func wayOfPresentation(_ edge: ScreenNodes.Edge, _ source: Int) -> Way {
        holds[source] == .sure ? Way(hold: .sure) : wayAround(edge, source)
    }

    private func wayAround(_ edge: ScreenNodes.Edge, _ source: Int) -> Way {
        var top = source
        while let edge = tree.placed[top].edge, edge.kind.contains, let parent = tree.placed[top].parent { top = parent }
        let isInWindow = tree.placed[top].edge?.source == nil && tree.placed[top].edge != nil
        if holds[top] == .no, isInWindow || holdsNothingAround(top) || isSurelyPresented(top) { return Way(hold: .no) }
        if holds[source] == .maybe { return Way(hold: .maybe) }
        return Way(hold: .maybe, doubt: Screen.Doubt(reason: .presenter, location: edge.location))
    }

    /// Whether what shows it hangs below something that is not saved.
    private func holdsNothingAround(_ index: Int) -> Bool {
        guard let parent = tree.placed[index].parent else { return false }
        return holds[parent] == .no && holds[index] == .no && !identifiers[index].isGiven
    }

    /// Whether it is laid over what shows it on every way, and no container is around it.
    private func isSurelyPresented(_ index: Int) -> Bool {
        tree.placed[index].edge != nil
            && incoming[index].allSatisfy { edge in
                guard let source = edge.source.flatMap({ tree.index[$0] }) else { return false }
                if edge.kind.isLaidOver { return true }
                var seen: Set<Int> = []
                return edge.kind.asksAround && isWithoutStack(source, &seen)
            }
    }

    /// Whether no stack and no columns are around one that shows something, on any way that leads to it.
    private func isWithoutStack(_ index: Int, _ seen: inout Set<Int>) -> Bool {
        guard seen.insert(index).inserted else { return true }
        let kind = nodes.type(of: tree.placed[index].node).flatMap(app.containerKind)
        guard kind != .navigation, kind != .split, !incoming[index].isEmpty else { return false }
        for edge in incoming[index] where !edge.kind.isLaidOver {
            guard let source = edge.source.flatMap({ tree.index[$0] }) else { continue }
            switch edge.kind {
            case .tabs, .page, .child, .embedded: if !isWithoutStack(source, &seen) { return false }
            default: guard edge.kind.asksAround, isWithoutStack(source, &seen) else { return false }
            }
        }
        return true
    }

    /// What it is a part of, on every way that is in sight: no window, and no screen that only shows it.
    func carriers(of index: Int) -> [Int] {
        var carriers: [Int] = []
        for edge in incoming[index] {
            guard let source = edge.source.flatMap({ tree.index[$0] }) else { return [] }
            if edge.kind.contains {
                carriers.append(source)
            } else {
                let told = edge.stacks.compactMap { tree.index[$0] }
                let around = told.isEmpty ? stacks[source] : told
                guard edge.kind == .pushed, !around.isEmpty else { return [] }
                carriers += around
            }
        }
        return carriers.first(ofEach: \.self)
    }

    // MARK: Encoding

    /// Whether somebody surely hands it to a coder.
    private func isEncoded(_ index: Int) -> Bool {
        guard case .object(let id) = tree.placed[index].node else { return app.graph.isEncoded(scene: tree.placed[index].node) }
        return app.graph.encoders[id] != nil
    }

    /// Whether a scene encodes the one of such a class that it embeds: `child = segue.destination as? List`, which is no object in sight.
    private func isEncodedByEmbedder(_ edge: ScreenNodes.Edge) -> Bool {
        guard edge.kind == .embedded, let parent = edge.source.flatMap(nodes.type)?.projectType else { return false }
        let embedded = nodes.edges.filter { $0.source == edge.source && $0.kind == .embedded }
        return app.graph.encodedUnknowns.contains { unknown in
            guard let encoder = unknown.function?.type, let type = unknown.type?.unwrapped.projectType,
                app.program.isWithin(parent, encoder)
            else { return false }
            let fitting = embedded.filter { nodes.type(of: $0.target)?.projectType.map { app.program.isWithin($0, type) } ?? false }
            return fitting.count == 1 && fitting[0].target == edge.target
        }
    }

    private func mayBeEncoded(_ edge: ScreenNodes.Edge) -> Bool {
        if let holding = edge.holding {
            return app.mayBeEncoded(holding, beside: app.graph.type(of: holding.parent)?.projectType)
        }
        if let source = edge.source, let parent = nodes.scene(of: source), let child = nodes.scene(of: edge.target) {
            return app.mayBeEncoded(child, in: parent)
        }
        return true
    }

    /// Whether something encodes it though what it hangs below is not saved (A4).
    private func isEncodedElsewhere(_ index: Int) -> Bool {
        isEncoded(index) || incoming[index].contains { ($0.holding != nil || $0.kind == .embedded) && mayBeEncoded($0) }
    }

    // MARK: Status

    /// - Parameter recreator: who makes it again, if it is saved.
    func status(of index: Int, _ recreator: Screen.Recreator?) -> Screen.Status {
        let way = best(index)
        switch holds[index] {
        case .sure:
            switch recreator {
            case .nobody(let location)?: return .cutOff(.nobodyMakesIt(location))
            case .refused(let name, let location)?: return .cutOff(.refused(name, location))
            case .unknown(let doubt)?: return .untold(doubt)
            case .lateLaunch(let location)?: return .untold(Screen.Doubt(reason: .lateLaunch, location: location))
            default: return .preserved
            }
        case .maybe:
            if case .unknown(let doubt) = identifiers[index] { return .untold(doubt) }
            if way.hold == .no {
                return .untold(Screen.Doubt(reason: .encodedElsewhere, location: nodes.location(of: tree.placed[index].node)))
            }
            return .untold(way.doubt ?? Screen.Doubt(reason: .parent, location: tree.placed[index].edge?.location))
        case .no:
            if way.hold == .no, let cut = way.cut { return .cutOff(cut) }
            if way.hold == .no, let cause = cause(above: index) { return .below(cause) }
            if case .optedOut(let location) = identifiers[index] { return .cutOff(.optedOut(location)) }
            return .cutOff(.noIdentifier)
        }
    }

    /// The nearest one around it that is not saved.
    private func cause(above index: Int) -> Int? {
        var current = tree.placed[index].parent
        while let next = current {
            if holds[next] == .no { return next }
            current = tree.placed[next].parent
        }
        return nil
    }
}

extension ScreenNodes.Edge {
    /// Whether what it leads to goes on the stack of what it comes from, if that is in one.
    fileprivate var isPush: Bool {
        switch kind {
        case .pushed, .shown: true
        case .segue(let kind): kind == "show" || kind == "push"
        case .root, .initial, .navigation, .tabs, .split, .page, .child, .embedded, .handed, .presented: false
        }
    }
}

extension ObjectGraph {
    /// Whether what a storyboard draws is surely handed to a coder.
    fileprivate func isEncoded(scene: ScreenNodes.Node) -> Bool {
        guard case .scene(let number) = scene else { return false }
        return encoders.keys.contains { isDrawn($0, number) }
    }
}
