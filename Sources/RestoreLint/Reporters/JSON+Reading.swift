extension JSON {
    /// What is wrong with a text that should be JSON.
    struct Failure: Error, Equatable {
        let line: Int
        /// `expected ',' or ']'`.
        let message: String
    }

    init(reading text: [UInt8]) throws(Failure) {
        var reader = JSONReader(text)
        self = try reader.document()
    }

    subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.0 == name }?.1
    }

    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    var number: Int? {
        if case .number(let number) = self { number } else { nil }
    }

    var array: [JSON]? {
        if case .array(let items) = self { items } else { nil }
    }
}

/// Reads what this tool writes: JSON without fractions.
private struct JSONReader {
    private static let depthLimit = 64

    private let text: [UInt8]
    private var index = 0
    private var depth = 0

    init(_ text: [UInt8]) {
        // The zero stands for the end.
        self.text = text + [0]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    mutating func document() throws(JSON.Failure) -> JSON {
        let value = try value()
        skipBlanks()
        guard index == text.count - 1 else { throw failure("expected the end of the text") }
        return value
    }

    /// value → object | array | string | number | "true" | "false" | "null"
    private mutating func value() throws(JSON.Failure) -> JSON {
        skipBlanks()
        switch text[index] {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try array()
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case UInt8(ascii: "t") where take("true"): return .bool(true)
        case UInt8(ascii: "f") where take("false"): return .bool(false)
        case UInt8(ascii: "n") where take("null"): return .null
        default: throw failure("expected a value")
        }
    }

    /// object → "{" (member ("," member)*)? "}"    member → string ":" value
    private mutating func object() throws(JSON.Failure) -> JSON {
        var members: [(String, JSON)] = []
        try enter()
        while !take("}") {
            if !members.isEmpty { try expect(",") }
            skipBlanks()
            guard text[index] == UInt8(ascii: "\"") else { throw failure("expected a name in quotes") }
            let name = try string()
            skipBlanks()
            try expect(":")
            members.append((name, try value()))
            skipBlanks()
        }
        depth -= 1
        return .object(members)
    }

    /// array → "[" (value ("," value)*)? "]"
    private mutating func array() throws(JSON.Failure) -> JSON {
        var items: [JSON] = []
        try enter()
        while !take("]") {
            if !items.isEmpty { try expect(",") }
            items.append(try value())
            skipBlanks()
        }
        depth -= 1
        return .array(items)
    }

    private mutating func enter() throws(JSON.Failure) {
        depth += 1
        guard depth <= Self.depthLimit else { throw failure("too many brackets inside each other") }
        index += 1
        skipBlanks()
    }

    private mutating func number() throws(JSON.Failure) -> JSON {
        let start = index
        index += 1
        while UInt8(ascii: "0")...UInt8(ascii: "9") ~= text[index] { index += 1 }
        guard let number = Int(String(decoding: text[start..<index], as: UTF8.self)) else { throw failure("expected a whole number") }
        return .number(number)
    }

    private mutating func string() throws(JSON.Failure) -> String {
        index += 1
        var units: [UInt8] = []
        while text[index] != UInt8(ascii: "\"") {
            if text[index] < 0x20 { throw failure("expected the quote that ends the text") }
            guard text[index] == UInt8(ascii: "\\") else {
                units.append(text[index])
                index += 1
                continue
            }
            index += 2
            switch text[index - 1] {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(text[index - 1])
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "u"): units += String(try scalar()).utf8
            default: throw failure("there is no such escape")
            }
        }
        index += 1
        return String(decoding: units, as: UTF8.self)
    }

    /// The four digits after `\u`, and those of the other half of a surrogate pair.
    private mutating func scalar() throws(JSON.Failure) -> Character {
        var unit = try hexadecimal()
        if 0xD800..<0xDC00 ~= unit, take("\\u") {
            let low = try hexadecimal()
            guard 0xDC00..<0xE000 ~= low else { throw failure("half of a character") }
            unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(unit) else { throw failure("half of a character") }
        return Character(scalar)
    }

    private mutating func hexadecimal() throws(JSON.Failure) -> UInt32 {
        let digits = text[index..<min(index + 4, text.count)]
        guard digits.count == 4, let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) else {
            throw failure("expected four hexadecimal digits")
        }
        index += 4
        return value
    }

    private mutating func expect(_ mark: StaticString) throws(JSON.Failure) {
        guard take(mark) else { throw failure("expected '\(mark)'") }
        skipBlanks()
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let isThere = word.withUTF8Buffer { text[index...].starts(with: $0) }
        if isThere { index += word.utf8CodeUnitCount }
        return isThere
    }

    private mutating func skipBlanks() {
        while [0x20, 0x09, 0x0A, 0x0D].contains(text[index]) { index += 1 }
    }

    private func failure(_ message: String) -> JSON.Failure {
        JSON.Failure(line: 1 + text[..<min(index, text.count)].count { $0 == 0x0A }, message: message)
    }
}
