/// Changes to what a reader sees as one thing.
extension Mutation {
    /// Names, numbers, white space and single signs: coarse, but the same for every kind of file.
    static func tokens(_ bytes: [UInt8]) -> [Range<Int>] {
        func family(_ byte: UInt8) -> Int {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: 0
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): 1
            default: 2
            }
        }
        var tokens: [Range<Int>] = []
        var start = 0
        for index in bytes.indices where index == bytes.count - 1 || family(bytes[index]) == 2 || family(bytes[index]) != family(bytes[index + 1]) {
            tokens.append(start..<index + 1)
            start = index + 1
        }
        return tokens
    }

    private static func onToken(_ name: String, _ change: @escaping @Sendable (inout Sample, Range<Int>, [Range<Int>], Surroundings) -> Void) -> Mutation {
        Mutation(name: name) { sample, with in
            let tokens = tokens(sample.bytes)
            guard !tokens.isEmpty else { return }
            change(&sample, with.dice.pick(tokens), tokens, with)
        }
    }

    static let tokens: [Mutation] = [
        onToken("a token gone") { sample, token, _, _ in sample.bytes.removeSubrange(token) },
        onToken("a token twice") { sample, token, _, _ in sample.bytes.insert(contentsOf: Array(sample.bytes[token]), at: token.upperBound) },
        onToken("a token elsewhere") { sample, token, tokens, with in
            let text = Array(sample.bytes[token])
            sample.bytes.insert(contentsOf: text, at: with.dice.pick(tokens).lowerBound)
        },
        onToken("another token") { sample, token, tokens, with in
            sample.bytes.replaceSubrange(token, with: Array(sample.bytes[with.dice.pick(tokens)]))
        },
        onToken("a token of another") { sample, token, _, with in
            let others = Mutation.tokens(with.other)
            guard !others.isEmpty else { return }
            sample.bytes.replaceSubrange(token, with: with.other[with.dice.pick(others)])
        },
        onToken("tokens gone") { sample, token, _, with in
            sample.bytes.removeSubrange(token.lowerBound..<min(sample.bytes.count, token.upperBound + with.dice.length(upTo: 512)))
        },
        onToken("a word") { sample, token, _, with in
            sample.bytes.insert(contentsOf: Array(with.dice.pick(Fragments.words(of: with.kind)).utf8), at: token.lowerBound)
        },
        onToken("a word instead") { sample, token, _, with in
            sample.bytes.replaceSubrange(token, with: Array(with.dice.pick(Fragments.words(of: with.kind)).utf8))
        },
        onToken("words") { sample, token, _, with in
            let words = (0..<with.dice.length(upTo: 32)).flatMap { _ in Array(with.dice.pick(Fragments.words(of: with.kind)).utf8) }
            sample.bytes.insert(contentsOf: words, at: token.lowerBound)
        },
        onToken("a long token") { sample, token, _, with in
            let byte = with.dice.pick(Array("a1_ \"#\\/<>&-$@.:=`(\n\r\t\u{0}".utf8))
            let limit = with.dice.isLucky(oneIn: 64) ? 1 << 20 : 4096
            sample.bytes.insert(contentsOf: [UInt8](repeating: byte, count: with.dice.length(upTo: limit)), at: token.lowerBound)
        },
        onToken("no closers") { sample, _, _, with in
            let closer = with.dice.pick(Array(")]}>;\"'".utf8))
            let start = with.dice.place(in: sample.bytes.count)
            sample.bytes = sample.bytes[..<start] + sample.bytes[start...].filter { $0 != closer }
        },
    ]
}
