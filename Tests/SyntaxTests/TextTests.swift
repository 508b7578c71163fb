import Syntax
import Testing

/// Text in whatever encoding the file has.

private func text(_ bytes: [UInt8]) -> String { String(keeping: bytes) }

@Test func bytesThatAreNoUTF8StayThemselves() {
    #expect(text(Array("schön".utf8)) == "schön")
    #expect(text([0x73, 0x63, 0x68, 0xF6, 0x6E]) == "sch\\xF6n")
    #expect(text([0x73, 0x63, 0x68, 0xFC, 0x6E]) == "sch\\xFCn")
    #expect(text([0xF0, 0x9F, 0x98]) == "\\xF0\\x9F\\x98")
    #expect(text([0xC3, 0xA9, 0xE9]) == "é\\xE9")
    #expect(text([0xEF, 0xBF, 0xBD, 0xFF]) == "\u{FFFD}\\xFF")
    #expect(text([]) == "")
}

@Test func aFilesTextIsReadSo() {
    let file = SourceFile(path: "A.m", bytes: Array("@\"a".utf8) + [0xE4] + Array("\"".utf8))
    #expect(file.text(SourceRange(start: 0, end: 5)) == "@\"a\\xE4\"")
}
