import Syntax

/// A controller that becomes another's child, as one place in the sources says.
public struct Containment: Sendable {
    public enum Kind: Sendable { case navigation, tabs, split, page, custom }

    public let kind: Kind
    /// `nil` when the text does not tell which object the parent is.
    public let parent: Entity?
    public let child: Expression
    /// What the child is, where the text tells objects apart.
    public let childEntity: Entity?
    /// Children of one call are siblings; it counts their position.
    public let index: Int
    public let site: Site
    public let function: Function
    /// Where the child is named.
    public var location: Location { function.location(child.range) }
    public var place: Place { Place(site, in: function) }

    /// `addChild(x)`, `UINavigationController(rootViewController: x)`, `setViewControllers([x], animated: true)`.
    static func from(_ call: Call, site: Site, in function: Function, _ app: App) -> [Containment] {
        let place = Place(site, in: function)
        switch call.name {
        case "addChild", "addChildViewController":
            guard let child = call.arguments.first?.value, call.arguments.count == 1 else { return [] }
            let receiver = call.receiver
            guard let kind = customKind(receiver, at: place, app) else { return [] }
            let parent = receiver.flatMap { $0.isSuper ? nil : app.entity($0, at: place) } ?? selfEntity(receiver, function)
            return make([child], parent: parent, kind: kind, site: site, function, app)
        case "setViewControllers":
            guard let list = call.firstUnlabelled, let receiver = call.receiver ?? Expression?.none else {
                return []
            }
            guard let kind = app.containerKind(of: receiver, at: place) else { return [] }
            return make(list.elements, parent: app.entity(receiver, at: place), kind: kind, site: site, function, app)
        default:
            guard let created = app.createdType(call, at: place) else { return [] }
            guard let root = call.argument("rootViewController"), app.mayBeNavigation(created) else { return [] }
            let entity = Entity.created(function: function.id, offset: site.range.start)
            return make([root], parent: entity, kind: .navigation, site: site, function, app)
        }
    }

    /// `tabs.viewControllers = [a, b]`.
    static func from(_ target: Expression, _ value: Expression, site: Site, in function: Function, _ app: App) -> [Containment] {
        let place = Place(site, in: function)
        let receiver: Expression?
        switch target.kind {
        case .name("viewControllers"): receiver = nil
        case .member(let base, let name) where name.text == "viewControllers": receiver = base
        default: return []
        }
        let parent = receiver.map { app.entity($0, at: place) } ?? function.type.map { .owner(type: $0.id) }
        let kind: Kind?
        if let receiver {
            kind = app.containerKind(of: receiver, at: place)
        } else {
            kind = function.type.flatMap { app.containerKind(.project($0)) }
        }
        guard let kind else { return [] }
        return make(value.elements, parent: parent, kind: kind, site: site, function, app)
    }

    private static func make(
        _ children: [Expression], parent: Entity?, kind: Kind, site: Site, _ function: Function, _ app: App
    ) -> [Containment] {
        let place = Place(site, in: function)
        return children.enumerated().map { index, child in
            Containment(
                kind: kind, parent: parent, child: child, childEntity: app.entity(child, at: place), index: index, site: site,
                function: function)
        }
    }

    /// `addChild` counts only where a controller is asked: nodes and progress objects have methods of that name too.
    private static func customKind(_ receiver: Expression?, at place: Place, _ app: App) -> Kind? {
        if let receiver, !receiver.isSuper {
            guard let type = app.type(of: receiver, at: place)?.unwrapped, app.isControllerType(type) else { return nil }
            return .custom
        }
        if let type = place.type { return app.isController(type) ? .custom : nil }
        return place.extendedName.map { UIKit.inherits($0, from: "UIViewController") } == true ? .custom : nil
    }

    private static func selfEntity(_ receiver: Expression?, _ function: Function) -> Entity? {
        guard receiver == nil || receiver?.isSuper == true else { return nil }
        return function.type.map { .owner(type: $0.id) }
    }
}

extension Expression {
    /// The elements of an array literal, also behind `+`, casts and forces; anything else stands for itself.
    fileprivate var elements: [Expression] {
        switch core.kind {
        case .array(let elements): elements
        case .nilLiteral: []
        default: [self]
        }
    }
}

extension App {
    /// Whether a type is known to be a controller.
    public func isControllerType(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let type): isController(type)
        case .named(let name, _): UIKit.inherits(name, from: "UIViewController")
        default: false
        }
    }

    func containerKind(of expression: Expression, at place: Place) -> Containment.Kind? {
        type(of: expression, at: place).flatMap { containerKind($0.unwrapped) }
    }

    func containerKind(_ type: StaticType) -> Containment.Kind? {
        let name: String?
        switch type {
        case .project(let type): name = frameworkRoot(of: type)
        case .named(let framework, _): name = framework
        default: name = nil
        }
        guard let name else { return nil }
        if UIKit.inherits(name, from: "UINavigationController") { return .navigation }
        if UIKit.inherits(name, from: "UITabBarController") { return .tabs }
        if UIKit.inherits(name, from: "UISplitViewController") { return .split }
        return UIKit.inherits(name, from: "UIPageViewController") ? .page : nil
    }

    /// `X(rootViewController:)` makes a navigation controller even where X is not known, unless X is known to be something else.
    func mayBeNavigation(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let type): frameworkRoot(of: type).map { UIKit.inherits($0, from: "UINavigationController") } ?? hasUnknownAncestor(type)
        case .named(let name, _): !UIKit.isKnownClass(name) || UIKit.inherits(name, from: "UINavigationController")
        default: false
        }
    }

    /// Every parent and child that the sources name.
    public var containments: [Containment] { objects.containments }

    /// The entity that holds the result of a creating call, or the result itself.
    public func holder(of entity: Entity) -> Entity { objects.holders[entity] ?? entity }
}
