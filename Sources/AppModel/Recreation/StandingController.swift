import Syntax

/// A controller that is in its place before restoration begins.
public struct StandingController: Sendable {
    public let type: StaticType
    public let location: Location
    public let function: Function
    /// The names that keep it.
    var keepers: Set<String> = []
    /// The local or property that holds it first.
    let entity: Entity?
    /// In `ValueFlow.objects`, where the graph found it.
    var object: Int32?
    public var isTab = false

    /// Whether another one, found by other code, is this object: the same local or property, or a property that it was put into.
    public func isSame(as other: StandingController) -> Bool {
        if let entity, entity == other.entity { return true }
        guard case .property(_, let name)? = other.entity else { return false }
        return keepers.contains(name) && type == other.type
    }
}

extension App {
    /// What an app delegate makes for the launch, and what is put into tabs.
    public var standingControllers: [StandingController] {
        let told = launchControllers + tabs
        let known = Set(told.map { "\($0.function.id) \($0.type.unwrapped.description)" })
        return told + tabsOfGraph.filter { !known.contains("\($0.function.id) \($0.type.unwrapped.description)") }
    }

    /// What code puts into tab bar controllers, and the roots of navigation controllers that a tab bar controller or the app delegate
    /// keeps. A navigation controller takes the copy for its root by itself; who keeps the old one is left behind.
    private var tabs: [StandingController] {
        containments.filter { $0.function.hook == nil && !program.isTest($0.function) }.compactMap { containment in
            guard let type = childType(of: containment), isControllerType(type), !givesWay(containment) else { return nil }
            let entity = containment.childEntity.map(holder)
            var tab = StandingController(type: type, location: containment.location, function: containment.function, entity: entity, isTab: true)
            if containment.kind == .tabs { return tab }
            guard containment.kind == .navigation, containment.site.call?.argument("rootViewController") != nil,
                case .property(let owner, let name)? = entity, program.inherits(program.types[owner], from: "UITabBarController") || program.adopts(program.types[owner], "UIApplicationDelegate")
            else { return nil }
            tab.keepers = [name]
            return tab
        }
    }

    /// Whether a container gets the child only if nothing came back, or puts what did in its place while it is decoded.
    private func givesWay(_ containment: Containment) -> Bool {
        let asksForRoot = containment.site.tests.contains { test in test.contains { $0.memberName == "rootViewController" } }
        if asksForRoot { return true }
        let decoding = parentType(of: containment).map(program.lineage)?.flatMap { program.implementations(of: .decodeState, in: $0) } ?? []
        return decoding.contains { function in sites(in: function).contains { $0.isAssignment(toOneOf: ["viewControllers"]) } }
    }

    // MARK: Launch

    private var launchControllers: [StandingController] {
        program.classes(adopting: "UIApplicationDelegate").flatMap { delegate in
            launchFunctions(of: delegate).flatMap { launchControllers(in: $0) }
        }
    }

    /// What runs before restoration: `willFinishLaunching` with the helpers it calls, and the values of stored properties.
    func launchFunctions(of delegate: Type) -> [Function] {
        let members = program.functions(of: delegate).filter { !program.isTest($0) }
        var launch = members.filter { function in
            if let property = function.property { return !property.isComputed && !property.modifiers.contains(.isLazy) && property.value != nil && !function.isStatic }
            return function.fact.name == "application" && function.fact.parameters.last?.label == "willFinishLaunchingWithOptions"
        }
        var next = 0
        while next < launch.count {
            launch += bodies.ownMethods(calledBy: launch[next], in: delegate) { !$0.mayRunLater }.filter { !launch.contains($0) }
            next += 1
        }
        return launch
    }

    /// What a function makes and puts into a property, by way of a local or not, or what the property begins with.
    private func launchControllers(in function: Function) -> [StandingController] {
        func standing(_ value: Expression?, at place: Place, keepers: Set<String>, _ entity: Entity) -> StandingController? {
            guard case .call(let call)? = value?.core.kind, let created = createdType(call, at: place), isControllerType(created) else { return nil }
            return StandingController(type: created, location: function.location(call.nameRange), function: function, keepers: keepers, entity: entity)
        }
        if let property = function.property, let type = function.type {
            guard function.isInitialValue, let value = function.body.onlyReturn else { return [] }
            let entity = Entity.property(type: type.id, name: property.name)
            return standing(value, at: Place(function, nil), keepers: [property.name], entity).map { [$0] } ?? []
        }
        return sites(in: function).filter { !$0.mayRunLater }.compactMap { site in
            let place = Place(site, in: function)
            switch site.kind {
            case .assignment(let target, nil, let value):
                guard let entity = entity(target, at: place), case .property(_, let name) = entity else { return nil }
                return standing(value, at: place, keepers: [name], entity)
            case .local(let local):
                guard let locals = site.locals, let object = LocalObject(declaredAt: site, in: function),
                    var standing = standing(local.value, at: place.before(locals), keepers: [], object.entity)
                else { return nil }
                standing.keepers = Set(targets(keeping: object).compactMap(\.memberName))
                return standing.keepers.isEmpty ? nil : standing
            default:
                return nil
            }
        }
    }
}

// MARK: Recreation

extension App {
    /// How the controller is made again; `nil` where it is not, or where the text does not tell.
    public func recreation(of standing: StandingController, among recreations: [Recreation]) -> Recreation? {
        let own = standing.entity.map { ownRestorationClasses(of: $0) } ?? []
        let object = standing.object ?? standing.entity.flatMap(creation).flatMap(graph.object)
        let found = recreations.filter { recreation in
            if !own.isEmpty { return own.contains { $0.location == recreation.assignment.location } }
            return recreation.assignment.isForSelf && recreation.saved == standing.type.unwrapped
                && object.map { graph.mayGive(recreation.assignment, to: $0) } ?? true
        }
        // What several initializers say alike is said once.
        return found.first { $0.copy == nil } ?? found.first(ofEach: \.factory.id).onlyElement
    }

    /// Whether the new object takes the place of the old: whoever makes it, or the object itself, assigns to what keeps the old one.
    public func replaces(_ standing: StandingController, _ recreation: Recreation) -> Bool {
        let own = standing.type.projectType.map { program.lineage(of: $0).flatMap { program.functions(of: $0) } } ?? []
        let makers = Set([recreation.factory] + recreation.results.map(\.function) + own)
        let keepers = standing.keepers.union(["rootViewController", "viewControllers"])
        return makers.contains { function in sites(in: function).contains { $0.isAssignment(toOneOf: keepers) } }
    }
}

extension Site {
    /// To a property of one of those names, or by a method that sets the children or the root.
    func isAssignment(toOneOf names: Set<String>) -> Bool {
        switch kind {
        case .assignment(let target, _, _): target.memberName.map(names.contains) ?? false
        case .call(let call): call.name == "setViewControllers" || call.name == "setRootViewController"
        default: false
        }
    }
}
