import Syntax

/// What the user goes to from the root of a stack, screen by screen.
struct StackContents {
    typealias Place = (file: Int, range: SourceRange)

    /// What is lost of what was opened.
    enum Loss {
        /// All of it, or what comes after a screen that is kept, by a link that stands there for each of many.
        case opened(by: Place, isBeyondKept: Bool)
        case open(Keeping)
    }

    private(set) var loss: Loss?
    private let stack: ViewStack
    private let shown: ShownViews
    private let keeping: (ViewKey, Type) -> Keeping?
    private let location: (Place) -> Location
    private var hasDestination = false
    /// Within one screen.
    private var visited: Set<Step> = []
    private var told: Set<Target> = []

    private struct Target: Hashable {
        let file: Int
        let range: SourceRange
    }

    private struct Step: Hashable {
        let type: Int
        let member: String
        let isRepeated: Bool
        let isSelected: Bool
    }

    /// A part of the code that draws one screen.
    private struct Scope {
        let member: ViewMember
        let type: Type
        let ranges: [SourceRange]

        func contains(_ range: SourceRange) -> Bool { ranges.contains { $0.contains(range) } }

        /// In the order of the text, those around others first.
        var calls: [Call] {
            var calls: [Call] = []
            for expression in member.body.flatMap(\.expressions) {
                _ = expression.contains { part in
                    if case .call(let call) = part.kind, contains(call.callee.range) || contains(part.range) { calls.append(call) }
                    return false
                }
            }
            return calls
        }
    }

    /// What leads on from a screen.
    private struct Screen {
        /// A link that stands there for each of many.
        var link: Place?
        var linkOfValue: Place?
        /// What the app itself opens, too, and what shows that.
        var openers: [(keeping: Keeping, targets: [Scope])] = []
        /// What links show that stand there once.
        var onward: [Scope] = []
    }

    /// What stands around a view that is made there.
    private struct Surroundings {
        var isRepeated = false
        /// Whether a list above it selects, where a link only does that.
        var isSelected = false
    }

    /// - Parameters:
    ///   - keeping: whether what a variable of a view holds is there after a relaunch; `nil` where the text leaves it open.
    ///   - location: where a range of a file is.
    init(
        of stack: ViewStack, _ shown: ShownViews, keeping: @escaping (ViewKey, Type) -> Keeping?, location: @escaping (Place) -> Location
    ) {
        self.stack = stack
        self.shown = shown
        self.keeping = keeping
        self.location = location
        loss = loss(inFirstOf: stack.columns.map { Scope(member: stack.member, type: stack.owner, ranges: $0) }, depth: 0)
    }

    /// That of the first screen of some for which it is sure, else of the first for which it is open.
    private mutating func loss(inFirstOf scopes: [Scope], depth: Int, isBeyondKept: Bool = false) -> Loss? {
        var open: Loss?
        for scope in scopes where depth < 4 && told.insert(Target(file: scope.member.file, range: scope.ranges[0])).inserted {
            switch loss(in: scope, depth: depth, isBeyondKept: isBeyondKept) {
            case .opened(let place, let isBeyondKept)?: return .opened(by: place, isBeyondKept: isBeyondKept)
            case .open(let keeping)?: open = open ?? .open(keeping)
            case nil: break
            }
        }
        return open
    }

    private mutating func loss(in scope: Scope, depth: Int, isBeyondKept: Bool) -> Loss? {
        var screen = Screen()
        visited = []
        look(at: scope, Surroundings(), &screen)
        let kept = screen.openers.filter(\.keeping.isCertain)
        if !kept.isEmpty { return loss(inFirstOf: kept.flatMap(\.targets), depth: depth + 1, isBeyondKept: true) }
        let link = screen.link ?? (hasDestination && stack.call.name == "NavigationStack" ? screen.linkOfValue : nil)
        let targets = screen.onward + screen.openers.flatMap(\.targets)
        let found =
            link.map { Loss.opened(by: $0, isBeyondKept: isBeyondKept) }
            ?? loss(inFirstOf: targets, depth: depth + 1, isBeyondKept: isBeyondKept)
        guard found != nil, let doubt = screen.openers.first(where: \.keeping.isPossible) else { return found }
        return .open(doubt.keeping)
    }

