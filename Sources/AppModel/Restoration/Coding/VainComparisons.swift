import Syntax

/// A comparison of a restored value whose outcome is known before: with what the value never is, or always is.
public struct VainComparison: Sendable {
    /// What it is compared with.
    public enum Other: Sendable { case ownKey, itself }

    public let read: KeyAccess
    public let other: Other
    public let function: Function
    /// Of the comparison.
    public let range: SourceRange

    public var location: Location { function.location(range) }
}

extension App {
    /// Every comparison of a restored value with the key that it is saved under, or with itself, in the order of the reads.
    public func vainComparisons() -> [VainComparison] {
        let reads = (keySpaces + factoryKeySpaces + modelKeySpaces).flatMap { space in
            space.ownReads.accesses(.read).map { read in (read: read, writes: space.writes.accesses(.write).filter { $0.key == read.key }) }
        }
        var compares: [Int: Bool] = [:]
        func mayCompare(_ function: Function) -> Bool {
            if let known = compares[function.id] { return known }
            let found = function.contains { $0.comparedForEquality != nil }
            compares[function.id] = found
            return found
        }
        return reads.first(ofEach: \.read.callLocation).flatMap { read, writes -> [VainComparison] in
            // A number that is none differs from itself.
            guard read.method.shape == .object, !program.isTest(read.function), let key = read.key.text, mayCompare(read.function) else {
                return []
            }
            let names = names(boundTo: read)
            guard !names.isEmpty else { return [] }
            let isOneOfMany = !writes.isEmpty && writes.allSatisfy { $0.value?.core.memberName.map(Conventions.isKey) ?? false }
            var found: [VainComparison] = []
            for expression in read.function.body.flatMap(\.expressions) {
                _ = expression.contains { part in
                    guard let (left, right) = part.comparedForEquality else { return false }
                    // A property may be called like the local.
                    let locals = [left, right].map { side in names.first { side.core.isName($0) } }
                    if locals[0] != nil, locals[0] == locals[1] {
                        found.append(VainComparison(read: read, other: .itself, function: read.function, range: part.range))
                    } else if isOneOfMany, locals.contains(where: { $0 != nil }),
                        self.string(locals[0] == nil ? left : right, at: Place(read.function, nil)).text == key
                    {
                        found.append(VainComparison(read: read, other: .ownKey, function: read.function, range: part.range))
                    }
                    return false
                }
            }
            return found
        }.first(ofEach: \.location)
    }

    /// The locals that hold what is read and never anything else.
    private func names(boundTo read: KeyAccess) -> Set<String> {
        var names: Set<String> = []
        var others = Set(read.function.fact.parameters.map(\.name))
        func bind(_ name: String, _ value: Expression?) {
            if let value, value.range.contains(read.site.range), (value.convertedValue ?? value).core.range.contains(read.site.range) {
                names.insert(name)
            } else {
                others.insert(name)
            }
        }
        for site in sites(in: read.function) {
            switch site.kind {
            case .local(let local): bind(local.name, local.value)
            case .assignment(let target, _, let value): if case .name(let name) = target.core.kind { bind(name, value) }
            default: break
            }
            for case .arm(_, _, _, let conditions) in site.steps {
                for case .binding(let name, _, let value) in conditions { bind(name, value) }
            }
            for case .loop(let loop) in site.steps { others.formUnion(loop.names) }
        }
        return names.subtracting(others)
    }
}

extension Expression {
    /// `a == b`, `[a isEqualToString:b]`.
    fileprivate var comparedForEquality: (Expression, Expression)? {
        switch kind {
        case .binary(let left, "==", let right): (left, right)
        case .call(let call) where ["isEqual", "isEqualToString", "isEqualToNumber", "isEqualTo"].contains(call.name):
            call.receiver.flatMap { receiver in call.arguments.onlyElement.map { (receiver, $0.value) } }
        default: nil
        }
    }
}
