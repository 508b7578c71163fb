import Syntax

/// A controller that is in its place before restoration begins.
public struct StandingController: Sendable {
    public let type: StaticType
    public let location: Location
    /// Whose finding it is: the function that puts it there, or its class.
    public let symbol: String
    let unit: Int
    /// Its id in `ValueFlow.objects`.
    public let object: Int32
    /// The names that keep it.
    var keepers: Set<String> = []
    public var isTab = false
}

extension Silence.Reason {
    fileprivate static let classesSetInTurn = Silence.Reason(
        "restoration class that all of a list are given, or lose, by its setter's name")
}

extension App {
    /// Why a controller may have another restoration class than it was made with, or none: `[tabs makeObjectsPerformSelector:…]`.
    public func silence(onClassesSetInTurn standing: StandingController) -> Silence? {
        program.functions(mentioningAnyOf: ["makeObjectsPerformSelector"]).first { function in
            program.unit(of: function) == standing.unit && !program.isTest(function)
                && function.contains { part in
                    guard case .call(let call) = part.kind, call.name == "makeObjectsPerformSelector" else { return false }
                    return call.arguments.contains { argument in
                        if case .selector(let named) = argument.value.core.kind {
                            named.memberName?.hasPrefix("setRestorationClass") ?? false
                        } else {
                            false
                        }
                    }
                }
        }.map { Silence(.classesSetInTurn, at: $0.location, about: standing.symbol) }
    }

    /// What an app delegate makes for the launch, what the main storyboard begins with, and what is put into tabs.
    public var standingControllers: [StandingController] {
        let launch = launchControllers
        let known = launch.made + drawnControllers + tabs
        let objects = Set(known.map(\.object))
        return known + launch.begun.filter { !objects.contains($0.object) }
    }

    /// What tab bar controllers are given, wherever it comes from, and the roots of navigation controllers that a tab bar controller or the app
    /// delegate keeps. A navigation controller takes the copy for its root by itself; who keeps the old one is left behind.
    private var tabs: [StandingController] {
        graph.holdings.compactMap { holding in
            guard let type = graph.type(of: holding.child), graph.creation(of: holding.child) != nil, isControllerType(type),
                matters(holding),
                let function = graph.function(at: holding.point), function.hook == nil, !givesWay(holding, in: function)
            else { return nil }
            let location = graph.location(of: holding)
            var tab = StandingController(
                type: type, location: location, symbol: function.symbol, unit: program.unit(of: function), object: holding.child,
                isTab: true)
            if holding.kind == .tabs { return tab }
            guard holding.kind == .navigation, graph.isRootWhenMade(holding) else { return nil }
            tab.keepers = keepers(of: holding.child) {
                program.inherits($0, from: "UITabBarController") || program.adopts($0, "UIApplicationDelegate")
            }
            return tab.keepers.isEmpty ? nil : tab
        }
    }

    /// Whether a container gets the child only if nothing came back, or puts what did in its place while it is decoded.
    private func givesWay(_ holding: ObjectGraph.Holding, in function: Function) -> Bool {
        let decoding =
            graph.type(of: holding.parent)?.projectType.map(program.lineage)?.flatMap { program.implementations(of: .decodeState, in: $0) }
            ?? []
        if decoding.contains(where: { function in sites(in: function).contains { $0.isAssignment(toOneOf: ["viewControllers"]) } }) {
            return true
        }
        guard let site = site(at: graph.instruction(at: holding.point).range, in: function) else { return true }
        return site.tests.contains { test in test.contains { $0.memberName == "rootViewController" } }
    }

    // MARK: Launch

    /// What runs before restoration makes, and then what the objects that it makes begin with.
    private var launchControllers: (made: [StandingController], begun: [StandingController]) {
        let initialValues = graph.madeInProcedure.keys.filter { procedure in
            if case .initialValue = flow.procedures[Int(procedure)].origin { true } else { false }
        }.sorted()
        var (made, begun): ([StandingController], [StandingController]) = ([], [])
        for delegate in program.classes(adopting: "UIApplicationDelegate") {
            let launch = runningBeforeRestoration(delegate)
            made += controllers(madeIn: launch.procedures, by: launch)
            begun += controllers(madeIn: initialValues, by: launch)
        }
        return (made.first(ofEach: \.object), begun.first(ofEach: \.object))
    }