    private mutating func walk(_ name: String, of type: Type, _ around: Surroundings, _ screen: inout Screen) {
        let step = Step(type: type.id, member: name, isRepeated: around.isRepeated, isSelected: around.isSelected)
        guard visited.count < 200, visited.insert(step).inserted else { return }
        for member in shown.code(of: type).members(named: name) {
            look(at: Scope(member: member, type: type, ranges: [member.fact.range]), around, &screen)
        }
    }

    private mutating func look(at scope: Scope, _ around: Surroundings, _ screen: inout Screen) {
        let (member, type) = (scope.member, scope.type)
        let code = shown.code(of: type)
        let calls = scope.calls
        // What is pushed, or has a stack of its own, is another screen.
        let others = calls.flatMap(\.rangesOfOtherScreens)
        func isHere(_ range: SourceRange) -> Bool { scope.contains(range) && !others.contains { $0.contains(range) } }
        for call in calls where isHere(call.callee.range) { lookForOpener(call, scope, &screen) }
        for mention in member.mentions where isHere(mention.range) {
            let mention = mention.inside(scope.ranges)
            guard mention.isDrawnAtOnce else { continue }
            let here = surroundings(of: mention, type, around)
            if code.has(mention.name), mention.name != member.name { walk(mention.name, of: type, here, &screen) }
            // `ForEach(rows, content: Row.init)`
            if mention.part == "init" { walk(viewsOf: mention.name, here, &screen) }
        }
        for (call, mention) in member.made where isHere(mention.range) {
            let mention = mention.inside(scope.ranges)
            guard mention.isDrawnAtOnce else { continue }
            let here = surroundings(of: mention, type, around)
            if call.name == "NavigationLink" { look(at: call, scope, here, &screen) }
            walk(viewsOf: call.name, here, &screen)
        }
    }

    private mutating func walk(viewsOf name: String, _ around: Surroundings, _ screen: inout Screen) {
        for view in shown.drawing[name] ?? [] where !Conventions.isAside(name) { walk("body", of: view, around, &screen) }
    }

    private mutating func look(at link: Call, _ scope: Scope, _ around: Surroundings, _ screen: inout Screen) {
        // What is compiled for one system may never meet a stack of another.
        let isOfOneSystem = scope.member.body.around(link.callee.range).contains { statement in
            if case .branch(let branch) = statement.kind { branch.kind == .compilation } else { false }
        }
        if isOfOneSystem { return }
        let place = (scope.member.file, link.callee.range)
        if link.argument("value") != nil {
            if around.isRepeated, !around.isSelected { screen.linkOfValue = screen.linkOfValue ?? place }
        } else if around.isRepeated {
            screen.link = screen.link ?? place
        } else if link.bindingsThatOpen.isEmpty {
            screen.onward += link.targets.map { Scope(member: scope.member, type: scope.type, ranges: [$0]) }
        }
    }

    private mutating func lookForOpener(_ call: Call, _ scope: Scope, _ screen: inout Screen) {
        if call.name == "navigationDestination", call.argument("for") != nil { hasDestination = true }
        for binding in call.bindingsThatOpen {
            let keeping = variable(of: binding, in: scope.type).flatMap { self.keeping($0, scope.type) }
            let targets = call.targets.map { Scope(member: scope.member, type: scope.type, ranges: [$0]) }
            screen.openers.append((keeping ?? .perhaps(.presentationMayBeKept, location((scope.member.file, binding.range))), targets))
        }
    }

