import Syntax

/// Which screens are there again when a scene connects, in an app whose scenes keep an activity: what the launch shows under no condition, and
/// what runs because somebody has the activity in hand.
struct ScreensOfScenes {
    private let app: App
    private let launching: Set<Int>
    /// Functions that run because of the activity.
    private var restoring: Set<Int> = []
    /// What stands behind a question for it, in the functions that ask the session.
    private var asked: [Location] = []
    /// Why no more is told of what becomes of the activity.
    private var silence: Silence?
    private var isReadBySomebody = false

    init(_ app: App, savedAt saver: Location, unit: Int, launching: Set<Int>) {
        self.app = app
        self.launching = launching
        guard app.followsEveryValue, let saving = app.functionsThatSaveScenes.first(where: { $0.location == saver }) else { return }
        let readers = RestoredActivityReaders(app)
        let starts = readers.starts(ofScenesOf: saving, unit: unit)
        let uses = readers.uses(ofType: nil, from: starts)
        isReadBySomebody = !starts.isEmpty
        silence = readers.silence ?? uses.silence
        let having = uses.reached.sorted().compactMap { app.flow.function(of: $0) }.filter { !app.program.isTest($0) }
        var beginnings = having.filter { !$0.connectsScene }
        for function in having where function.connectsScene {
            for site in app.sites(in: function) where asks(site, in: function) {
                asked.append(function.location(site.range))
                guard let call = site.call, let called = app.program.calledFunction(call, at: Place(site, in: function)) else { continue }
                beginnings.append(called)
            }
        }
        restoring = Set(RunningAtOnce(from: beginnings, app.flow, app.bodies).functions.map(\.id))
    }

    /// Whether something happens only where there is an activity.
    private func asks(_ site: Site, in function: Function) -> Bool {
        let place = Place(site, in: function)
        return site.tests.contains { test in
            test.contains { part in
                part.memberName == "stateRestorationActivity" || part.core.plainName != nil && app.mayBeOfSession(part, at: place)
            }
        }
    }

    private func runs(_ function: Function?, _ location: Location) -> Bool {
        function.map { restoring.contains($0.id) } == true
            || asked.contains { $0.path == location.path && $0.range.contains(location.range) }
    }

    /// Why no screen is seen to be shown from the activity.
    var doubt: Screen.Doubt {
        if let silence {
            return Screen.Doubt(
                reason: .value(silence.reason.text), location: silence.range.map { Location(path: silence.path, range: $0) })
        }
        return Screen.Doubt(
            reason: .value(isReadBySomebody ? "who reads it shows none in sight" : "nobody in sight asks for it when a scene connects"),
            location: nil)
    }

    /// How each of a tree is shown again; `nil` of one of which that is not seen.
    func again(_ tree: ScreenTree, _ edges: [ScreenNodes.Edge], _ nodes: ScreenNodes) -> [Screen.Again?] {
        var again = [Screen.Again?](repeating: nil, count: tree.placed.count)
        var incoming = [[ScreenNodes.Edge]](repeating: [], count: tree.placed.count)
        for edge in edges {
            guard let target = tree.index[edge.target], edge.source.map(tree.contains) ?? true else { continue }
            incoming[target].append(edge)
            if again[target] == nil { again[target] = way(edge) }
        }
        // What is made for the activity is another object of the class, or of the drawing, that the user was shown.
        let shown = nodes.shown.filter { runs($0.function, $0.location) }
        let segues = segues
        for index in tree.placed.indices where again[index] == nil {
            let node = tree.placed[index].node
            let (scene, type) = (nodes.scene(of: node)?.id, nodes.type(of: node)?.projectType)
            if let one = shown.first(where: { $0.drawing.map { $0 == scene } ?? (type != nil && $0.type?.projectType == type) }) {
                again[index] = .activity(one.location)
            } else if let segue = segue(among: segues, leadingAlong: incoming[index], nodes) {
                again[index] = .activity(segue)
            }
        }
        // What a screen is made with comes with it.
        var isStable = false
        while !isStable {
            isStable = true
            for index in tree.placed.indices where again[index] == nil {
                let isThere = incoming[index].contains { edge in
                    edge.kind.contains && isMadeWith(edge) && edge.source.flatMap { tree.index[$0] }.map { again[$0] != nil } == true
                }
                guard isThere else { continue }
                again[index] = .parent
                isStable = false
            }
        }
        return again
    }

    private func way(_ edge: ScreenNodes.Edge) -> Screen.Again? {
        guard let function = edge.function else {
            if case .initial = edge.kind { return .launch }
            return nil
        }
        if runs(function, edge.location) { return .activity(edge.location) }
        guard launching.contains(function.id), edge.source == nil || !edge.kind.contains else { return nil }
        let around = app.sites(in: function).filter { $0.stands(around: edge.location, in: function) }
        return !around.isEmpty && around.allSatisfy(app.isAlwaysReached) ? .launch : nil
    }

    /// The segues that code performs because of the activity, by whose.
    private var segues: [(owner: Type, name: String?, location: Location)] {
        app.program.functions.filter { restoring.contains($0.id) }.flatMap { function in
            app.sites(in: function).compactMap { site in
                guard let call = site.call, call.name.hasPrefix("performSegue"), let owner = function.type else { return nil }
                let name = call.arguments.first.flatMap { app.string($0.value, at: Place(site, in: function)).text }
                return (owner, name, function.location(call.nameRange))
            }
        }
    }

    private func segue(
        among segues: [(owner: Type, name: String?, location: Location)], leadingAlong edges: [ScreenNodes.Edge], _ nodes: ScreenNodes
    ) -> Location? {
        guard !segues.isEmpty else { return nil }
        for edge in edges {
            guard case .segue = edge.kind, let source = edge.source, let type = nodes.type(of: source)?.projectType else { continue }
            let names = app.interface.passages.filter { $0.location == edge.location }.map(\.identifier)
            let segue = segues.first { app.program.isWithin(type, $0.owner) && ($0.name == nil || names.contains($0.name)) }
            if let segue { return segue.location }
        }
        return nil
    }

    /// Whether a screen contains another one as soon as it is made, or its view is loaded.
    private func isMadeWith(_ edge: ScreenNodes.Edge) -> Bool {
        guard let function = edge.function else { return true }
        return function.fact.kind != .method || launching.contains(function.id) || restoring.contains(function.id)
            || UIKit.viewLifeCycle.contains(function.fact.name) || UIKit.loadingMethods.contains(function.fact.name)
    }
}

extension SourceRange {
    fileprivate func contains(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}
