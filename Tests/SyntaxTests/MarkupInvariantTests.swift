import Foundation
import Testing

@testable import Syntax

/// Small files that between them use every part of XML.
let markupFixtures: [String] = [
    #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd" [
        <!-- ]> --> <!ENTITY a "b>"> <?c ]> ?>
    ]>
    <plist version='1.0'>
    <dict>
        <key>Größe &amp; &#x41;&#66;</key>
        <array><string>a</string><true/><string></string></array>
        <!-- restorelint:disable all — why -->
        <data><![CDATA[<a>]]]>]]></data>
    </dict>
    </plist>
    """#,
    #"""
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a-b-1">
        <scenes>
            <!--Reader-->
            <scene sceneID="s"><objects>
                <viewController id='a-b-1' text="one&#10;two &quot;x&quot;" sceneMemberID="viewController">
                    <view key="view" é:ü.ö-ä="😀"/>
                    <connections><segue destination="c" kind="show" id="d"></segue ></connections>
                </viewController>
            </objects></scene>
        </scenes>
    </document>
    """#,
]

@Test(arguments: markupFixtures)
func everyMarkupFixtureParsesWithoutAnError(_ fixture: String) {
    #expect(MarkupTree(parsing: SourceFile(path: "A.xib", text: fixture)).errors == [])
}

@Test(arguments: markupFixtures)
func everyPieceOfMarkupParses(_ fixture: String) {
    let bytes = Array(fixture.utf8)
    var tree = MarkupTree()
    for count in 0...bytes.count {
        for piece in [bytes.prefix(count), bytes.suffix(count)] {
            tree.parse(SourceFile(path: "A.xib", bytes: Array(piece)))
            if let fault = fault(in: tree) { Issue.record("\(fault) in \(String(decoding: piece, as: UTF8.self))") }
        }
    }
}

@Test(arguments: markupFixtures)
func markupThatBreaksOffHasAnError(_ fixture: String) {
    let bytes = Array(fixture.utf8)
    for count in 0..<bytes.count {
        let tree = MarkupTree(parsing: SourceFile(path: "A.xib", bytes: Array(bytes.prefix(count))))
        if tree.errors.isEmpty { Issue.record("none after \(count) bytes") }
    }
}

@Test(arguments: 1...5)
func mutilatedMarkupParses(seed: Int) {
    var dice = Dice(state: UInt64(seed))
    let scraps = ["<", ">", "/", "\"", "'", "=", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>", "<!", "]", "[", "</", "/>", "&", "&#", "\0", "\n", "<a>", "</a>", "<<<<<<< a\n"]
        .map { Array($0.utf8) }
    var tree = MarkupTree()
    for _ in 0..<1000 {
        var bytes = Array(markupFixtures[dice.roll(markupFixtures.count)].utf8)
        for _ in 0...dice.roll(6) {
            let place = dice.roll(bytes.count)
            switch dice.roll(4) {
            case 0: bytes.remove(at: place)
            case 1: bytes.removeSubrange(place..<min(bytes.count, place + dice.roll(40) + 1))
            case 2: bytes.insert(contentsOf: scraps[dice.roll(scraps.count)], at: place)
            default: bytes[place] = UInt8(dice.roll(256))
            }
            if bytes.isEmpty { bytes = [UInt8(ascii: "a")] }
        }
        tree.parse(SourceFile(path: "A.xib", bytes: bytes))
        if let fault = fault(in: tree) { Issue.record("\(fault) in \(String(decoding: bytes, as: UTF8.self))") }
    }
}

@Test func elementsTooDeepAreLeftOut() {
    let text = String(repeating: "<a b='c'>", count: 20_000) + String(repeating: "</a>", count: 20_000)
    let tree = MarkupTree(parsing: SourceFile(path: "A.xib", text: "<r>" + text + "<d/></r>"))
    #expect(tree.errors.map(\.message) == ["nested too deeply"])
    #expect(tree.elements.count == 257)
    #expect(tree.attributes.count == 255)
    #expect(tree.name(of: 256) == "d")
    #expect(tree.elements[256].parent == 0)
}

/// Read once per tag instead of once, some of these would take minutes.
@Test(arguments: ["<", "</", "<a", "<a>", "</a>", "<a ", "<a b='", "<!", "<!--", "<!a\"", "<![CDATA[", "<?", "a ", "\"", "&", "<a/>", "<a></b>", "\0", "=", "<a b "])
func onlyOneKindOfScrapParses(_ scrap: String) {
    let tree = MarkupTree(parsing: SourceFile(path: "A.xib", text: "<r>" + String(repeating: scrap, count: 40_000)))
    #expect(fault(in: tree) == nil)
    #expect(tree.errors.count <= MarkupParser.errorLimit)
}

/// What no text may do to a tree.
private func fault(in tree: MarkupTree) -> String? {
    let count = UInt32(tree.file.count)
    func isInside(_ range: SourceRange) -> Bool { range.start <= range.end && range.end <= count }
    for (index, element) in tree.elements.enumerated() {
        guard isInside(element.name), isInside(element.content), !element.name.isEmpty else { return "range of element \(index)" }
        guard element.end > index, element.end <= tree.elements.count else { return "end of element \(index)" }
        if let parent = element.parent {
            guard parent < index, tree.elements[parent].end >= element.end else { return "parent of element \(index)" }
        }
        guard element.attributes.upperBound <= tree.attributes.count else { return "attributes of element \(index)" }
        for attribute in element.attributes { _ = tree.value(of: tree.attributes[attribute]) }
        _ = tree.text(of: index)
    }
    if let comment = tree.comments.first(where: { !isInside($0) }) { return "comment \(comment)" }
    if let error = tree.errors.first(where: { !isInside($0.range) }) { return "error \(error)" }
    return nil
}
