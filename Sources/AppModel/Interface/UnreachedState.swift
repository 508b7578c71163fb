import Syntax

extension App {
    /// Classes of controllers and views that encode or decode state which UIKit never asks them for, as nothing gives any of their objects a
    /// restoration identifier (A2, G4): encoding one without writes nothing (C8). Only where restoration is seen to be switched on, and all that
    /// might identify them is in sight.
    public func statesNeverReached(_ silences: inout Silences) -> [(type: Type, hook: Function)] {
        program.typesWithHooks().compactMap { type in
            guard program.isController(type) || program.isView(type) || program.hasUnknownAncestor(type), let hook = ownState(of: type),
                !program.isTest(hook),
                case let isNeverIdentified = isNeverIdentified(type), !isNeverIdentified.isNo, isMade(type),
                silences.affirms(isNeverIdentified)
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
    public func isMade(_ type: Type) -> Bool { !storyboardControllers(of: type).isEmpty || isCreatedInCode(type) }

    /// Whether no object of a class, or of one below it, ever gets an identifier, in an app that restores and shows all that might give one.
    func isNeverIdentified(_ type: Type) -> Answer {
        let isRestored = isOptedIn(unit: type.unit)
        guard !isRestored.isNo else { return .no }
        let kinds = [type] + program.descendants(of: type)
        var silence: Silence?
        for kind in kinds {
            switch classIdentifier(of: kind) {
            case .none: continue
            case .unknown(let unknown): silence = silence ?? unknown
            case .some, .computed, .drawn, .optedOut: return .no
            }
        }
        // By name, for another target may have a class that is called so.
        let names = Set(kinds.map(\.shortName))
        let isDrawn =
            storyboardControllers.contains { $0.fact.restorationIdentifier != nil && $0.fact.customClass.map(names.contains) ?? false }
            || program.isView(type) && mayBeDrawnView(anyOf: names)
        if isDrawn || graph.mayIdentify(anyOf: kinds) { return .no }
        if case .unknown = isRestored { return isRestored }
        // What looks into bodies comes last.
        silence =
            silence ?? program.silence(onCodeOf: type.unit) ?? program.silence(onInterfacesOf: type.unit)
            ?? self.silence(onOthersGivingIdentifier: .project(type), unit: type.unit) ?? self.silence(onHandingOverAnyOf: kinds)
        return silence.map(Answer.unknown) ?? .yes
    }

    /// Whether a storyboard or xib identifies a view of one of some classes.
    private func mayBeDrawnView(anyOf names: Set<String>) -> Bool {
        program.files.contains { file in
            file.interface?.views.contains { $0.customClass.map { names.contains($0.lastComponent) } ?? false } ?? false
        }
    }

    private func silence(onHandingOverAnyOf kinds: [Type]) -> Silence? {
        for kind in kinds {
            if let place = placeThatHandsItselfToIdentifier(kind) { return Silence(.handedToIdentifier, at: place, about: kind.name) }
        }
        return nil
    }
}
