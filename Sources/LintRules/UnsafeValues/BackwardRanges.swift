import AppModel
import Syntax

/// A range of numbers that an encoder makes up to the last element of a list, which may have none.
struct BackwardRangeWhileSaving {
    let property: PropertyFact
    let encoder: Function
    let range: SourceRange
}

extension App {
    /// `0...count - 1` of a restored count: where nothing is saved it is 0, and a range that ends before it begins ends the app.
    func backwardRange(upTo value: RestoredValue, _ body: RestoringBody) -> Force? {
        guard value.mayBeIndex else { return nil }
        let range = body.ranges(endedBy: value).first { site, number in
            // Whatever is asked before may tell that there are some.
            guard site.tests.isEmpty else { return false }
            if number.number.core.range == value.range { return true }
            guard let binding = number.number.binding(at: site) else { return false }
            return body.holds(binding, value.range)
        }
        return (range?.site ?? backwardRange(upToPropertyFilledWith: value, body)).map {
            Force(
                "ends a range that traps where it is 0", elsewhere: $0.range,
                help: "Compare it with where the range begins first, or count up to it with `0..<`.")
        }
    }

    /// `count = coder.decodeInteger(forKey: "count")`, and `0...count - 1` behind it.
    private func backwardRange(upToPropertyFilledWith value: RestoredValue, _ body: RestoringBody) -> Site? {
        for filling in body.assignments(of: value) {
            guard case .assignment(let target, nil, let given) = filling.kind, given.number.core.range == value.range,
                let name = target.plainName, filling.locals?.lookUp(name) == nil
            else { continue }
            let use = body.ranges.first { site, number in
                number.number.core.plainName == name && site.tests.isEmpty && site.locals?.lookUp(name) == nil
                    && body.isAsFilled(name, by: filling, at: site)
            }
            if let use { return use.site }
        }
        return nil
    }

    /// Where encoders count up to the last element of a list of their own that begins empty, in path order: the app may leave the foreground
    /// while it has none (A14).
    func backwardRangesWhileSaving() -> [BackwardRangeWhileSaving] {
        program.implementations(of: .encodeState).flatMap { encoder -> [BackwardRangeWhileSaving] in
            guard let type = encoder.type, !program.isTest(encoder) else { return [] }
            return sites(in: encoder).compactMap { site -> BackwardRangeWhileSaving? in
                guard case .member(let list, let count)? = site.numberThatRangeNeeds?.core.kind, count.text == "count",
                    let name = list.core.plainName, site.locals?.lookUp(name) == nil, site.tests.isEmpty,
                    let property = program.lineage(of: type).lazy.compactMap({ $0.property(name)?.fact }).first, property.beginsEmpty
                else { return nil }
                return BackwardRangeWhileSaving(property: property, encoder: encoder, range: site.range)
            }
        }
    }
}

extension PropertyFact {
    /// A stored variable that begins as a list without elements.
    fileprivate var beginsEmpty: Bool {
        guard modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isComputed]), accessors.isEmpty else { return false }
        switch value?.core.kind {
        case .array(let elements)?: return elements.isEmpty
        case .call(let call)?:
            if case .type = call.callee.core.kind { return call.arguments.isEmpty }
            return false
        default: return false
        }
    }
}

extension Site {
    /// The number that has to be more than 0 for a range not to end before it begins: of `0...count - 1` and `1..<count`.
    var numberThatRangeNeeds: Expression? {
        guard case .range(let first, let last) = kind, case .integer(let begin?) = first.core.kind, begin >= 0 else { return nil }
        if case .binary(let number, "-", let taken) = last.core.kind, case .integer(let count?) = taken.core.kind, count >= 0 {
            return begin + count > 0 ? number : nil
        }
        return begin > 0 ? last : nil
    }
}
