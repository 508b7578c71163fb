import Syntax

/// A comparison of a restored value whose outcome is known before: with what the value never is, or always is.
public struct VainComparison: Sendable {
    /// What it is compared with.
    public enum Other: Sendable {
        case ownKey, itself
        /// Nothing: the key is tested, and meant is the value.
        case keyInItsPlace
    }

    public let read: KeyAccess
    public let other: Other
    public let function: Function
    /// Of the comparison.
    public let range: SourceRange

    public var location: Location { function.location(range) }
}

extension App {
    /// Every comparison of a restored value with the key that it is saved under, or with itself, in the order of the reads; then the tests
    /// of keys alone.
    public func vainComparisons() -> [VainComparison] {
        typealias Read = (read: KeyAccess, writes: [KeyAccess])
        let all = (keySpaces + factoryKeySpaces + modelKeySpaces).flatMap { space -> [Read] in
            space.ownReads.accesses(.read).map { ($0, space.writes.accesses(.write, under: $0.key)) }
        }
        let reads = all.first(ofEach: \.read.callLocation).filter { read, _ in
            // A number that is none differs from itself.
            read.method.shape == .object && !program.isTest(read.function) && read.key.text != nil
        }
        let bodies = Dictionary(grouping: reads.map(\.read), by: \.function.id).mapValues { reads in
            ComparingBody(of: reads[0].function, sites(in: reads[0].function), over: reads.map(\.site.range))
        }
        let found = reads.flatMap { read, writes -> [VainComparison] in
            guard let body = bodies[read.function.id], case let names = body.names(boundTo: read.site.range), !names.isEmpty else {
                return []
            }
            let isOneOfMany = !writes.isEmpty && writes.allSatisfy { $0.value?.core.memberName.map(Conventions.isKey) ?? false }
            return body.comparisons(with: names).compactMap { comparison -> VainComparison? in
                // A property may be called like the local.
                let locals = [comparison.left, comparison.right].map { side in names.first { side.core.isName($0) } }
                if locals[0] != nil, locals[0] == locals[1] {
                    return VainComparison(read: read, other: .itself, function: read.function, range: comparison.range)
                }
                let other = locals[0] == nil ? comparison.left : comparison.right
                guard isOneOfMany, string(other, at: Place(read.function, nil)).text == read.key.text else { return nil }
                return VainComparison(read: read, other: .ownKey, function: read.function, range: comparison.range)
            }
        }
        return (found + testsOfKeys(insteadOf: reads.map(\.read))).first(ofEach: \.location)
    }
}

/// A body with its comparisons, and which of its locals are given what.
private struct ComparingBody {
    typealias Comparison = (left: Expression, right: Expression, range: SourceRange)

    private var comparisons: [Comparison] = []
    /// Which of them have a name at one side.
    private var comparisonsOfName: [String: [Int]] = [:]
    /// How often a name is given a value.
    private var timesGiven: [String: Int] = [:]
    /// The names that are given what is read there, each as often as that happens.
    private var namesGiven: [SourceRange: [String]] = [:]
    /// Those that hold something else too.
    private var others: Set<String>

    /// - Parameter reads: what is asked about.
    init(of function: Function, _ sites: [Site], over reads: [SourceRange]) {
        others = Set(function.fact.parameters.map(\.name))
        for expression in function.body.flatMap(\.expressions) { lookForComparisons(in: expression) }
        guard !comparisons.isEmpty else { return }
        let reads = reads.sorted { $0.start < $1.start }
        var seen: Set<Int> = []
        for site in sites {
            switch site.kind {
            case .local(let local): give(local.value, to: local.name, reads)
            case .assignment(let target, _, let value): if case .name(let name) = target.core.kind { give(value, to: name, reads) }
            default: break
            }
            var current = site.circumstance
            while let circumstance = current, seen.insert(circumstance.id).inserted {
                look(at: circumstance.step, reads)
                current = circumstance.outer
            }
        }
    }

    /// The locals that hold what is read and never anything else.
    func names(boundTo read: SourceRange) -> Set<String> {
        let given = namesGiven[read] ?? []
        return Set(given).filter { name in !others.contains(name) && given.count { $0 == name } == timesGiven[name] }
    }

    /// Those that have one of some names at a side, in source order.
    func comparisons(with names: Set<String>) -> [Comparison] {
        Set(names.flatMap { comparisonsOfName[$0] ?? [] }).sorted().map { comparisons[$0] }
    }

    private mutating func lookForComparisons(in expression: Expression) {
        _ = expression.contains { part in
            guard let (left, right) = part.comparedForEquality else { return false }
            for side in [left, right] {
                if case .name(let name) = side.core.kind { comparisonsOfName[name, default: []].append(comparisons.count) }
            }
            comparisons.append((left, right, part.range))
            return false
        }
    }

    private mutating func look(at step: Step, _ reads: [SourceRange]) {
        switch step {
        case .arm(_, _, _, let conditions):
            for case .binding(let name, _, let value) in conditions { give(value, to: name, reads) }
        case .loop(let loop): others.formUnion(loop.names)
        case .passed, .closure, .function, .deferred, .fallback, .shortCircuit: break
        }
    }

    /// - Parameter reads: sorted by where they begin.
    private mutating func give(_ value: Expression?, to name: String, _ reads: [SourceRange]) {
        timesGiven[name, default: 0] += 1
        guard let range = value?.range, let inner = value.map({ ($0.convertedValue ?? $0).core.range }) else { return }
        var next = reads.partitioningIndex { $0.start >= range.start }
        while next < reads.count, reads[next].start < range.end {
            if range.contains(reads[next]), inner.contains(reads[next]) { namesGiven[reads[next], default: []].append(name) }
            next += 1
        }
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
