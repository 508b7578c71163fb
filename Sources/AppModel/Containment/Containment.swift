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
    /// What makes it a child, and the function that does.
    public let site: Site
    public let function: Function
    /// Where the child is named: there, or where it is put into the list that the parent gets.
    public let place: Place
    public let location: Location
    /// What puts it into the list that the parent gets, or does so for the whole list.
    let addition: Site?

    /// Whether the two surely become children in one run: wherever one does, the other has.
    public func meets(_ other: Containment) -> Bool { comes(with: other) || other.comes(with: self) }

    /// Whether it becomes a child wherever another one does.
    public func comes(with other: Containment) -> Bool {
        let pairs = [
            (site, function == other.function ? other.site : nil), (addition, place.function == other.place.function ? other.addition : nil),
        ]
        return pairs.allSatisfy { own, others in
            guard let own else { return true }
            return own.isOnTheWay(to: others) && others.map(own.excludes) != true
        }
    }

    /// Whether what makes it a child lies on the way through an assignment.
    func isCertain(_ assignment: IdentifierAssignment) -> Bool {
        let ways = [(site, function), (addition, place.function)]
        return ways.contains { site, function in
            guard let site, assignment.function == function else { return false }
            return assignment.site.isOnTheWay(to: site)
        }
    }

    /// `addChild(x)`, `UINavigationController(rootViewController: x)`, `setViewControllers([x], animated: true)`.
    static func from(_ call: Call, site: Site, in function: Function, _ app: App) -> [Containment] {
        let place = Place(site, in: function)
        switch call.name {
        case "addChild", "addChildViewController":
            guard let child = call.arguments.first?.value, call.arguments.count == 1 else { return [] }
            let receiver = call.receiver.flatMap { $0.isSuper ? nil : $0 }
            guard let kind = customKind(receiver, at: place, app) else { return [] }
            let parent = receiver.map { app.entity($0, at: place) } ?? function.type.map { .owner(type: $0.id) }
            return make(alone(child, at: place), parent: parent, kind: kind, site: site, function, app)
        case "setViewControllers":
            guard let list = call.firstUnlabelled else { return [] }
            return children(list, of: call.receiver, site: site, function, app)
        default:
            guard let root = call.argument("rootViewController"), let created = app.createdType(call, at: place), app.mayBeNavigation(created)
            else { return [] }
            let entity = Entity.created(function: function.id, offset: site.range.end)
            return make(alone(root, at: place), parent: entity, kind: .navigation, site: site, function, app)
        }
    }

    /// `tabs.viewControllers = [a, b]`.
    static func from(_ target: Expression, _ value: Expression, site: Site, in function: Function, _ app: App) -> [Containment] {
        let receiver: Expression?
        switch target.kind {
        case .name("viewControllers"): receiver = nil
        case .member(let base, let name) where name.text == "viewControllers": receiver = base
        default: return []
        }
        return children(value, of: receiver, site: site, function, app)
    }

    /// The children that a container, or `self` without a receiver, is given in one list.
    private static func children(_ list: Expression, of receiver: Expression?, site: Site, _ function: Function, _ app: App) -> [Containment] {
        let place = Place(site, in: function)
        let parent = receiver.map { app.entity($0, at: place) } ?? function.type.map { .owner(type: $0.id) }
        let kind = receiver.map { app.containerKind(of: $0, at: place) } ?? function.type.flatMap { app.containerKind(.project($0)) }
        guard let kind else { return [] }
        let elements = app.elements(of: list, at: place, usedBy: site) ?? alone(list, at: place)
        return make(elements, parent: parent, kind: kind, site: site, function, app)
    }

    private static func alone(_ child: Expression, at place: Place) -> [ListElement] {
        [ListElement(value: child, place: place, addition: nil)]
    }

    /// The call of a helper that adds one of its parameters to `self`.
    static func from(
        _ call: Call, of helper: Function, adding parameter: String, _ kind: Kind, site: Site, in function: Function, _ app: App
    ) -> [Containment] {
        let place = Place(site, in: function)
        guard helper.fact.matches(call),
            let child = call.arguments.indices.first(where: { helper.fact.parameter(for: $0, of: call)?.name == parameter })
        else { return [] }
        let receiver = call.receiver.flatMap { $0.isSuper ? nil : $0 }
        // The receiver must be something that has the helper.
        let owner = receiver.map { app.program.type(of: $0, at: place)?.unwrapped } ?? function.type.map { .project($0) }
        guard case .project(let type)? = owner else { return [] }
        if let helperType = helper.type {
            guard app.program.isWithin(type, helperType) else { return [] }
        } else {
            guard let extended = helper.extendedName, app.program.inherits(type, from: extended) else { return [] }
        }
        let parent = receiver.map { app.entity($0, at: place) } ?? .owner(type: type.id)
        let argument = call.arguments[child].value
        let elements = kind == .custom ? nil : app.elements(of: argument, at: place, usedBy: site)
        return make(elements ?? alone(argument, at: place), parent: parent, kind: kind, site: site, function, app)
    }

    /// Whether the parent is the object whose method this is.
    var addsToSelf: Bool {
        let receiver: Expression?
        switch site.kind {
        case .call(let call): receiver = call.receiver
        case .assignment(let target, _, _):
            if case .member(let base, _) = target.kind { receiver = base } else { receiver = nil }
        default: return false
        }
        return receiver.map { $0.isSelf || $0.isSuper } ?? true
    }

    private static func make(
        _ children: [ListElement], parent: Entity?, kind: Kind, site: Site, _ function: Function, _ app: App
    ) -> [Containment] {
        // `for child in [left, right] { addChild(child) }` adds both.
        let each = children.flatMap { child -> [ListElement] in
            guard case .name(let name) = child.value.core.kind, let locals = child.place.locals?.lookUp(name),
                case .element(let sequence) = locals.binding.origin
            else { return [child] }
            return app.elements(of: sequence, at: child.place.before(locals), usedBy: site) ?? [child]
        }
        return each.filter { kind != .custom || app.mayBeController($0.value, at: $0.place) }.enumerated().map { index, child in
            Containment(
                kind: kind, parent: parent, child: child.value, childEntity: app.entity(child.value, at: child.place), index: index, site: site,
                function: function, place: child.place,
                location: app.program.location(child.value.range, at: child.place), addition: child.addition)
        }
    }

    /// `addChild` counts only where a controller is asked: nodes and progress objects have methods of that name too.
    private static func customKind(_ receiver: Expression?, at place: Place, _ app: App) -> Kind? {
        if let receiver {
            guard let type = app.program.type(of: receiver, at: place)?.unwrapped, app.isControllerType(type) else { return nil }
            return .custom
        }
        if let type = place.type { return app.program.isController(type) ? .custom : nil }
        return place.extendedName.map { UIKit.inherits($0, from: "UIViewController") } == true ? .custom : nil
    }
}

