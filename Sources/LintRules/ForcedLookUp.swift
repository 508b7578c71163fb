import AppModel
import Syntax

extension App {
    /// `store.item(withID: restored)!`, `byID[restored]!`, `items.first { $0.id == restored }!`: what a restored value names may have been
    /// deleted since, whether or not the value itself is there.
    func forcedLookUp(by value: RestoredValue, _ body: RestoringBody) -> Force? {
        guard value.mayBeKey else { return nil }
        for site in body.forces {
            let force: (base: Expression, how: String)
            switch site.kind {
            case .forced(let base): force = (base, "unwrapped by force")
            case .cast(let base, .forced, let target) where !target.isOptional: force = (base, "cast by force")
            default: continue
            }
            guard let found = lookUp(behind: force.base, by: value, at: site, body) else { continue }
            return found.force(force.how, at: site.mark ?? site.range)
        }
        return crash(withoutFoundBy: value, body) ?? useOfImplicitlyUnwrapped(foundBy: value, body)
    }

    /// `guard let item = store.item(withID: restored) else { fatalError() }`
    private func crash(withoutFoundBy value: RestoredValue, _ body: RestoringBody) -> Force? {
        for site in body.crashes {
            guard case .arm(_, _, .guardElse, let conditions)? = site.circumstance?.step else { continue }
            for case .binding(_, _, let bound) in conditions {
                guard let found = lookUp(behind: bound, by: value, at: site, body, except: conditions) else { continue }
                return found.force("taken for granted", at: site.call?.nameRange ?? site.range)
            }
        }
        return nil
    }

    /// `item = store.item(withID: restored)` and then `item.name`, where `var item: Item!`.
    private func useOfImplicitlyUnwrapped(foundBy value: RestoredValue, _ body: RestoringBody) -> Force? {
        for (position, site) in body.assignments.enumerated() {
            guard case .assignment(let target, nil, let assigned) = site.kind, let name = target.plainName,
                program.isImplicitlyUnwrapped(target, at: Place(site, in: value.function)),
                let found = lookUp(behind: assigned, by: value, at: site, body)
            else { continue }
            let next = body.assignments.dropFirst(position + 1).first { $0.assignedName == name }
            for use in sites(in: value.function) where use.range.start >= site.range.end {
                if let next, use.range.start >= next.range.start { break }
                guard !use.mayRunLater, site.isOnTheWay(to: use), !use.isTested(where: { $0.plainName == name }),
                    let place = use.expressions.lazy.compactMap({ $0.use(of: name) }).first
                else { continue }
                return found.force("used at once", at: place)
            }
        }
        return nil
    }

    /// The look-up that an expression is, itself or by the name of a local, where it is asked by a restored value and nothing asked first.
    private func lookUp(
        behind expression: Expression, by value: RestoredValue, at site: Site, _ body: RestoringBody, except own: [Statement.Condition] = []
    ) -> LookUp? {
        var place = Place(site, in: value.function)
        var found = expression.core
        var results: Set<String> = []
        while case .name(let name) = found.kind, !body.isReassigned(name), let first = place.firstValue(of: name) {
            guard results.insert(name).inserted else { return nil }
            (found, place) = (first.value.core, first.place)
        }
        guard let lookUp = program.lookUp(found, at: place) else { return nil }
        results.formUnion(lookUp.lastName.map { [$0] } ?? [])
        var keys: Set<String> = []
        guard lookUp.keys.contains(where: { $0.isMade(of: value, at: place, body, &keys) }) else { return nil }
        let ownRanges = own.flatMap(\.expressions).map(\.range)
        let isSettled = site.tests.contains { test in
            !ownRanges.contains(test.range) && (test.mentions(results) || test.asksMore(of: keys))
        }
        return isSettled ? nil : lookUp
    }
}

extension LookUp {
    fileprivate func force(_ how: String, at mark: SourceRange) -> Force {
        let means =
            switch self.means {
            case .collection(let name): name.map { "in '\($0)'" } ?? "in a list"
            case .function(let name): "by '\(name)'"
            }
        return Force(
            "is looked up \(means) and \(how), though what it names may be gone", elsewhere: mark,
            help: "Bind what is found with `if let`: it may have been deleted since the value was saved.")
    }

