import Syntax

extension App {
    /// Classes of controllers that encode or decode state which UIKit never asks them for, as nothing gives any of their objects a
    /// restoration identifier (A2) and nobody encodes one (A4). Only where restoration is seen to be switched on, and all that might
    /// identify them is in sight.
    public var controllersNeverReached: [(type: Type, hook: Function)] {
        program.typesWithHooks().compactMap { type in
            guard program.isController(type), let hook = ownState(of: type), !program.isTest(hook), isNeverIdentified(type), isMade(type),
                !isEncoded(.project(type), inUnit: type.unit), !graph.mayBeEncoded(anyOf: [type] + program.descendants(of: type))
            else { return nil }
            return (type, hook)
        }
    }

    /// A hook of a class that does more than its superclass's.
    func ownState(of type: Type) -> Function? {
        (program.implementations(of: .encodeState, in: type) + program.implementations(of: .decodeState, in: type))
            .first { !$0.onlyCallsSuper }
    }

    /// Whether an object of it, or of a class below it, is seen to be made.
    private func isMade(_ type: Type) -> Bool { !storyboardControllers(of: type).isEmpty || isCreatedInCode(type) }

    /// Whether no object of a class, or of one below it, ever gets an identifier, in an app that restores and shows all that might give one.
    func isNeverIdentified(_ type: Type) -> Bool {
        guard optsIn(unit: type.unit) == true, !program.hasUnreadCode(inUnit: type.unit), !program.hasUnreadInterface(inUnit: type.unit)
        else { return false }
        let kinds = [type] + program.descendants(of: type)
        guard kinds.allSatisfy({ !program.hasUnknownAncestor($0) && classIdentifier(of: $0).isNone }) else { return false }
        // By name, for another target may have a class that is called so.
        let names = Set(kinds.map(\.shortName))
        let isDrawn = storyboardControllers.contains {
            $0.fact.restorationIdentifier != nil && $0.fact.customClass.map(names.contains) ?? false
        }
        // What looks into bodies comes last.
        return !isDrawn && !isIdentifiedByOthers(.project(type), unit: type.unit) && !graph.mayIdentify(anyOf: kinds)
            && !kinds.contains(where: mayHandItselfToIdentifier)
    }
}
