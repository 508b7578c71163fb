import Foundation

/// A token as both sides can agree on: where it stands and what sort of thing it is.
struct PlainToken: Equatable {
    enum Sort: String { case name, number, string, directive, other }

    var start: Int
    var end: Int
    var sort: Sort
}

/// What `clang -cc1 -dump-raw-tokens` says of a file, brought into the shape that our tokenizer gives.
struct ClangTokens {
    private(set) var tokens: [PlainToken] = []

    /// - Parameter dump: one record a token, `kind 'text'  flags  Loc=<path:line:column>`; a text may hold anything, line ends too.
    init(dump: [UInt8], path: String, of bytes: [UInt8]) {
        let count = bytes.count
        let records = ClangTokens.records(in: dump, path: path, of: bytes)
        defer {
            for index in tokens.indices where tokens[index].sort != .string {
                tokens[index].end = beforeEscapedLineEnd(tokens[index].start, tokens[index].end, bytes)
            }
        }
        var index = 0
        while index < records.count {
            let record = records[index]
            let end = index + 1 < records.count ? records[index + 1].start : count
            index += 1
            switch record.kind {
            case "unknown" where record.isBlank, "comment", "eof":
                continue
            case "at" where index < records.count && records[index].kind == "string_literal":
                // Ours takes the sign and the literal for one.
                let literalEnd = index + 1 < records.count ? records[index + 1].start : count
                tokens.append(PlainToken(start: record.start, end: literalEnd, sort: .string))
                index += 1
            case "hash" where record.startsLine:
                var next = index
                while next < records.count, records[next].kind == "unknown" || records[next].kind == "comment" { next += 1 }
                guard next < records.count, records[next].kind == "raw_identifier" else {
                    tokens.append(PlainToken(start: record.start, end: end, sort: .directive))
                    continue
                }
                tokens.append(PlainToken(start: record.start, end: next + 1 < records.count ? records[next + 1].start : count, sort: .directive))
                index = next + 1
            case "raw_identifier": tokens.append(PlainToken(start: record.start, end: end, sort: .name))
            case "numeric_constant", "char_constant", "wide_char_constant", "utf8_char_constant", "utf16_char_constant", "utf32_char_constant":
                tokens.append(PlainToken(start: record.start, end: end, sort: .number))
            case "string_literal", "wide_string_literal", "utf8_string_literal", "utf16_string_literal", "utf32_string_literal", "header_name":
                tokens.append(PlainToken(start: record.start, end: end, sort: .string))
            case "coloncolon", "greatergreater", "greatergreaterequal":
                // Ours closes angle brackets one by one, and knows no scope operator.
                tokens.append(PlainToken(start: record.start, end: record.start + 1, sort: .other))
                tokens.append(PlainToken(start: record.start + 1, end: end, sort: .other))
            default:
                tokens.append(PlainToken(start: record.start, end: end, sort: .other))
            }
        }
    }

    private struct Record {
        var kind: String
        var start: Int
        var startsLine: Bool
        /// White space, or the line ends that are escaped.
        var isBlank: Bool
    }

    private static func records(in dump: [UInt8], path: String, of bytes: [UInt8]) -> [Record] {
        let lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        let mark = Array("Loc=<\(path):".utf8)
        var records: [Record] = []
        var recordStart = 0
        var index = 0
        while index + mark.count < dump.count {
            guard dump[index] == mark[0], dump[index + 1] == mark[1], dump[index...].starts(with: mark) else {
                index += 1
                continue
            }
            let recordEnd = index
            index += mark.count
            func number() -> Int {
                var value = 0
                while index < dump.count, UInt8(ascii: "0")...UInt8(ascii: "9") ~= dump[index] {
                    value = value * 10 + Int(dump[index] - UInt8(ascii: "0"))
                    index += 1
                }
                return value
            }
            let line = number()
            index += 1
            let column = number()
            // `>` and the line's end.
            index += 2
            let record = dump[recordStart..<recordEnd]
            let kind = String(decoding: record.prefix { $0 != UInt8(ascii: " ") }, as: UTF8.self)
            let text = record.dropFirst(kind.utf8.count + 2)
            let isBlank = text.first.map { [9, 10, 11, 12, 13, 32, UInt8(ascii: "\\"), 0xC2].contains($0) } ?? true
            let start = lineStarts[min(line, lineStarts.count) - 1] + column - 1
            records.append(
                Record(
                    kind: kind, start: kind == "unknown" || kind == "comment" ? start : pastEscapedLineEnds(start, bytes),
                    startsLine: String(decoding: record.suffix(40), as: UTF8.self).contains("[StartOfLine]"), isBlank: isBlank))
            recordStart = index
        }
        return records
    }
}

/// To clang an escaped line end before a token is part of it.
private func pastEscapedLineEnds(_ start: Int, _ bytes: [UInt8]) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: "\\") {
        var next = index + 1
        while next < bytes.count, [9, 13, 32].contains(bytes[next]) { next += 1 }
        guard next < bytes.count, bytes[next] == UInt8(ascii: "\n") else { break }
        index = next + 1
    }
    return index
}

/// And so may be one behind it.
private func beforeEscapedLineEnd(_ start: Int, _ end: Int, _ bytes: [UInt8]) -> Int {
    var index = end
    while index > start, [9, 10, 13, 32].contains(bytes[index - 1]) { index -= 1 }
    return index < end && index > start + 1 && bytes[index - 1] == UInt8(ascii: "\\") ? index - 1 : end
}

/// Runs clang on a file; `nil` if that fails.
func clangDump(_ path: String, clang: String) -> [UInt8]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: clang)
    process.arguments = ["-cc1", "-dump-raw-tokens", "-x", path.hasSuffix(".mm") ? "objective-c++" : "objective-c", path]
    // The dump goes to standard error in many small pieces, which a file takes faster than a pipe.
    let output = FileManager.default.temporaryDirectory.appendingPathComponent("token-check-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: output) }
    guard FileManager.default.createFile(atPath: output.path, contents: nil), let handle = try? FileHandle(forWritingTo: output) else { return nil }
    process.standardError = handle
    process.standardOutput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    try? handle.close()
    guard let data = try? Data(contentsOf: output) else { return nil }
    return [UInt8](data)
}