    private func controllers(madeIn procedures: [Int32], by launch: RunningAtOnce) -> [StandingController] {
        procedures.flatMap { graph.madeInProcedure[$0] ?? [] }.compactMap { object in
            guard let (type, _, location) = graph.creation(of: object), isControllerType(type) || mayBeController(type),
                let site = flow.objects[Int(object)].site, let function = graph.function(at: site), launch.makes(object)
            else { return nil }
            let keepers = keepers(of: object) { _ in true }
            // A window's root is a controller, whatever it inherits from.
            guard isControllerType(type) ? !keepers.isEmpty : keepers.contains("rootViewController") else { return nil }
            return StandingController(
                type: type, location: location, symbol: function.symbol, unit: program.unit(of: function), object: object,
                keepers: keepers)
        }
    }

    private func mayBeController(_ type: StaticType) -> Bool { type.unwrapped.projectType.map(program.hasUnknownAncestor) ?? false }

    /// The roots of main storyboards, which are loaded before the app delegate is asked anything, and the tabs drawn in them, of apps that may
    /// restore otherwise than by scenes. Stacks take the copies of what they began with by themselves.
    private var drawnControllers: [StandingController] {
        let replaced = Set(
            program.classes(adopting: "UIApplicationDelegate").filter { delegate in
                runningBeforeRestoration(delegate).functions.contains { function in
                    sites(in: function).contains { $0.isAssignment(toOneOf: ["rootViewController"]) }
                }
            }.map(\.unit))
        let roots = initialControllers.map { interface.controllers[$0] }.filter { root in
            !replaced.contains(root.unit) && !isLegacyInScenes(unit: root.unit) && !isOptedIn(unit: root.unit).isNo
        }
        return roots.flatMap { root in
            let children = interface.relationships.filter { relationship in
                relationship.kind == .managed && relationship.parent == root.id && containerKind(of: root) == .tabs
            }
            return [drawn(root)] + children.map { drawn(interface.controllers[$0.child], isTab: true) }
        }.compactMap(\.self)
    }

    private func drawn(_ controller: StoryboardController, isTab: Bool = false) -> StandingController? {
        guard let type = controller.type?.unwrapped, let object = graph.drawnObjects[controller.id] else { return nil }
        return StandingController(
            type: type, location: controller.location, symbol: controller.name, unit: controller.unit, object: object, isTab: isTab)
    }

    /// The properties of some classes that keep an object. A window keeps its root.
    private func keepers(of object: Int32, in isMeant: (Type) -> Bool) -> Set<String> {
        Set(
            flow.fields(holding: object).filter { owner, field in
                guard case .project(let type)? = graph.type(of: owner) else { return field == "rootViewController" }
                return isMeant(type) && program.lineage(of: type).contains { $0.property(field) != nil }
            }.map(\.field))
    }

    /// What runs before restoration: `willFinishLaunching`, the answer whether to restore, and the values of stored properties, with all that
    /// they call at once.
    func runningBeforeRestoration(_ delegate: Type) -> RunningAtOnce {
        let beginnings = program.functions(of: delegate).filter { function in
            guard !program.isTest(function) else { return false }
            if let property = function.property {
                return !property.isComputed && !property.modifiers.contains(.isLazy) && property.value != nil && !function.isStatic
            }
            // UIKit asks whether to restore before it restores anything; what is made where the answer may be no, nothing may come back to.
            if function.hook == .shouldRestore || function.hook == .shouldRestoreSecurely {
                return exits(of: function).allSatisfy { $0.value.isBoolean(true) }
            }
            return function.fact.name == "application" && function.fact.parameters.last?.label == "willFinishLaunchingWithOptions"
        }
        return RunningAtOnce(from: beginnings, flow, bodies)
    }
}

// MARK: Recreation

extension App {
    /// How the controller is made again; `nil` where it is not, or where the text does not tell.
    public func recreation(of standing: StandingController, among recreations: [Recreation]) -> Recreation? {
        let isToldByOthers = graph.isGivenRestorationClassByOthers(standing.object)
        let found = recreations.filter { recreation in
            if isToldByOthers { return recreation.objects.contains(standing.object) }
            return recreation.assignment.isForSelf && recreation.saved == standing.type.unwrapped
                && graph.mayGive(recreation.assignment, to: standing.object)
        }
        // What several initializers say alike is said once.
        return found.first { $0.copy == nil } ?? found.first(ofEach: \.factory.id).onlyElement
    }