    /// What a binding is to, that of a view's own getter too: `Binding(get: { page != nil }, set: …)`.
    private func variable(of binding: Expression, in type: Type) -> ViewKey? {
        if binding.isBinding { return binding.viewKey }
        let own = binding.core.plainName.flatMap { shown.code(of: type).members(named: $0).onlyElement?.valueOfBinding }
        return (binding.valueOfBinding ?? own)?.viewKey
    }

    private func surroundings(of mention: ViewMention, _ type: Type, _ around: Surroundings) -> Surroundings {
        var found = around
        for surrounding in mention.surroundings {
            switch surrounding {
            case .closure(let call, let label, _):
                if call.argument("selection") != nil, ["List", "Table"].contains(call.name) { found.isSelected = true }
                if label == nil, isForEachOfMany(call, type) { found.isRepeated = true }
            case .argument(let call, "content"): if isForEachOfMany(call, type) { found.isRepeated = true }
            default: break
            }
        }
        return found
    }

    /// Whether it shows what the user has, not what the text lists.
    private func isForEachOfMany(_ call: Call, _ type: Type) -> Bool {
        guard SwiftUI.repeaters.contains(call.name), let list = call.firstUnlabelled?.core else { return false }
        if case .closure = list.kind { return false }
        if list.isListOfText { return false }
        guard let name = list.plainName, let fact = type.property(name)?.fact else { return true }
        return !(fact.modifiers.contains(.isLet) && fact.value?.core.isListOfText ?? false)
    }
}

extension ViewStack {
    /// What is there side by side as it begins: several of the columns of a `NavigationView`.
    fileprivate var columns: [[SourceRange]] {
        let ranges = call.arguments.map(\.value.range)
        guard call.name == "NavigationView", case .closure(let closure)? = call.arguments.onlyElement?.value.core.kind,
            closure.body.count > 1
        else { return [ranges] }
        return closure.body.map { [$0.range] }
    }
}

extension Call {
    /// What shows the screen that it leads to.
    fileprivate var targets: [SourceRange] {
        switch name {
        case "NavigationLink":
            arguments.filter { argument in
                if argument.label == "destination" { return true }
                return argument.label == nil && argument.value.core.isClosure && self.argument("destination") == nil
                    && self.argument("value") == nil
            }.map(\.value.range)
        case "navigationDestination": arguments.filter(\.value.core.isClosure).map(\.value.range)
        default: []
        }
    }

    fileprivate var rangesOfOtherScreens: [SourceRange] {
        ["NavigationStack", "NavigationView", "NavigationSplitView"].contains(name) ? arguments.map(\.value.range) : targets
    }

    /// The bindings by which the app opens something without a touch of the user's.
    fileprivate var bindingsThatOpen: [Expression] {
        guard ["NavigationLink", "navigationDestination"].contains(name) else { return [] }
        return arguments.filter { ["isActive", "selection", "isPresented", "item"].contains($0.label) }.map(\.value)
    }
}

extension ViewMention {
    /// As if nothing stood around a part of the code.
    fileprivate func inside(_ ranges: [SourceRange]) -> ViewMention {
        ViewMention(
            name: name, part: part, isBinding: isBinding, isPublisher: isPublisher, isOfOther: isOfOther, range: self.range,
            surroundings: surroundings.filter { around in
                around.call.map { call in ranges.contains { $0.contains(call.callee.range) || $0.contains(call.nameRange) } } ?? true
            },
            arms: arms)
    }

    fileprivate var isDrawnAtOnce: Bool { occasion == nil && !isPresented }
}

extension ViewMention.Surrounding {
    fileprivate var call: Call? {
        switch self {
        case .argument(let call, _), .closure(let call, _, _), .receiver(let call): call
        default: nil
        }
    }
}

extension Expression {
    /// What is spelled out, or all cases of an enumeration.
    fileprivate var isListOfText: Bool {
        switch kind {
        case .array: true
        case .binary(_, let sign, _): sign == "..<" || sign == "..."
        case .member(_, let name): name.text == "allCases"
        default: false
        }
    }
}
