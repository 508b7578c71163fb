import AppModel
import Syntax

extension App {
    /// `guard let page = activity.userInfo?["page"] as? Int else { throw Problem.gone }` in a function that is called by `try!`.
    func forceOnThrowing(without value: RestoredValue, _ body: RestoringBody) -> Force? {
        guard value.isObject, value.kept == nil, let tried = triedCalls(of: value.function).first, throwsOn(without: value, body) else {
            return nil
        }
        var force = Force(
            "is taken for granted: '\(tried.name)' throws without it, and is called with 'try!'", elsewhere: tried.site.mark,
            help: "Use `try?`, and begin afresh where it throws: what was saved may be gone, or another version's.")
        force.function = tried.caller
        return force
    }

    /// Whether the function that reads a value throws where it is missing, or hands on what a decoder throws that does not like it.
    private func throwsOn(without value: RestoredValue, _ body: RestoringBody) -> Bool {
        let function = value.function
        guard !function.isObjectiveC else { return false }
        let handled = function.handledRanges
        func throwsOn(_ range: SourceRange) -> Bool { !handled.contains { $0.contains(range) } }
        if function.body.throwing(without: value.range).contains(where: throwsOn) { return true }
        return sites(in: function).contains { site in
            guard case .attempt(.propagating, let tried) = site.kind, case .call(let call) = tried.core.kind, throwsOn(site.range) else {
                return false
            }
            let place = Place(site, in: function)
            return unarchivedData(call, at: place).map { isData($0, of: value, at: place, body) } ?? false
        }
    }
}

extension [Statement] {
    /// Where something is thrown because a read gives nil.
    fileprivate func throwing(without range: SourceRange) -> [SourceRange] {
        flatMap { statement -> [SourceRange] in
            let inner = statement.inner.throwing(without: range)
            switch statement.kind {
            case .guarded(let conditions, let otherwise):
                guard let last = otherwise.last, last.isThrow, conditions.contains(where: { $0.binds(range) }) else { return inner }
                return inner + [last.range]
            case .branch(let branch):
                guard let last = branch.arms.last, branch.arms.count == 2, last.conditions.isEmpty, let thrown = last.body.last,
                    thrown.isThrow, branch.arms[0].conditions.contains(where: { $0.binds(range) })
                else { return inner }
                return inner + [thrown.range]
            default: return inner
            }
        }
    }
}

extension Statement {
    fileprivate var isThrow: Bool { if case .throwing = kind { true } else { false } }
}
