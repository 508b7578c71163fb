import Syntax

/// A saved activity that comes back to code which has no use for it.
public struct IgnoredActivity: Sendable {
    /// The method that hands it out.
    public let saver: Function
    /// Where it is asked for, or taken.
    public let reader: Location
}

extension RestoredActivityReaders {
    /// Where the activity of a scene comes back to code that does nothing with it or because of it; `nil` where any does, or none gets it.
    func reader(thatIgnoresWhatIsSavedBy saver: Function) -> (location: Location, doubt: Silence?)? {
        let starts = starts(ofScenesOf: saver, unit: app.program.unit(of: saver)).filter { flow.function(of: $0)?.savesScene != true }
        guard let first = starts.first.flatMap({ flow.function(of: $0) }) else { return nil }
        let uses = uses(ofType: nil, from: starts)
        guard uses.reads.isEmpty, uses.asked.isEmpty, !uses.isMet else { return nil }
        let isUsed = uses.reached.contains { procedure in
            guard let function = flow.function(of: procedure) else { return true }
            return actsOnActivity(function, procedure)
        }
        guard !isUsed else { return nil }
        let place = starts.lazy.compactMap { taking($0) }.first ?? first.location
        return (place, silence ?? uses.silence)
    }

    /// Where a procedure gets hold of the activity.
    private func taking(_ procedure: Int32) -> Location? {
        guard let function = flow.function(of: procedure) else { return nil }
        let taken = flow.procedures[Int(procedure)].instructions.first { holds(procedure, $0.result) }
        return taken.map { function.location($0.range) }
    }

    /// Whether a body asks the activity for anything, or does what it would not do without it, but to hand it on or to log it.
    private func actsOnActivity(_ function: Function, _ procedure: Int32) -> Bool {
        let body = flow.procedures[Int(procedure)]
        func isActivity(_ expression: Expression) -> Bool { body.variable(of: expression.core).map { holds(procedure, $0) } ?? false }
        // What is handed it is there for its sake.
        let isTaker = body.regions[0].parameters.contains { holds(procedure, $0) } && !function.connectsScene
        // What becomes of it in an expression of another value, an answer or a comparison, may mean anything.
        func isUsed(_ value: Expression) -> Bool { !isActivity(value) && value.contains(where: isActivity) }
        let isAsked = body.instructions.contains { instruction in
            guard case .load(let base, let field) = instruction.kind else { return false }
            return holds(procedure, base) && !Self.plainMembers.contains(field.name)
        }
        if isAsked { return true }
        return app.sites(in: function).contains { site in
            let depends =
                isTaker || site.tests.contains { $0.contains(where: isActivity) } || site.isInLoop { $0.contains(where: isActivity) }
            switch site.kind {
            case .call(let call):
                // A window is shown in any case.
                if call.asksSuper || UIKit.loggingCalls.contains(call.name) || call.showsWindow { return false }
                let given = call.arguments.map(\.value) + [call.receiver].compactMap(\.self)
                guard given.contains(where: isActivity) else { return depends || given.contains(where: isUsed) }
                // A closure beside it runs for its sake.
                return given.contains { isUsed($0) || $0.core.isClosure }
            case .assignment(let target, _, let value):
                if target.isWildcard { return false }
                // Another local that holds it is followed.
                return isActivity(value) && site.locals?.binds(target) == true ? false : depends || value.contains(where: isActivity)
            case .local(let local):
                return local.name != "_" && local.value.map(isUsed) ?? false
            case .returns(let value):
                return isUsed(value) || depends && !isActivity(value) && !value.isLiteral && !value.isNil
            case .forced, .cast, .attempt, .element, .range:
                return false
            }
        }
    }
}

extension Site {
    /// Whether a loop around it walks over something of a kind, or asks for it in each round.
    fileprivate func isInLoop(over isMeant: (Expression) -> Bool) -> Bool {
        steps.contains { step in
            if case .loop(let loop) = step {
                loop.sequence.map(isMeant) ?? false || loop.conditions.flatMap(\.expressions).contains(where: isMeant)
            } else {
                false
            }
        }
    }
}

extension Call {
    /// `window?.makeKeyAndVisible()`
    fileprivate var showsWindow: Bool { arguments.isEmpty && ["makeKeyAndVisible", "makeKey"].contains(name) }
}

extension LocalScope {
    /// Whether a plain name is a local's here.
    fileprivate func binds(_ target: Expression) -> Bool { target.plainName.map { lookUp($0) != nil } ?? false }
}
