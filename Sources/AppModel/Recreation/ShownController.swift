import Syntax

/// A controller that one body makes, identifies and shows to whoever uses the app.
public struct ShownController: Sendable {
    public let object: LocalObject
    public let made: StaticType
    public let identification: IdentifierAssignment
}

extension App {
    /// Every such controller of a function, in source order. System controllers are left out: they know how to come back, or need not.
    public func shownControllers(in function: Function) -> [ShownController] {
        identifierAssignments(in: function).compactMap { assignment in
            guard !assignment.isOptOut, let identified = assignment.object, let object = localObject(namedBy: identified, at: assignment.site, in: function),
                let made = creation(of: object, before: assignment.site), isPlainController(made)
            else { return nil }
            let shown = ShownController(object: object, made: made, identification: assignment)
            return uses(of: shown).contains(where: \.isShow) ? shown : nil
        }
    }

    /// Shown controllers with an identifier that nothing can make again, in source order.
    public var homelessControllers: [ShownController] {
        let units = Set(program.units.indices.filter(leavesAllToRestorationClasses))
        guard !units.isEmpty else { return [] }
        return program.functionsMentioningRestoration
            .filter { units.contains(program.unit(of: $0)) && !program.isTest($0) && $0.hook == nil && !$0.buildsInterface }
            .flatMap { shownControllers(in: $0) }.filter { !mayBeMadeAgain($0) }
    }

    /// Whether a restoration class can make it again, the object's or its class's, or whether somebody may have seen to it: whom it is
    /// handed to, or who takes its identifier away.
    public func mayBeMadeAgain(_ shown: ShownController) -> Bool {
        let isSeenTo = uses(of: shown).contains { use in
            switch use.kind {
            case .memberAssigned("restorationClass", _): true
            case .memberAssigned("restorationIdentifier", let value): value.isNil
            case .asked, .handedTo, .assigned, .renamed, .returned, .memberAssigned: false
            }
        }
        if isSeenTo || isHandedToStrangers(shown.object) || isReachedByStrays(shown.made, inUnit: program.unit(of: shown.object.function)) { return true }
        return shown.made.projectType.map { !classRestorationClass(of: $0).isNone } ?? false
    }

    /// What may happen to it in one run with its identification.
    private func uses(of shown: ShownController) -> [LocalUse] {
        uses(of: shown.object).filter { !$0.site.excludes(shown.identification.site) }
    }

    private func isPlainController(_ type: StaticType) -> Bool {
        switch type {
        case .project(let type): program.isController(type)
        case .named(let name, _): ["UIViewController", "UINavigationController", "UITabBarController", "UISplitViewController"].contains(name)
        case .optional, .metatype: false
        }
    }
}

extension LocalUse {
    /// Whether somebody who uses the app sees the object come: animated, or for a sender.
    fileprivate var isShow: Bool {
        guard case .handedTo(let call) = kind, !site.mayRunLater else { return false }
        switch call.name {
        case "pushViewController", "present", "presentViewController": return call.argument("animated")?.isBoolean(true) ?? false
        case "show", "showViewController": return call.argument("sender") != nil
        default: return false
        }
    }
}

extension Function {
    /// Whether it is one of the methods in which an interface is built once, possibly before restoration begins.
    public var buildsInterface: Bool {
        guard fact.kind == .method else { return true }
        return UIKit.viewLifeCycle.contains(fact.name) || Conventions.launchMethods.contains(fact.name)
    }
}
