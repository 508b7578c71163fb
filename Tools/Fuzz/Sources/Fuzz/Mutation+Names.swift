/// Changes that leave a program well written and let it mean something else: what is called, held and inherited meets itself.
extension Mutation {
    /// Words of at least two letters, in the order of the text: what a program calls its things, keywords among them.
    private static func names(in bytes: [UInt8]) -> [Range<Int>] {
        tokens(bytes).filter { token in
            let first = bytes[token.lowerBound]
            return token.count > 1 && (UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first || UInt8(ascii: "a")...UInt8(ascii: "z") ~= first)
        }
    }

    private static func onName(_ name: String, _ change: @escaping @Sendable (inout Sample, Range<Int>, [Range<Int>], Surroundings) -> Void) -> Mutation {
        Mutation(name: name) { sample, with in
            let names = names(in: sample.bytes)
            guard !names.isEmpty else { return }
            change(&sample, with.dice.pick(names), names, with)
        }
    }

    /// Both ends of blocks in braces that hold at most 4,096 bytes, outermost first where they nest.
    private static func blocks(in bytes: [UInt8]) -> [Range<Int>] {
        var open: [Int] = []
        var blocks: [Range<Int>] = []
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "{") { open.append(index) }
            if bytes[index] == UInt8(ascii: "}"), let start = open.popLast(), index - start < 4096 { blocks.append(start..<index + 1) }
        }
        return blocks.sorted { $0.lowerBound < $1.lowerBound }
    }

    private static func rename(_ old: ArraySlice<UInt8>, to new: [UInt8], _ names: [Range<Int>], in bytes: [UInt8]) -> [UInt8] {
        var renamed: [UInt8] = []
        var end = 0
        for name in names where bytes[name] == old {
            renamed += bytes[end..<name.lowerBound] + new
            end = name.upperBound
        }
        return renamed + bytes[end...]
    }

    static let names: [Mutation] = [
        onName("another name") { sample, name, names, with in
            sample.bytes.replaceSubrange(name, with: Array(sample.bytes[with.dice.pick(names)]))
        },
        onName("two names become one") { sample, name, names, with in
            let other = Array(sample.bytes[with.dice.pick(names)])
            sample.bytes = rename(sample.bytes[name], to: other, names, in: sample.bytes)
        },
        onName("a name of another becomes one with it") { sample, name, names, with in
            let others = Mutation.names(in: with.other)
            guard !others.isEmpty else { return }
            sample.bytes = rename(sample.bytes[name], to: Array(with.other[with.dice.pick(others)]), names, in: sample.bytes)
        },
        onName("called") { sample, name, _, _ in
            sample.bytes.insert(contentsOf: Array("()".utf8), at: name.upperBound)
        },
        Mutation(name: "not called") { sample, with in
            let calls = sample.bytes.indices.dropLast().filter { sample.bytes[$0] == UInt8(ascii: "(") && sample.bytes[$0 + 1] == UInt8(ascii: ")") }
            guard !calls.isEmpty else { return }
            let call = with.dice.pick(calls)
            sample.bytes.removeSubrange(call..<call + 2)
        },
        Mutation(name: "a block in another's place") { sample, with in
            let blocks = blocks(in: sample.bytes)
            guard !blocks.isEmpty else { return }
            let block = Array(sample.bytes[with.dice.pick(blocks)])
            sample.bytes.replaceSubrange(with.dice.pick(blocks), with: block)
        },
        Mutation(name: "a block of another") { sample, with in
            let (mine, others) = (blocks(in: sample.bytes), blocks(in: with.other))
            guard !mine.isEmpty, !others.isEmpty else { return }
            sample.bytes.replaceSubrange(with.dice.pick(mine), with: with.other[with.dice.pick(others)])
        },
    ]
}
