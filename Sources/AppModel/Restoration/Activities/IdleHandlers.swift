import Syntax

/// A restoration handler that does nothing, handed to the app delegate in whose stead a scene takes activities up: what that gives to it is
/// never told to restore its state.
public struct IdleHandler: Sendable {
    public let function: Function
    /// Of the closure.
    public let range: SourceRange
    /// The method that is to be called.
    public let restorer: Function
    /// Where the delegate gives the handler what has it.
    public let gift: Location
}

extension App {
    /// The first for each app that adopts scenes, in path order. Only where nobody calls the method that objects restore themselves by.
    public func idleHandlers() -> [IdleHandler] {
        let restorers = program.functions.filter { $0.takesActivityOver && !program.isTest($0) }
        guard !restorers.isEmpty, !isRestoringCalled else { return [] }
        let givers = program.functions.filter { $0.continuesActivity && !program.isTest($0) }
        return givers.compactMap { giver -> IdleHandler? in
            let unit = program.unit(of: giver)
            guard let gift = giftToHandler(in: giver), adoptsScenes(unit: unit),
                let restorer = restorers.first(where: { program.unit(of: $0) == unit }),
                let (function, range) = idleHandler(inUnit: unit)
            else { return nil }
            return IdleHandler(function: function, range: range, restorer: restorer, gift: giver.location(gift))
        }.first(ofEach: { program.unit(of: $0.function) })
    }

    private var isRestoringCalled: Bool {
        let names: Set = ["restoreUserActivityState"]
        return program.functions(naming: names).contains { function in
            function.contains(naming: names) { part in
                switch part.kind {
                case .call(let call): call.name == "restoreUserActivityState" && !call.asksSuper
                case .selector(let method): method.memberName == "restoreUserActivityState"
                default: false
                }
            }
        }
    }

    /// Where the handler that a method is given gets anything.
    private func giftToHandler(in giver: Function) -> SourceRange? {
        guard let handler = giver.fact.parameters.last?.name else { return nil }
        return sites(in: giver).lazy.compactMap { site -> SourceRange? in
            guard let call = site.call, call.name == handler, call.receiver == nil, let given = call.arguments.onlyElement?.value.core
            else { return nil }
            if case .array(let elements) = given.kind, elements.isEmpty { return nil }
            return given.isNil ? nil : site.range
        }.first
    }

    private func idleHandler(inUnit unit: Int) -> (function: Function, range: SourceRange)? {
        let callers = program.functions(mentioningAnyOf: ["restorationHandler", "application"]).filter {
            program.unit(of: $0) == unit && !program.isTest($0)
        }
        for caller in callers {
            for site in sites(in: caller) {
                guard let call = site.call, call.callee.core.memberName == "application", call.arguments.count == 3,
                    ["continue", "continueUserActivity"].contains(call.arguments[1].label),
                    case .closure(let closure) = call.arguments[2].value.core.kind
                else { continue }
                // One that does something may do it.
                guard closure.body.isEmpty else { return nil }
                return (caller, call.arguments[2].value.range)
            }
        }
        return nil
    }
}

extension Function {
    /// Implements the method by which UIKit hands an activity to an app without scenes.
    fileprivate var continuesActivity: Bool {
        guard fact.name == "application", fact.parameters.count == 3 else { return false }
        let name = fact.selector ?? fact.fullName
        return name == "application(_:continue:restorationHandler:)" || name == "application:continueUserActivity:restorationHandler:"
    }
}
