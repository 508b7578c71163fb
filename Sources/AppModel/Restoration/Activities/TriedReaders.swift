import Syntax

/// A call by `try!` of what throws on where something restored is missing.
public struct TriedReader: Sendable {
    public let caller: Function
    public let site: Site
    /// As the call names what it runs: `Route(_:)`.
    public let name: String
}

extension App {
    /// Where a function that is handed a restored activity is called by `try!`, itself or by way of others that hand its error on, and nothing
    /// there asks about the entries.
    public func triedCalls(of reader: Function) -> [TriedReader] {
        memories.triedCalls.answer(reader.id) {
            triedCalls(of: reader, RestoredActivities(self, .init(handedOver: true, kept: false)), depth: 0)
        }
    }

    private func triedCalls(of reader: Function, _ restored: RestoredActivities, depth: Int) -> [TriedReader] {
        guard depth < 3, let name = reader.fact.kind == .initializer ? reader.type?.shortName : reader.fact.name else { return [] }
        let callers = program.functions(naming: [name]).filter { $0 != reader && !program.isTest($0) }
        return callers.flatMap { caller -> [TriedReader] in
            let handled = caller.handledRanges
            return sites(in: caller).flatMap { site -> [TriedReader] in
                guard case .attempt(let strength, let tried) = site.kind,
                    let call = tried.call(where: { isCall($0, of: reader, handing: restored, at: Place(site, in: caller)) })
                else { return [] }
                switch strength {
                case .forced:
                    guard !site.isTested(where: { $0.memberName == "userInfo" }) else { return [] }
                    let suffix = reader.fact.fullName.drop { $0 != "(" }
                    return [TriedReader(caller: caller, site: site, name: call.name + suffix)]
                case .propagating:
                    return handled.contains { $0.contains(site.range) } ? [] : triedCalls(of: caller, restored, depth: depth + 1)
                case .optional: return []
                }
            }
        }
    }

    private func isCall(_ call: Call, of reader: Function, handing restored: RestoredActivities, at place: Place) -> Bool {
        guard let caller = place.function, call.name == reader.type?.shortName || call.name == reader.fact.name,
            program.calledFunction(call, at: place) == reader
        else { return false }
        func isRestored(_ value: Expression) -> Bool {
            if restored.isActivity(value, in: caller) { return true }
            if case .member(let base, let name) = value.core.kind, name.text == "userInfo" { return restored.isActivity(base, in: caller) }
            return false
        }
        return call.arguments.contains { isRestored($0.value) } || call.receiver.map(isRestored) ?? false
    }
}

extension Function {
    /// Where an error that is thrown goes to a `catch` of the function's own.
    public var handledRanges: [SourceRange] { body.flatMap(\.handledRanges) }
}

extension Statement {
    fileprivate var handledRanges: [SourceRange] {
        let own: [SourceRange] = if case .attempt(let body, let catches) = kind, !catches.isEmpty { body.map(\.range) } else { [] }
        return own + inner.flatMap(\.handledRanges)
    }
}

extension Expression {
    /// The first call of some kind that is made for it, outside of closures.
    fileprivate func call(where isMeant: (Call) -> Bool) -> Call? {
        if case .closure = kind { return nil }
        if case .call(let call) = kind, isMeant(call) { return call }
        for part in parts {
            if let found = part.call(where: isMeant) { return found }
        }
        return nil
    }
}