    /// Whether the new object takes the place of the old: whoever makes it, or the object itself, assigns to what keeps the old one.
    public func replaces(_ standing: StandingController, _ recreation: Recreation) -> Bool {
        replaces(standing, [recreation.factory] + recreation.results.map(\.function))
    }

    /// The second one that an app delegate makes of a controller without restoration class, whenever it is asked for its identifier (B1, B8).
    public func copyByDelegate(of standing: StandingController, _ silences: inout Silences) -> FactoryResult? {
        let unit = standing.unit
        guard hasDelegateFactory(inUnit: unit), !isOptedIn(unit: unit).isNo,
            let identifier = identifiers(of: [standing.object], standing.type)?.onlyElement,
            standing.type.projectType.map({ classRestorationClass(of: $0, for: standing.object).isNone }) ?? true
        else { return nil }
        let results = delegateResults(inUnit: unit).filter { !$0.isNothing && $0.identifiers?.contains(identifier) ?? true }
        let isCopied = results.allSatisfy { result in
            result.madeType?.unwrapped == standing.type.unwrapped && result.object != standing.object
                && result.identifiers != nil && (!result.isKept || isReturnedAsMade(result))
        }
        guard isCopied, let copy = results.first, !replaces(standing, [copy.factory] + results.map(\.function)),
            silences.affirms(graph.isWithoutRestorationClass(standing.object)), silences.affirms(isOptedIn(unit: unit))
        else { return nil }
        return copy
    }

    /// Whether a factory returns what it makes by a local, whoever gets it as well.
    private func isReturnedAsMade(_ result: FactoryResult) -> Bool {
        guard result.function == result.factory, case .returns(let value) = result.exit.kind else { return false }
        return Place(result.exit, in: result.factory).origins(of: value).allSatisfy { $0.value.core.range == result.range }
    }

    private func replaces(_ standing: StandingController, _ functions: [Function]) -> Bool {
        let own = standing.type.projectType.map { program.lineage(of: $0).flatMap { program.functions(of: $0) } } ?? []
        let keepers = standing.keepers.union(["rootViewController", "viewControllers"])
        if functions.contains(where: { function in sites(in: function).contains { $0.isAssignment(toOneOf: keepers) } }) { return true }
        // What it contains itself is another matter, and a window's root is in no list.
        let isInList = standing.isTab || !standing.keepers.contains("rootViewController")
        return own.contains { function in
            sites(in: function).contains { site in
                if case .assignment(let target, _, _) = site.kind, target.plainName == "viewControllers" { return false }
                return site.isAssignment(toOneOf: keepers) && (isInList || site.call?.name != "setViewControllers")
            }
        }
    }
}

extension ObjectGraph {
    /// Whether the call that makes a navigation controller gives it the child.
    func isRootWhenMade(_ holding: Holding) -> Bool {
        guard case .call(let operands) = instruction(at: holding.point).kind else { return false }
        return operands.call.argument("rootViewController") != nil
    }

    /// Whether an object gets a restoration class from anybody but its own class.
    fileprivate func isGivenRestorationClassByOthers(_ object: Int32) -> Bool {
        restorations.contains { restoration in
            guard restoration.objects.contains(object) else { return false }
            switch instruction(at: restoration.point).kind {
            case .store(let base, _, _): return base != Procedure.receiver
            case .call(let operands): return operands.receiver != Procedure.receiver
            default: return false
            }
        }
    }
}

extension Site {
    /// To a property of one of those names, or by a method that sets the children or the root.
    func isAssignment(toOneOf names: Set<String>) -> Bool {
        switch kind {
        case .assignment(let target, _, _): target.memberName.map(names.contains) ?? false
        case .call(let call) where call.name == "setViewControllers":
            // A page controller turns its pages by a method of that name.
            call.argument("direction") == nil
        case .call(let call): call.name == "setRootViewController"
        default: false
        }
    }
}
