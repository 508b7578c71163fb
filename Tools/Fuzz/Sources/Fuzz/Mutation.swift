/// One change to a file.
struct Mutation: Sendable {
    let name: String
    let apply: @Sendable (inout Sample, Surroundings) -> Void

    /// What a mutation may draw from.
    struct Surroundings: Sendable {
        let kind: Sample.Kind
        /// Another file of the same kind.
        let other: [UInt8]
        let dice: Rolls
    }

    /// Dice that several hands may roll.
    final class Rolls: @unchecked Sendable {
        private var dice: Dice
        init(_ dice: Dice) { self.dice = dice }
        func roll(_ sides: Int) -> Int { dice.roll(sides) }
        func isLucky(oneIn chances: Int) -> Bool { dice.isLucky(oneIn: chances) }
        func pick<Element>(_ choices: [Element]) -> Element { dice.pick(choices) }
        func length(upTo limit: Int) -> Int { dice.length(upTo: limit) }
        /// A place in a list of so many, its end among them.
        func place(in count: Int) -> Int { dice.roll(count + 1) }
        func range(in count: Int, upTo limit: Int) -> Range<Int> {
            guard count > 0 else { return 0..<0 }
            let start = dice.roll(count)
            return start..<min(count, start + dice.length(upTo: limit))
        }
    }

    /// In no order: a case takes any.
    static let all: [Mutation] = bytes + tokens + lines + structure + names

    /// Changes the sample so many times, and says how. One time in four nothing is broken: a whole program means something else then, which
    /// no reader refuses and all of the analysis has to bear.
    static func apply(_ count: Int, to sample: inout Sample, kind: Sample.Kind, other: [UInt8], _ rolls: Rolls) -> [String] {
        let choices = rolls.isLucky(oneIn: 4) ? names : all
        return (0..<count).map { _ in
            let mutation = rolls.pick(choices)
            mutation.apply(&sample, Surroundings(kind: kind, other: other, dice: rolls))
            // Several long insertions would only be slow.
            if sample.bytes.count > 2 << 20 { sample.bytes.removeLast(sample.bytes.count - 2 << 20) }
            return mutation.name
        }
    }
}

extension Mutation {
    private static let oddBytes: [[UInt8]] = [
        [0], [0xFF], [0x80], [0xC3], [0xE4], [0xF6, 0xFC], [0xEF, 0xBB, 0xBF], [0xC2, 0xA0], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xAE], [0xF0, 0x9F, 0x98, 0x80], [0xF4, 0x90, 0x80, 0x80],
        [0xED, 0xA0, 0x80], [0x65, 0xCC, 0x81], [0x0B], [0x0C], [0x1B], [0x7F], [0x0D], [0x0A], [0x0D, 0x0A], [0x09],
    ]

    static let bytes: [Mutation] = [
        Mutation(name: "flip a bit") { sample, with in
            guard !sample.bytes.isEmpty else { return }
            sample.bytes[with.dice.roll(sample.bytes.count)] ^= 1 << UInt8(with.dice.roll(8))
        },
        Mutation(name: "another byte") { sample, with in
            guard !sample.bytes.isEmpty else { return }
            sample.bytes[with.dice.roll(sample.bytes.count)] = UInt8(with.dice.roll(256))
        },
        Mutation(name: "an odd byte") { sample, with in
            sample.bytes.insert(contentsOf: with.dice.pick(oddBytes), at: with.dice.place(in: sample.bytes.count))
        },
        Mutation(name: "bytes gone") { sample, with in
            sample.bytes.removeSubrange(with.dice.range(in: sample.bytes.count, upTo: 4096))
        },
        Mutation(name: "bytes twice") { sample, with in
            let piece = Array(sample.bytes[with.dice.range(in: sample.bytes.count, upTo: 1024)])
            sample.bytes.insert(contentsOf: piece, at: with.dice.place(in: sample.bytes.count))
        },
        Mutation(name: "cut short") { sample, with in
            sample.bytes.removeLast(sample.bytes.count - with.dice.place(in: sample.bytes.count))
        },
        Mutation(name: "head cut off") { sample, with in
            sample.bytes.removeFirst(with.dice.roll(sample.bytes.count))
        },
        Mutation(name: "spliced") { sample, with in
            let (mine, others) = (with.dice.place(in: sample.bytes.count), with.dice.place(in: with.other.count))
            sample.bytes = Array(sample.bytes[..<mine]) + with.other[others...]
        },
        Mutation(name: "a piece of another") { sample, with in
            let piece = with.other[with.dice.range(in: with.other.count, upTo: 4096)]
            sample.bytes.insert(contentsOf: piece, at: with.dice.place(in: sample.bytes.count))
        },
        Mutation(name: "UTF-16") { sample, with in
            guard with.dice.isLucky(oneIn: 8) else { return }
            let isBigEndian = with.dice.isLucky(oneIn: 2)
            let units = [0xFEFF] + Array(String(decoding: sample.bytes, as: UTF8.self).utf16)
            sample.bytes = units.flatMap { unit in isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
        },
    ]
}
