/// Changes that editors, version control and other systems make: lines, and what is half typed.
extension Mutation {
    private static func lines(_ bytes: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var start = 0
        for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
            lines.append(start..<index + 1)
            start = index + 1
        }
        return lines + [start..<bytes.count]
    }

    private static func onLine(_ name: String, _ change: @escaping @Sendable (inout Sample, Range<Int>, [Range<Int>], Surroundings) -> Void) -> Mutation {
        Mutation(name: name) { sample, with in
            let lines = lines(sample.bytes)
            change(&sample, with.dice.pick(lines), lines, with)
        }
    }

    /// A line up to some place in it and what one types there; the lines after it stay or are not there yet.
    static func typed(_ sample: Sample, line: Range<Int>, upTo place: Int, _ unfinished: String, keepsRest: Bool) -> Sample {
        let rest = keepsRest ? sample.bytes[line.upperBound...] : []
        let lineEnd: [UInt8] = keepsRest ? [UInt8(ascii: "\n")] : []
        return Sample(sample.path, sample.bytes[..<place] + Array(unfinished.utf8) + lineEnd + rest)
    }

    /// How many places of a file one may be typing at: between all bytes of a line, and at both ends of it.
    static func placesTyped(in bytes: [UInt8]) -> Int { lines(bytes).reduce(0) { $0 + $1.count + 1 } }

    static func typed(_ sample: Sample, place: Int, keepsRest: Bool) -> Sample {
        var remaining = place
        for line in lines(sample.bytes) {
            if remaining <= line.count { return typed(sample, line: line, upTo: line.lowerBound + remaining, "", keepsRest: keepsRest) }
            remaining -= line.count + 1
        }
        return sample
    }

    static let lines: [Mutation] = [
        onLine("half a line") { sample, line, _, with in
            let place = line.lowerBound + with.dice.roll(line.count + 1)
            sample = typed(sample, line: line, upTo: place, with.dice.pick(Fragments.unfinished(of: with.kind)), keepsRest: !with.dice.isLucky(oneIn: 3))
        },
        onLine("something typed") { sample, line, _, with in
            let typed = with.dice.pick(Fragments.unfinished(of: with.kind))
            sample.bytes.insert(contentsOf: Array((typed + "\n").utf8), at: line.lowerBound)
        },
        onLine("a line gone") { sample, line, _, _ in sample.bytes.removeSubrange(line) },
        onLine("a line twice") { sample, line, lines, with in sample.bytes.insert(contentsOf: Array(sample.bytes[line]), at: with.dice.pick(lines).lowerBound) },
        onLine("a line of another") { sample, line, _, with in
            let others = Mutation.lines(with.other)
            sample.bytes.insert(contentsOf: with.other[with.dice.pick(others)], at: line.lowerBound)
        },
        onLine("lines swapped") { sample, line, lines, with in
            let other = with.dice.pick(lines)
            let (first, second) = line.lowerBound <= other.lowerBound ? (line, other) : (other, line)
            guard first.upperBound <= second.lowerBound else { return }
            let moved = Array(sample.bytes[second])
            sample.bytes.removeSubrange(second)
            sample.bytes.insert(contentsOf: moved, at: first.lowerBound)
        },
        onLine("a conflict") { sample, line, lines, with in
            let other = Array(sample.bytes[with.dice.pick(lines)])
            let base = with.dice.isLucky(oneIn: 3) ? Array("||||||| base\n".utf8) + other : []
            let conflict = Array("<<<<<<< HEAD\n".utf8) + sample.bytes[line] + base + Array("=======\n".utf8) + other + Array(">>>>>>> other\n".utf8)
            sample.bytes.replaceSubrange(line, with: conflict)
        },
        onLine("half a conflict") { sample, line, _, with in
            sample.bytes.insert(contentsOf: Array(with.dice.pick(["<<<<<<< HEAD\n", "=======\n", ">>>>>>> b\n", "||||||| c\n"]).utf8), at: line.lowerBound)
        },
        Mutation(name: "other line ends") { sample, with in
            let end = with.dice.pick([[0x0D, 0x0A], [0x0D], [0x0A, 0x0D], [0x0A, 0x0A], [0xE2, 0x80, 0xA8], [0x20]] as [[UInt8]])
            let part = with.dice.isLucky(oneIn: 2) ? 0 : with.dice.place(in: sample.bytes.count)
            sample.bytes = sample.bytes[..<part] + sample.bytes[part...].flatMap { $0 == 0x0A ? end : [$0] }
        },
        Mutation(name: "one line") { sample, _ in sample.bytes.removeAll { $0 == 0x0A } },
        onLine("a directive around") { sample, line, lines, with in
            let end = with.dice.pick(lines).lowerBound
            guard end > line.lowerBound else { return }
            sample.bytes.insert(contentsOf: Array(with.dice.pick(["#endif\n", "#else\n", "#elif A\n", "*/\n"]).utf8), at: end)
            sample.bytes.insert(contentsOf: Array(with.dice.pick(["#if A\n", "#if 0\n", "#ifdef A\n", "/*\n"]).utf8), at: line.lowerBound)
        },
    ]

    // MARK: Depth

    static let structure: [Mutation] = [
        Mutation(name: "nested") { sample, with in
            let pair = with.dice.pick(Fragments.brackets(of: with.kind))
            let count = with.dice.length(upTo: with.dice.isLucky(oneIn: 32) ? 20_000 : 600)
            let opening = Array(String(repeating: pair.open, count: count).utf8)
            let closing = with.dice.isLucky(oneIn: 2) ? Array(String(repeating: pair.close, count: count).utf8) : []
            let place = with.dice.place(in: sample.bytes.count)
            sample.bytes = sample.bytes[..<place] + opening + sample.bytes[place...]
            let end = with.dice.isLucky(oneIn: 2) ? place + opening.count : place + opening.count + with.dice.roll(sample.bytes.count - place - opening.count + 1)
            sample.bytes.insert(contentsOf: closing, at: end)
        },
        Mutation(name: "nested in turn") { sample, with in
            let pairs = (0..<2 + with.dice.roll(3)).map { _ in with.dice.pick(Fragments.brackets(of: with.kind)) }
            let count = with.dice.length(upTo: 400)
            let opening = String(repeating: pairs.map(\.open).joined(), count: count)
            let closing = with.dice.isLucky(oneIn: 2) ? String(repeating: pairs.reversed().map(\.close).joined(), count: count) : ""
            sample.bytes.insert(contentsOf: Array((opening + closing).utf8), at: with.dice.place(in: sample.bytes.count))
        },
        Mutation(name: "repeated") { sample, with in
            let piece = sample.bytes[with.dice.range(in: sample.bytes.count, upTo: 256)]
            let count = with.dice.length(upTo: 400)
            let place = with.dice.place(in: sample.bytes.count)
            sample.bytes.insert(contentsOf: Array(repeatElement(piece, count: count).joined()), at: place)
        },
    ]
}
