import Syntax

/// What GitHub code scanning remembers a line by: `primaryLocationLineHash`, for every line of a file.
///
/// A rolling hash over the hundred UTF-16 units that begin at the line's first unit other than a blank; blanks are passed over, and
/// every line end counts as one `\n`. Behind the colon stands how often the hash has occurred so far in the file.
struct LineHashes {
    /// By line, from 1.
    private let values: [String]

    private static let window = 100
    private static let factor: UInt64 = 37

    init(_ file: SourceFile) {
        var roller = Roller()
        for unit in Self.units(of: file) { roller.add(unit) }
        roller.finish()

        var occurrences: [UInt64: Int] = [:]
        values = roller.hashes.map { hash in
            occurrences[hash, default: 0] += 1
            return String(hash, radix: 16) + ":\(occurrences[hash]!)"
        }
    }

    subscript(line: Int) -> String? {
        values.indices.contains(line - 1) ? values[line - 1] : nil
    }

    /// The text as UTF-16 without blanks and with `\n` for every line end.
    private static func units(of file: SourceFile) -> [UInt16] {
        var units: [UInt16] = []
        units.reserveCapacity(file.count)
        var follows = false
        for unit in String(decoding: file.bytes[..<file.count], as: UTF8.self).utf16 {
            switch unit {
            case 0x20, 0x09:
                break
            case 0x0D:
                units.append(0x0A)
            case 0x0A:
                if !follows { units.append(0x0A) }
            default:
                units.append(unit)
            }
            follows = unit == 0x0D
        }
        return units
    }

    private struct Roller {
        private(set) var hashes: [UInt64] = []
        /// Lines whose hundred units are not complete: the number of the line, and where it began.
        private var open: [(line: Int, start: Int)] = []
        private var window = [UInt64](repeating: 0, count: LineHashes.window)
        private var hash: UInt64 = 0
        private var count = 0
        private var beginsLine = true
        private let oldest: UInt64 = (0..<LineHashes.window).reduce(1) { power, _ in power &* LineHashes.factor }

        mutating func add(_ unit: UInt16) {
            if beginsLine {
                open.append((hashes.count, count))
                hashes.append(0)
                beginsLine = false
            }
            if unit == 0x0A { beginsLine = true }
            roll(UInt64(unit))
        }

        /// The text after the last line end is one more line.
        mutating func finish() {
            add(0xFFFF)
            beginsLine = false
            for _ in 0..<LineHashes.window where !open.isEmpty { roll(0) }
        }

        private mutating func roll(_ unit: UInt64) {
            let slot = count % LineHashes.window
            hash = LineHashes.factor &* hash &+ unit &- oldest &* window[slot]
            window[slot] = unit
            count += 1
            if let first = open.first, count - first.start == LineHashes.window {
                hashes[first.line] = hash
                open.removeFirst()
            }
        }
    }
}
