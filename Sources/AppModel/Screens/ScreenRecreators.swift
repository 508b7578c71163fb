import Syntax

/// Who makes a controller again, in the order in which UIKit asks (B1).
struct ScreenRecreators {
    private let nodes: ScreenNodes
    private let app: App
    private let recreations: [Recreation]
    private let homeless: Set<Location>
    private let standing: Set<Location>
    /// By object, the classes that it is given.
    private let given: [Int32: [RestorationClassAssignment]]
    /// What runs before UIKit restores, and what a launch runs after that.
    private let early: Set<Int>
    private let late: Set<Int>
    /// All that a launch runs.
    var launching: Set<Int> { early.union(late) }
    /// By unit, the factories of app delegates and what they may return.
    private let delegates: [Int: [(factory: Function, answers: DelegateAnswers)]]
    private let folders: AppFolders

    init(_ nodes: ScreenNodes, _ folders: AppFolders) {
        self.nodes = nodes
        self.folders = folders
        let app = nodes.app
        self.app = app
        recreations = app.recreations
        // What cannot be told of one is asked of that one here.
        var silences = Silences()
        homeless = Set(app.homelessControllers(&silences).map(\.identified))
        standing = Set(app.standingControllers.filter { !$0.isTab }.map(\.location))
        let delegates = app.program.classes(adopting: "UIApplicationDelegate")
        early = Set(delegates.flatMap { app.runningBeforeRestoration($0).functions }.map(\.id))
        let lateLaunches = delegates.flatMap { app.program.functions(of: $0) }.filter(\.isLateLaunch)
        late = Set(RunningAtOnce(from: lateLaunches, app.flow, app.bodies).functions.map(\.id))
        given = ScreenRecreators.given(in: app)
        self.delegates = Dictionary(
            grouping: app.program.implementations(of: .delegateFactory).map { factory in
                (factory: factory, answers: DelegateAnswers(app.results(of: factory)))
            }
        ) { app.program.unit(of: $0.factory) }
    }

    private static func given(in app: App) -> [Int32: [RestorationClassAssignment]] {
        var given: [Int32: [RestorationClassAssignment]] = [:]
        for assignment in app.restorationClassAssignments where !assignment.isOptOut && !assignment.isForSelf {
            guard let procedure = app.flow.procedure(of: assignment.function) else { continue }
            for instruction in app.flow.procedures[Int(procedure)].instructions where instruction.range.holds(assignment.value.range) {
                let receiver: Variable
                switch instruction.kind {
                case .store(let base, let field, _) where field.name == "restorationClass": receiver = base
                case .call(let operands) where operands.name == "setRestorationClass": receiver = operands.receiver ?? Procedure.receiver
                default: continue
                }
                for id in Set(app.flow.instances(of: procedure).flatMap { app.flow.points(receiver, in: $0) }) {
                    given[id, default: []].append(assignment)
                }
            }
        }
        return given
    }

    /// - Parameters:
    ///   - edge: what puts it into its place.
    ///   - parent: who makes the one that it hangs below.
    ///   - folder: that of its app, of several in one unit.
    func recreator(
        of node: ScreenNodes.Node, _ identifier: Screen.Identifier, _ edge: ScreenNodes.Edge?, parent: Screen.Recreator?,
        in folder: String?
    ) -> Screen.Recreator {
        if let named = restorationClass(of: node) { return named }
        if let factory = factory(making: node) { return .delegate(factory.location) }
        let answer = delegate(of: node, identifier, in: folder)
        let delegate = answer?.recreator
        if case .delegate? = delegate, answer?.isOfAny == false { return delegate! }
        // Whether or not the delegate makes another one; what gives way to that one is no other.
        if let present = present(node, edge, parent) {
            if case .delegate? = delegate, let edge, case .lateLaunch = present, givesWay(edge) { return delegate! }
            return present
        }
        if case .delegate? = delegate { return delegate! }
        if let scene = nodes.scene(of: node) {
            if scene.fact.storyboardIdentifier != nil { return .storyboard(scene.location) }
            return delegate ?? .unknown(Screen.Doubt(reason: .noStoryboardIdentifier, location: scene.location))
        }
        if let delegate { return delegate }
        if case .given(_, _, let location) = identifier, homeless.contains(location) { return .nobody(location) }
        return .unknown(Screen.Doubt(reason: .noRecreator, location: edge?.location))
    }

