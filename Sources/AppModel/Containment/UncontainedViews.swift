import Syntax

/// A controller whose view a container shows as its own, while nobody makes the controller its child (A17).
public struct UncontainedView: Sendable {
    /// The controller, as the container names it.
    public let child: Expression
    public let entity: Entity
    public let type: StaticType
    public let container: Type
    /// The call that shows the view.
    public let site: Site
    public let function: Function

    public var place: Place { Place(site, in: function) }
    /// Of the view.
    public var location: Location { function.location(child.range) }
}

extension App {
    /// The first place for each such controller, in path order.
    ///
    /// The controller is made in sight, and nobody gets hold of it who could make it a child; anything else leaves the question open.
    ///
    /// - Parameter matters: tells which ones to look after, for that takes a while.
    public func uncontainedViews(where matters: (UncontainedView) -> Bool) -> [UncontainedView] {
        program.functions(mentioningAnyOf: App.waysToShow).filter { !program.isTest($0) && !$0.isStatic }.flatMap { function -> [UncontainedView] in
            guard let container = function.type, program.isController(container), !program.hasUnknownAncestor(container),
                !["UIViewControllerAnimatedTransitioning", "UIViewControllerContextTransitioning"].contains(where: { program.adopts(container, $0) })
            else { return [] }
            return sites(in: function).compactMap { shownView($0, in: function, of: container) }
        }.first(ofEach: \.entity).filter { matters($0) && !mayBecomeChild($0) }
    }

    private static let waysToShow = ["addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview"]

    /// `view.addSubview(child.view)`.
    private func shownView(_ site: Site, in function: Function, of container: Type) -> UncontainedView? {
        guard let call = site.call, App.waysToShow.contains(call.name), let receiver = call.receiver, let view = call.firstUnlabelled?.core,
            case .member(let child, let name) = view.kind, name.text == "view", !child.core.isSelf
        else { return nil }
        let place = Place(site, in: function)
        guard isShown(receiver.core, by: container, at: place), let entity = entity(child, at: place),
            let type = program.type(of: child, at: place)?.unwrapped, isControllerType(type), !isInput(type)
        else { return nil }
        return UncontainedView(child: child, entity: entity, type: type, container: container, site: site, function: function)
    }

    /// Whether it is the view of a controller's own object, or one that it keeps.
    private func isShown(_ view: Expression, by container: Type, at place: Place) -> Bool {
        guard let name = view.plainName else { return false }
        if case .name = view.kind, place.locals?.lookUp(name) != nil { return false }
        if name == "view" { return true }
        guard case .property(let owner, _)? = entity(view, at: place), program.isWithin(container, program.types[owner]) else { return false }
        switch program.type(of: view, at: place)?.unwrapped {
        case .project(let type)?: return program.isView(type)
        case .named(let name, _)?: return UIKit.inherits(name, from: "UIView") && !UIKit.inherits(name, from: "UIWindow")
        case .optional?, .metatype?, nil: return false
        }
    }

    /// The system shows a keyboard itself.
    private func isInput(_ type: StaticType) -> Bool {
        switch type {
        case .project(let type): program.inherits(type, from: "UIInputViewController")
        case .named(let name, _): name == "UIInputViewController"
        case .optional, .metatype: false
        }
    }

    private func mayBecomeChild(_ shown: UncontainedView) -> Bool {
        if objects.containments.contains(where: { $0.childEntity == shown.entity || $0.childEntity.map(holder) == shown.entity }) { return true }
        if let type = shown.type.projectType, addsItself(type) { return true }
        return ObjectTrace(of: shown.entity, in: self).isLost
    }

    /// `parent.addChild(self)`.
    private func addsItself(_ type: Type) -> Bool {
        program.family(of: type).flatMap { program.functions(of: $0) }.contains { function in
            sites(in: function).contains { site in
                guard let call = site.call, call.name == "addChild" || call.name == "addChildViewController" else { return false }
                return call.arguments.first?.value.isSelf ?? false
            }
        }
    }

    /// The identifier of the controller: what it is given, else what its class gives to every object.
    public func childIdentifier(of shown: UncontainedView) -> IdentifierState {
        let own = identifier(of: holder(of: shown.entity))
        if case .unknown = own, let type = shown.type.projectType { return classIdentifier(of: type) }
        return own
    }

    /// Whether a coder of the unit may be given the controller itself, which saves it without any containment (A4). That a container
    /// encodes its children does not help one that is none.
    public func mayBeEncoded(_ shown: UncontainedView) -> Bool {
        mayBeEncoded(shown.entity, shown.type, inUnit: program.unit(of: shown.function), atHand: Set(program.family(of: shown.container))) { !$0.comesFromChildren }
    }
}

extension EncodedValue {
    /// `children`, or one of them.
    fileprivate var comesFromChildren: Bool {
        if value.namesChildren { return true }
        guard case .name(let name) = value.core.kind else { return false }
        if case .element(let sequence)? = site.locals?.lookUp(name)?.binding.origin { return sequence.namesChildren }
        return site.steps.contains { step in
            guard case .loop(let loop) = step, loop.names.contains(name) else { return false }
            return loop.sequence?.namesChildren ?? false
        }
    }
}

extension Expression {
    fileprivate var namesChildren: Bool {
        contains { $0.memberName == "children" || $0.memberName == "childViewControllers" }
    }
}
