import Syntax

/// A number that Objective-C keeps and asks for as a truth value, so that all but 0 come back as 1 (C12).
public struct NarrowedNumber: Sendable {
    public let write: KeyAccess
    public let read: KeyAccess
    public let property: String
    public let shape: CoderMethod.Shape
    /// Where the code takes the number for more than yes or no.
    public let proof: Location
}

extension Archive {
    /// Every such number, in the order of the writes. C converts in silence, so that a compiler says nothing; a number that never is anything
    /// but 0 and 1 is kept as well as ever.
    public func narrowedNumbers(in app: App) -> [NarrowedNumber] {
        let reads = Dictionary(grouping: flow.accesses(.read).filter { $0.method.shape == .boolean }, by: \.key)
        return flow.accesses(.write).compactMap { write -> NarrowedNumber? in
            guard write.function.isObjectiveC, write.method.shape == .boolean, write.key.isKnown,
                let name = write.value?.core.plainName?.withoutUnderscore,
                let shape = app.typeWritten(by: write).flatMap({ UIKit.scalars[$0.name] }), shape != .boolean,
                let read = reads[write.key, default: []].first(where: { app.target(of: $0)?.isGiven(to: name) ?? false }),
                let owner = write.function.type, let proof = app.placeWhereMoreThanTruth(name, of: owner)
            else { return nil }
            return NarrowedNumber(write: write, read: read, property: name, shape: shape, proof: proof)
        }
    }
}

extension App {
    /// Where a property is given, counted on to or compared with what is neither 0 nor 1.
    fileprivate func placeWhereMoreThanTruth(_ name: String, of owner: Type) -> Location? {
        let own = program.family(of: owner).flatMap { program.functions(of: $0) }
        for function in program.functions(mentioningAnyOf: [name, "_" + name]) where !program.isTest(function) {
            let isOwn = own.contains(function)
            func means(_ expression: Expression) -> Bool {
                switch expression.core.kind {
                case .name(let other): isOwn && other.withoutUnderscore == name
                case .member(let base, let member): member.text == name && (base.isSelf ? isOwn : mayBe(base, owner, in: function))
                default: false
                }
            }
            for site in sites(in: function) {
                guard case .assignment(let target, let operation, let value) = site.kind, means(target) else { continue }
                if operation == "+" || operation == "-" || operation == nil && value.isMoreThanTruth {
                    return function.location(site.range)
                }
            }
            var weighed: SourceRange?
            _ = function.contains { part in
                let isWeighed =
                    switch part.kind {
                    case .prefix("++", let base), .prefix("--", let base): means(base)
                    case .binary(let left, let operation, let right) where Expression.comparisons.contains(operation):
                        means(left) && right.isMoreThanTruth || means(right) && left.isMoreThanTruth
                    default: false
                    }
                if isWeighed { weighed = part.range }
                return isWeighed
            }
            if let weighed { return function.location(weighed) }
        }
        return nil
    }

    private func mayBe(_ base: Expression, _ owner: Type, in function: Function) -> Bool {
        program.type(of: base, at: Place(function, nil))?.unwrapped.projectType.map { program.areRelated($0, owner) } ?? false
    }
}

extension Site {
    /// Whether it gives a property of the object itself another value.
    fileprivate func isGiven(to property: String) -> Bool {
        guard case .assignment(let target, nil, _) = kind else { return false }
        return target.core.plainName?.withoutUnderscore == property
    }
}

extension Expression {
    fileprivate static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

    private static let measures: Set<String> = ["count", "length", "row", "section", "item"]

    /// A literal besides 0 and 1, something computed, or how many of something there are.
    fileprivate var isMoreThanTruth: Bool {
        switch core.kind {
        case .integer(let number?): number != 0 && number != 1
        case .float(let number?): number != 0 && number != 1
        case .prefix("-", _): true
        case .binary(_, "+", _): true
        // `1 - flag` is the other of two.
        case .binary(let first, "-", _): if case .integer(1) = first.core.kind { false } else { true }
        case .member(_, let name): Expression.measures.contains(name.text)
        default: false
        }
    }
}