    private func restorationClass(of node: ScreenNodes.Node) -> Screen.Recreator? {
        var assignments: [RestorationClassAssignment] = []
        if case .object(let id) = node { assignments = given[id] ?? [] }
        if assignments.isEmpty, let type = nodes.type(of: node)?.projectType {
            switch app.classRestorationClass(of: type) {
            case .some(let ofClass): assignments = ofClass
            case .none: return nil
            case .unknown:
                if app.program.hasUnknownAncestor(type) {
                    return .unknown(Screen.Doubt(reason: .superclass(app.program.unseenSuperclass(of: type)), location: type.location))
                }
                let getter = app.program.lineage(of: type).lazy.flatMap { app.program.functions(of: $0) }.first {
                    $0.property?.name == "restorationClass"
                }
                return .unknown(Screen.Doubt(reason: .restorationClass, location: getter?.location ?? type.location))
            }
        }
        guard let assignment = assignments.first else { return nil }
        let name =
            app.namedClasses(assignment).flatMap { $0.count == 1 ? $0[0].description : nil } ?? nodes.type(of: node)?.description ?? ""
        let recreation = recreations.first {
            $0.assignment.location == assignment.location && (!assignment.isForSelf || $0.saved == nodes.type(of: node))
        }
        if let recreation, refuses(recreation) { return .refused(name, assignment.location) }
        return .restorationClass(name, assignment.location)
    }

    private func refuses(_ recreation: Recreation) -> Bool {
        if recreation.makers.isEmpty { return !recreation.everything.isEmpty }
        return recreation.identifiers != nil && app.identifiersAnswered(inVainBy: recreation) != nil
    }

    /// The factory of an app delegate that makes the very object.
    private func factory(making node: ScreenNodes.Node) -> Function? {
        guard case .object(let id) = node, let function = app.flow.objects[Int(id)].site.flatMap(app.graph.function) else { return nil }
        return function.hook == .delegateFactory ? function : nil
    }

    /// What the app delegate says; `nil` where it surely declines. `isOfAny` where it makes one whatever it is asked for.
    private func delegate(
        of node: ScreenNodes.Node, _ identifier: Screen.Identifier, in folder: String?
    ) -> (recreator: Screen.Recreator, isOfAny: Bool)? {
        let unit = nodes.unit(of: node)
        guard let (factory, answers) = delegates[unit]?.first(where: { folders.mayBe($0.factory.path, of: folder, inUnit: unit) }) else {
            return nil
        }
        var text: String?
        if case .given(let known, _, _) = identifier { text = known }
        let results = answers.results(for: text.map { [$0] })
        if results.contains(where: { !$0.isNothing && text != nil && $0.identifiers != nil }) {
            return (.delegate(factory.location), isOfAny: false)
        }
        func fits(_ result: FactoryResult) -> Bool { nodes.type(of: node).map { app.mayStandFor($0, result) } ?? true }
        // What it makes for another identifier is no way that it takes for this one.
        let ways = results.filter { $0.identifiers == nil || text == nil && fits($0) }
        let isSeen = nodes.type(of: node).map { !app.isOfUnseenSuperclass($0) } ?? false
        if isSeen, !ways.isEmpty, ways.allSatisfy({ $0.madeType != nil && fits($0) }) {
            return (.delegate(factory.location), isOfAny: true)
        }
        let mayAnswer = results.contains { $0.isUnknown || !$0.isNothing && fits($0) }
        return mayAnswer ? (.unknown(Screen.Doubt(reason: .delegate, location: factory.location)), isOfAny: true) : nil
    }

    /// Whether the launch makes it only where nothing is in the window yet: `if (!self.window.rootViewController) { … }`.
    private func givesWay(_ edge: ScreenNodes.Edge) -> Bool {
        guard let function = edge.function else { return false }
        return app.sites(in: function).contains { site in
            site.stands(around: edge.location, in: function)
                && site.tests.contains { test in test.contains { $0.memberName == "rootViewController" } }
        }
    }

    /// Whether it is there when UIKit restores, or as soon as what contains it is.
    private func present(_ node: ScreenNodes.Node, _ edge: ScreenNodes.Edge?, _ parent: Screen.Recreator?) -> Screen.Recreator? {
        if standing.contains(nodes.location(of: node)) { return .launch }
        guard let edge else { return nil }
        switch edge.kind {
        case .initial: return .launch
        case .root:
            guard let function = edge.function, !early.contains(function.id) else { return .launch }
            return late.contains(function.id)
                ? .lateLaunch(edge.location) : .unknown(Screen.Doubt(reason: .noRecreator, location: edge.location))
        case .navigation, .tabs, .split, .page, .child, .embedded, .handed:
            switch parent {
            case .launch?: return .launch
            case .lateLaunch(let location)?: return .lateLaunch(location)
            case .unknown(let doubt)?: return .unknown(doubt)
            default: return .parent
            }
        case .pushed, .presented, .shown, .segue: return nil
        }
    }
}

extension SourceRange {
    fileprivate func holds(_ other: SourceRange) -> Bool { start <= other.start && other.end <= end }
}

extension Function {
    /// The method in which an app is launched after UIKit has restored.
    fileprivate var isLateLaunch: Bool { fact.name == "application" && fact.parameters.last?.label == "didFinishLaunchingWithOptions" }
}
