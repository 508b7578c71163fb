/// A value of JSON. Members keep their order.
enum JSON: Sendable {
    case null
    case bool(Bool)
    case number(Int)
    case string(String)
    case array([JSON])
    case object([(String, JSON)])

    /// `null` for nothing.
    static func optional(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

    /// What lies above `depth`, and lists at it, take a line for each member, so that two reports can be compared line by line.
    func write(to output: inout ByteBuffer, breakingTo depth: Int = 1) {
        write(to: &output, depth: 0, limit: depth)
        output.write("\n")
    }

    private func write(to output: inout ByteBuffer, depth: Int, limit: Int) {
        let indentation = "\n" + String(repeating: "  ", count: depth)
        switch self {
        case .null: output.write("null")
        case .bool(let value): output.write(value ? "true" : "false")
        case .number(let value): output.write(String(value))
        case .string(let text): Self.write(text, to: &output)
        case .array(let items):
            let isBroken = depth <= limit && !items.isEmpty
            output.write("[")
            for (index, item) in items.enumerated() {
                if index > 0 { output.write(isBroken ? "," : ", ") }
                if isBroken { output.write(indentation + "  ") }
                item.write(to: &output, depth: depth + 1, limit: limit)
            }
            output.write(isBroken ? indentation + "]" : "]")
        case .object(let members):
            let isBroken = depth < limit && !members.isEmpty
            output.write("{")
            for (index, (key, value)) in members.enumerated() {
                if index > 0 { output.write(isBroken ? "," : ", ") }
                if isBroken { output.write(indentation + "  ") }
                Self.write(key, to: &output)
                output.write(": ")
                value.write(to: &output, depth: depth + 1, limit: limit)
            }
            output.write(isBroken ? indentation + "}" : "}")
        }
    }

    private static func write(_ text: String, to output: inout ByteBuffer) {
        output.bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                output.bytes.append(UInt8(ascii: "\\"))
                output.bytes.append(byte)
            case UInt8(ascii: "\n"): output.write("\\n")
            case UInt8(ascii: "\r"): output.write("\\r")
            case UInt8(ascii: "\t"): output.write("\\t")
            case 0..<0x20, 0x7F:
                let digits = String(byte, radix: 16)
                output.write("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
            default: output.bytes.append(byte)
            }
        }
        output.bytes.append(UInt8(ascii: "\""))
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    init(stringLiteral value: String) { self = .string(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) { self = .object(elements) }
}
