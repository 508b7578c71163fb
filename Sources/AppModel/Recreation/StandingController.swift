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
    public var isTab = false
}

extension App {
    /// What an app delegate makes for the launch, and what is put into tabs.
    public var standingControllers: [StandingController] { launchControllers + tabs }

    /// What code puts into tab bar controllers, and the roots of navigation controllers that a tab bar controller or the app delegate
    /// keeps. A navigation controller takes the copy for its root by itself; who keeps the old one is left behind.
    private var tabs: [StandingController] {
        containments.filter { $0.function.hook == nil && !isTest($0.function) }.compactMap { containment in
            guard let type = childType(of: containment), isControllerType(type) else { return nil }
            let entity = containment.childEntity.map(holder)
            var tab = StandingController(type: type, location: containment.location, function: containment.function, entity: entity, isTab: true)
            if containment.kind == .tabs { return tab }
            guard containment.kind == .navigation, containment.site.call?.argument("rootViewController") != nil,
                case .property(let owner, let name)? = entity, inherits(types[owner], from: "UITabBarController") || adopts(types[owner], "UIApplicationDelegate")
            else { return nil }
            tab.keepers = [name]
            return tab
        }
    }
}

// MARK: Launch

extension App {
    fileprivate var launchControllers: [StandingController] {
        classes(adopting: "UIApplicationDelegate").flatMap { delegate in
            launchFunctions(of: delegate).flatMap { launchControllers(in: $0) }
        }
    }

    /// What runs before restoration: `willFinishLaunching` with the helpers it calls, and the values of stored properties.
    private func launchFunctions(of delegate: Type) -> [Function] {
        let members = functions(of: delegate).filter { !isTest($0) }
        var launch = members.filter { function in
            if let property = function.property { return !property.isComputed && !property.modifiers.contains(.isLazy) && property.value != nil && !function.isStatic }
            return function.fact.name == "application" && function.fact.parameters.last?.label == "willFinishLaunchingWithOptions"
        }
        var next = 0
        while next < launch.count {
            for site in sites(in: launch[next]) {
                guard let call = site.call, !site.mayRunLater, case .name(let name) = call.callee.kind, let helper = method(name, call, of: delegate),
                    !launch.contains(helper)
                else { continue }
                launch.append(helper)
            }
            next += 1
        }
        return launch
    }

    private func launchControllers(in function: Function) -> [StandingController] {
        if let property = function.property, let type = function.type {
            guard case .returns(let value?)? = function.body.first?.kind, case .call(let call) = value.core.kind,
                let created = createdType(call, at: Place(function, nil)), isControllerType(created)
            else { return [] }
            return [
                StandingController(
                    type: created, location: function.location(call.nameRange), function: function, keepers: [property.name],
                    entity: .property(type: type.id, name: property.name))
            ]
        }
        return sites(in: function).compactMap { site -> StandingController? in
            guard !site.mayRunLater else { return nil }
            switch site.kind {
            case .assignment(let target, nil, let value):
                guard case .call(let call) = value.core.kind, let entity = entity(target, at: Place(site, in: function)), case .property(_, let name) = entity,
                    let created = createdType(call, at: Place(site, in: function)), isControllerType(created)
                else { return nil }
                return StandingController(
                    type: created, location: function.location(call.nameRange), function: function, keepers: [name], entity: entity)
            case .local(let local):
                guard let locals = site.locals, let object = LocalObject(declaredAt: site, in: function), case .call(let call)? = local.value?.core.kind,
                    let created = createdType(call, at: Place(site, in: function).before(locals)), isControllerType(created)
                else { return nil }
                let keepers = uses(of: object).compactMap { use -> String? in
                    if case .assigned(let target) = use.kind { return target.memberName }
                    return nil
                }
                guard !keepers.isEmpty else { return nil }
                return StandingController(
                    type: created, location: function.location(call.nameRange), function: function, keepers: Set(keepers), entity: object.entity)
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
        let found = recreations.filter { recreation in
            if !own.isEmpty { return own.contains { $0.location == recreation.assignment.location } }
            return recreation.assignment.isForSelf && recreation.saved == standing.type.unwrapped
        }
        return found.count == 1 ? found[0] : nil
    }

    /// Whether the new object takes the place of the old: whoever makes it, or the object itself, assigns to what keeps the old one.
    public func replaces(_ standing: StandingController, _ recreation: Recreation) -> Bool {
        let own = standing.type.projectType.map { lineage(of: $0).flatMap { functions(of: $0) } } ?? []
        let makers = Set([recreation.factory] + recreation.vendings.map(\.function) + own)
        let keepers = standing.keepers.union(["rootViewController", "viewControllers"])
        return makers.contains { function in
            sites(in: function).contains { site in
                switch site.kind {
                case .assignment(let target, _, _): target.memberName.map(keepers.contains) ?? false
                case .call(let call): call.name == "setViewControllers" || call.name == "setRootViewController"
                default: false
                }
            }
        }
    }
}
