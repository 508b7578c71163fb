import Syntax

extension App {
    /// Tests of keys, which are always there, before what is done with the values that are read under them:
    /// `if (pageKey) [self show:page];`. Nothing else asks about those.
    ///
    /// - Parameter reads: of objects, in any functions.
    func testsOfKeys(insteadOf reads: [KeyAccess]) -> [VainComparison] {
        Dictionary(grouping: reads.filter(\.function.isObjectiveC), by: \.function).flatMap { function, reads -> [VainComparison] in
            let tests = function.body.flatMap(\.testsOfOneWay)
            guard !tests.isEmpty else { return [] }
            let sites = sites(in: function)
            return reads.compactMap { read in
                guard let key = CoderMethod.key(of: read.call)?.core,
                    case .name(let keyName) = key.kind, read.place.locals?.lookUp(keyName) == nil,
                    program.string(key, at: read.place) == read.key,
                    // Most reads go by a key that is spelled out, so that what follows is asked of few.
                    let name = local(holding: read, sites),
                    !sites.contains(where: { site in site.tests.contains { test in test.contains { $0.isName(name) } } })
                else { return nil }
                let test = tests.first { test in
                    test.condition.range.start > read.site.range.end
                        && test.body.contains { $0.expressions.contains { part in part.contains { $0.isName(name) } } }
                        && test.condition.conjuncts.contains { $0.isNameOrPresence(of: keyName) }
                }
                return test.map { VainComparison(read: read, other: .keyInItsPlace, function: function, range: $0.condition.range) }
            }
        }.sorted { $0.location < $1.location }
    }

    /// The local that has what is read, and never anything else.
    private func local(holding read: KeyAccess, _ sites: [Site]) -> String? {
        let found = sites.lazy.compactMap { site -> String? in
            guard case .local(let local) = site.kind, local.value?.core.range == read.site.range else { return nil }
            return local.name
        }.first
        guard let found, !sites.contains(where: { if case .assignment(let target, _, _) = $0.kind { target.isName(found) } else { false } })
        else { return nil }
        return found
    }
}

extension Statement {
    /// `if (condition) { … }` with nothing else to choose from, here and further inside.
    fileprivate var testsOfOneWay: [(condition: Expression, body: [Statement])] {
        let inside = inner.flatMap(\.testsOfOneWay)
        guard case .branch(let branch) = kind, branch.kind == .test, branch.arms.count == 1,
            case .expression(let condition)? = branch.arms[0].conditions.onlyElement
        else { return inside }
        return [(condition, branch.arms[0].body)] + inside
    }
}

extension Expression {
    /// What all has to hold for it to hold.
    fileprivate var conjuncts: [Expression] {
        switch kind {
        case .binary(let left, "&&", let right): left.conjuncts + right.conjuncts
        case .tuple(let parts) where parts.count == 1: parts[0].value.conjuncts
        default: [self]
        }
    }

    /// `key`, `key != nil`.
    fileprivate func isNameOrPresence(of name: String) -> Bool {
        if case .binary(let left, "!=", let right) = kind { return right.isNil && left.core.plainName == name }
        return core.plainName == name
    }
}
