import Syntax

/// Makers of one class that are told apart by a literal: `initForNewItem:YES` and `initForNewItem:NO`.
extension App {
    /// For each literal that a factory may hand to the initializer of a screen, the functions that hand it the same; empty where all of them do,
    /// or one of them uses another initializer or says both.
    func makersAlike(to result: FactoryResult, of made: Type) -> [[Function]] {
        let calls = makingCalls(of: made).filter { $0.function == result.factory || $0.function.hook == nil }
        guard let own = calls.filter({ $0.function == result.factory }).onlyElement else { return [] }
        let others = calls.filter { $0.function != result.factory }
        let labels = own.call.arguments.map(\.label)
        guard others.count > 1, others.allSatisfy({ $0.call.arguments.map(\.label) == labels }) else { return [] }
        return labels.indices.flatMap { position -> [[Function]] in
            let flags = others.compactMap { other in other.call.arguments[position].value.flag.map { (function: other.function, flag: $0) }
            }
            let functions = Dictionary(grouping: flags, by: \.flag).mapValues { $0.map(\.function).first(ofEach: \.id) }
            let isOneOrTheOther = functions.values.joined().count == Set(flags.map(\.function.id)).count
            guard flags.count == others.count, functions.count > 1, isOneOrTheOther else { return [] }
            let possible = self.flags(of: own.call.arguments[position].value, at: own.site, in: own.function)
            return functions.keys.sorted().filter { possible?.contains($0) ?? true }.compactMap { functions[$0] }
        }
    }

    /// Where objects of a class are made by a call.
    private func makingCalls(of type: Type) -> [MakingCall] {
        memories.makingCalls.answer(type.id) {
            let creating = Dictionary(grouping: creatingCalls(of: type)) { $0.function.id }
            return creating.sorted { $0.key < $1.key }.flatMap { _, calls -> [MakingCall] in
                let sites = sites(in: calls[0].function).filter { $0.call != nil }
                let byEnd = Dictionary(sites.map { ($0.range.end, $0) }) { first, _ in first }
                return calls.compactMap { creating in
                    byEnd[creating.end].flatMap { site in
                        site.call.map { MakingCall(function: creating.function, site: site, call: $0) }
                    }
                }
            }
        }
    }

    /// The literals that an argument may be; `nil` where it may be any.
    private func flags(of value: Expression, at site: Site, in function: Function) -> Set<String>? {
        if let flag = value.flag { return [flag] }
        guard case .name(let name) = value.core.kind, case .local(let local)? = site.locals?.lookUp(name)?.binding.origin else {
            return nil
        }
        let assigned = sites(in: function).compactMap { site -> Expression? in
            if case .assignment(let target, _, let value) = site.kind, target.core.isName(name) { value } else { nil }
        }
        let values = (local.value.map { [$0] } ?? []) + assigned
        let flags = values.compactMap(\.flag)
        return flags.count == values.count ? Set(flags) : nil
    }
}

/// A call that makes an object.
struct MakingCall: Sendable {
    let function: Function
    let site: Site
    let call: Call
}

extension Expression {
    /// `true`, `YES`, `.new`, `Mode.new`.
    fileprivate var flag: String? {
        switch core.kind {
        case .boolean(let value): value ? "true" : "false"
        case .implicitMember(let name): name
        case .member(let base, let name): base.core.plainName?.first?.isUppercase ?? false ? name.text : nil
        default: nil
        }
    }
}