extension App {
    /// False also where the class is out of sight.
    public func isControllerType(_ type: StaticType) -> Bool {
        switch type.unwrapped {
        case .project(let type): program.isController(type)
        case .named(let name, _): UIKit.inherits(name, from: "UIViewController")
        default: false
        }
    }

    /// A child of another kind belongs to a method of the project's own.
    func mayBeController(_ child: Expression, at place: Place) -> Bool {
        switch program.type(of: child, at: place)?.unwrapped {
        case .project(let type)?: program.isController(type) || type.kind == .protocol || program.hasUnknownAncestor(type)
        case .named(let name, _)?:
            !UIKit.isKnownClass(name) || UIKit.inherits(name, from: "UIViewController") || UIKit.inherits("UIViewController", from: name)
        default: true
        }
    }

    func containerKind(of expression: Expression, at place: Place) -> Containment.Kind? {
        program.type(of: expression, at: place).flatMap { containerKind($0.unwrapped) }
    }

    func containerKind(_ type: StaticType) -> Containment.Kind? {
        let name: String?
        switch type {
        case .project(let type): name = program.frameworkRoot(of: type)
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
        case .project(let type): program.frameworkRoot(of: type).map { UIKit.inherits($0, from: "UINavigationController") } ?? program.hasUnknownAncestor(type)
        case .named(let name, _): !UIKit.isKnownClass(name) || UIKit.inherits(name, from: "UINavigationController")
        default: false
        }
    }
}
