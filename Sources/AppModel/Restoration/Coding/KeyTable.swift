/// Everything that may happen to one coder, found by key. Objects that share a coder share the table.
public final class KeyTable: Sendable {
    private let flow: CoderFlow
    private let reads: Half
    private let writes: Half
    private let tests: Half

    /// What happens in one direction.
    private struct Half {
        var accesses: [KeyAccess] = []
        var ofKey: [StringValue: [KeyAccess]] = [:]
        /// Those whose key is no plain text.
        var unspelt: [Int] = []

        mutating func append(_ access: KeyAccess) {
            ofKey[access.key, default: []].append(access)
            if access.key.text == nil { unspelt.append(accesses.count) }
            accesses.append(access)
        }
    }

    init(_ flow: CoderFlow = CoderFlow()) {
        var (reads, writes, tests) = (Half(), Half(), Half())
        for access in flow.accesses {
            switch access.method.direction {
            case .read: reads.append(access)
            case .write: writes.append(access)
            case .test: tests.append(access)
            }
        }
        (self.flow, self.reads, self.writes, self.tests) = (flow, reads, writes, tests)
    }

    /// Of all directions, in the order of the functions that have the coder.
    public var accesses: [KeyAccess] { flow.accesses }

    /// Where the coder goes and the text cannot follow: other keys may be read and written there.
    public var escape: Silence? { flow.escape }

    var escapes: Bool { flow.escapes }

    /// The same without the index, to be joined with others.
    var joined: CoderFlow { flow }

    public func accesses(_ direction: CoderMethod.Direction) -> [KeyAccess] { half(direction).accesses }

    /// Those under exactly that key.
    public func accesses(_ direction: CoderMethod.Direction, under key: StringValue) -> [KeyAccess] {
        half(direction).ofKey[key] ?? []
    }

    /// Whether exactly that key is among those in a direction.
    public func has(_ key: StringValue, _ direction: CoderMethod.Direction) -> Bool { half(direction).ofKey[key] != nil }

    /// The keys that are plain texts, in order.
    public func texts(_ direction: CoderMethod.Direction) -> [String] { half(direction).ofKey.keys.compactMap(\.text).sorted() }

    /// Why there may be keys in that direction of which the text tells nothing. A constant of unknown value could be any key, unless
    /// it is also among the keys of `other`, which it then is paired with. What fits a pattern is for `mayHold` to say.
    public func silence(onKeys direction: CoderMethod.Direction, beside other: KeyTable) -> Silence? {
        if let escape { return escape }
        let half = half(direction)
        let unknown = half.unspelt.first { index in
            let key = half.accesses[index].key
            return switch key {
            case .text, .pattern: false
            case .constant(let name): UIKit.reservedKeys[name] == nil && !other.isPaired(key, with: direction)
            case .unknown: true
            }
        }
        return unknown.map { half.accesses[$0].silenceOnKey }
    }

    private func isPaired(_ key: StringValue, with direction: CoderMethod.Direction) -> Bool {
        [.read, .write, .test].contains { $0 != direction && has(key, $0) }
    }

    /// Whether a key may be among those in a direction.
    func mayHold(_ key: StringValue, _ direction: CoderMethod.Direction) -> Bool { access(thatMayHold: key, direction) != nil }

    /// Why a key that is not among those in a direction may be there all the same, under one that is put together.
    public func silence(onKey key: StringValue, _ direction: CoderMethod.Direction) -> Silence? {
        access(thatMayHold: key, direction)?.silenceOnKey
    }

    private func access(thatMayHold key: StringValue, _ direction: CoderMethod.Direction) -> KeyAccess? {
        let half = half(direction)
        guard key.text != nil else { return half.accesses.first { $0.key.mayEqual(key) } }
        return half.ofKey[key]?.first ?? half.unspelt.first { half.accesses[$0].key.mayEqual(key) }.map { half.accesses[$0] }
    }

    private func half(_ direction: CoderMethod.Direction) -> Half {
        switch direction {
        case .read: reads
        case .write: writes
        case .test: tests
        }
    }
}
