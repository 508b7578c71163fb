import Foundation
import Testing

@testable import RestoreLint

@Test func aPageIsShownWithTheUsersPager() throws {
    let folder = try TemporaryFolder([:])
    let status = try Platform.show(Array("one\ntwo\n".utf8), with: "cat > \(folder.path)/shown; printf %s \"$LESS\" > \(folder.path)/less", environment: ["LESS": "FRX"])
    #expect(status == 0)
    #expect(try folder.read("shown") == "one\ntwo\n")
    #expect(try folder.read("less") == "FRX")
}

@Test func aPagerThatEndsEarlyIsNoTrouble() throws {
    let long = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 20)
    #expect(try Platform.show(long, with: "exit 3") == 3)
    #expect(try Platform.show(long, with: "no-such-pager-is-installed 2> /dev/null") == 127)
}

@Test func thereIsAPagerOnlyOnATerminal() {
    func pager(_ variables: [String: String], isTerminal: Bool = true) -> String? {
        Environment(workingDirectory: "/", variables: variables, outputIsTerminal: isTerminal).pager
    }
    #expect(pager([:]) == "less")
    #expect(pager(["PAGER": "most -s"]) == "most -s")
    #expect(pager(["PAGER": ""]) == nil)
    #expect(pager(["PAGER": "cat"]) == nil)
    #expect(pager(["TERM": "dumb"]) == nil)
    #expect(pager([:], isTerminal: false) == nil)
}

@Test func onlyProseIsPaged() throws {
    let folder = try TemporaryFolder(["BadOne.swift": "let a = 1"])
    func outcome(_ arguments: String...) -> Outcome { run(arguments, in: Environment(workingDirectory: folder.path, rules: [.badName])) }
    #expect(outcome("explain", "bad-name").isProse)
    #expect(!outcome("rules").isProse)
    #expect(!outcome("lint").isProse)
}