    fileprivate var lastName: String? {
        switch means {
        case .collection(let name): name
        case .function(let name): name.prefix { $0 != "(" }.description
        }
    }
}

extension Expression {
    /// Whether it is a restored value, a conversion of it, or a closure that compares with it.
    ///
    /// - Parameter names: gets the locals on the way.
    fileprivate func isMade(
        of value: RestoredValue, at place: Place, _ body: RestoringBody, _ names: inout Set<String>, depth: Int = 0
    ) -> Bool {
        guard depth < 12 else { return false }
        let core = self.core
        if core.range == value.range { return true }
        func isPartMade(_ part: Expression) -> Bool { part.isMade(of: value, at: place, body, &names, depth: depth + 1) }
        switch core.kind {
        case .name(let name):
            guard !body.isReassigned(name), let first = place.firstValue(of: name),
                first.value.isMade(of: value, at: first.place, body, &names, depth: depth + 1)
            else { return false }
            names.insert(name)
            return true
        case .binary(let first, "??", _): return isPartMade(first)
        case .tuple(let parts): return parts.count == 1 && isPartMade(parts[0].value)
        case .call(let call): return call.converted.map { isPartMade($0) } ?? false
        case .member(let base, let name): return UIKit.convertingMembers.contains(name.text) && isPartMade(base)
        case .closure(let closure):
            return closure.body.contains { $0.expressions.contains { $0.contains { $0.mayStandForValue && isPartMade($0) } } }
        default: return false
        }
    }

    private var mayStandForValue: Bool {
        switch kind {
        case .name, .call, .element: true
        default: false
        }
    }

    /// Whether something is named here, called or not.
    fileprivate func mentions(_ names: Set<String>) -> Bool {
        contains { part in
            if case .call(let call) = part.kind { return names.contains(call.name) }
            return part.memberName.map(names.contains) ?? false
        }
    }

    /// Whether a test may tell that what some locals name is there: that they are there, not empty or not zero does not.
    fileprivate func asksMore(of locals: Set<String>) -> Bool {
        switch kind {
        case .binary(let left, "&&", let right), .binary(let left, "||", let right): left.asksMore(of: locals) || right.asksMore(of: locals)
        case .binary(let left, _, let right) where left.isLocal(locals) && right.isPlainLiteral: false
        case .binary(let left, _, let right) where right.isLocal(locals) && left.isPlainLiteral: false
        case .prefix(_, let operand): operand.asksMore(of: locals)
        case .tuple(let parts) where parts.count == 1: parts[0].value.asksMore(of: locals)
        case .member(let base, let name) where name.text == "isEmpty" && base.isLocal(locals): false
        case .call(let call) where call.converted?.isLocal(locals) == true: false
        default: !isLocal(locals) && contains { $0.isLocal(locals) }
        }
    }

    private func isLocal(_ names: Set<String>) -> Bool {
        if case .name(let name) = core.kind { names.contains(name) } else { false }
    }

    private var isPlainLiteral: Bool {
        switch kind {
        case .string, .integer, .float, .boolean, .nilLiteral: true
        case .prefix("-", let operand): operand.isPlainLiteral
        default: false
        }
    }

    /// Where a member of a property or variable is asked for at once, without a question mark.
    fileprivate func use(of name: String) -> SourceRange? {
        switch kind {
        case .member(let base, _) where base.plainName == name: base.range
        case .ternary, .conditional, .closure, .binary(_, "&&", _), .binary(_, "||", _): nil
        default: parts.lazy.compactMap { $0.use(of: name) }.first
        }
    }
}

extension Site {
    fileprivate var assignedName: String? {
        if case .assignment(let target, _, _) = kind { target.plainName } else { nil }
    }

    /// What it is made of.
    fileprivate var expressions: [Expression] {
        switch kind {
        case .call(let call): [call.callee] + call.arguments.map(\.value)
        case .assignment(let target, _, let value): [value, target]
        case .local(let local): local.value.map { [$0] } ?? []
        case .returns(let value): [value]
        case .forced, .cast, .attempt, .element: []
        }
    }
}
