import Testing

@testable import Syntax

@Test func elementsStandInPreOrder() {
    #expect(markup("<a><b/><c><d/></c></a><!-- e -->") == """
        a
          b
          c
            d
        """)
}

@Test func anElementKnowsItsParentAndWhereItEnds() {
    let tree = tree("<a><b><c/></b><d/></a>")
    #expect(tree.elements.map(\.parent) == [nil, 0, 1, 0])
    #expect(tree.elements.map(\.end) == [4, 3, 3, 4])
    #expect(Array(tree.children(of: 0)) == [1, 3])
    #expect(tree.ancestor("a", of: 2) == 0)
    #expect(tree.ancestor("d", of: 2) == nil)
    #expect(tree.child("d", of: 0) == 3)
}

@Test func valuesStandInEitherKindOfQuotes() {
    #expect(markup(#"<a b="c'd" e='f"g' h = "" i:j-k.l="m>n"/>"#) == #"a b=c'd e=f"g h= i:j-k.l=m>n"#)
}

@Test func entitiesAreDecoded() {
    let tree = tree(#"<a b="&lt;&amp;&gt; &quot;&apos;&#10;&#x1F600;" c="&nbsp;&;&#xD800;&#99999999999;&">&#65;&amp;amp;</a>"#)
    #expect(tree.value(of: "b", in: 0) == "<&> \"'\n😀")
    #expect(tree.value(of: "c", in: 0) == "&nbsp;&;&#xD800;&#99999999999;&")
    #expect(tree.text(of: 0) == "A&amp;")
}

@Test func spaceInAValueIsBlankAndInATextAsItIs() {
    let tree = tree("<a b=\"c\r\nd\te\nf&#9;\">\r\n\tg\rh</a>")
    #expect(tree.value(of: "b", in: 0) == "c d e f\t")
    #expect(tree.text(of: 0) == "\n\tg\nh")
}

@Test func aTextIsThatOfItsOwnElementAlone() {
    let tree = tree("<a>b<!-- c -->d<e>f<e>g</e >h</e\n>i<j/>k<![CDATA[<l>&amp;\r\n]]>m<?n o?></a>")
    #expect(tree.text(of: 0) == "bdik<l>&amp;\nm")
    #expect(tree.text(of: 1) == "fh")
}

@Test func whatIsNoElementIsPassedOver() {
    let text = """
        \u{FEFF}<?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//A//DTD <b> ]>" 'c' [
            <!ENTITY d "]>"> <!-- ' ]> --> <?e ]> ?>
        ]>
        <!-- <f> -- g -->
        <h><![CDATA[<i>]]]]><![CDATA[>]]></h>
        <!---->
        """
    #expect(markup(text) == "h")
    #expect(tree(text).text(of: 0) == "<i>]]>")
    #expect(tree(text).comments.map { tree(text).file.text($0) } == ["<!-- <f> -- g -->", "<!---->"])
}

@Test func namesAreComparedAsTheyAreWritten() {
    let tree = tree(#"<größe abcdefghi="1" abcdefgh="2"><abcdefghi></abcdefghi></größe>"#)
    #expect(tree.isNamed("größe", 0))
    #expect(!tree.isNamed("größ", 0))
    #expect(tree.value(of: "abcdefgh", in: 0) == "2")
    #expect(tree.attribute("abcdefg", of: 0) == nil)
}

@Test func theSameMemoryServesManyFiles() {
    var tree = MarkupTree()
    tree.parse(SourceFile(path: "A.xib", text: "<a b='c'><d><!-- e --></a>"))
    tree.parse(SourceFile(path: "B.xib", text: "<f/>"))
    #expect(tree.elements.count == 1)
    #expect(tree.attributes.isEmpty && tree.comments.isEmpty && tree.errors.isEmpty)
    #expect(tree.name(of: 0) == "f")
}

@Test func onlyMarkupBeginsWithATag() {
    func begins(_ text: String) -> Bool { SourceFile(path: "A.plist", text: text).beginsAsMarkup }
    #expect(begins("\u{FEFF}\r\n <plist/>"))
    #expect(!begins("{ a = \"<b>\"; }"))
    #expect(!begins("bplist00"))
    #expect(!begins(""))
}

/// Text that is not well formed, what is left of it, and where it went wrong.
@Test(arguments: [
    ("<a><b></a>", "a\n  b", ["</a: expected '</b>'"]),
    ("<a></b></a>", "a", ["</b: '</b>' closes nothing"]),
    ("<a><b><c></b><d/></a>", "a\n  b\n    c\n  d", ["</b: expected '</c>'"]),
    ("<a><b>", "a\n  b", ["<b: '<b>' is not closed"]),
    ("<a><b c=\"d\" <e/></a>", "a\n  b c=d\n    e", ["<b c=\"d\" : expected '>' before '<'", "</a: expected '</b>'"]),
    ("<a b=\"c><d/></a>", "a\n  d", ["<a b=\"c>: expected '>' before '<'", "\"c>: the value is not closed"]),
    ("<a b", "a", ["<a b: the tag is not closed", "b: expected '=' after 'b'", "<a: '<a>' is not closed"].sorted()),
    ("<a b c='d' e=f g/>", "a c=d", ["b: expected '=' after 'b'", "f: expected a value in quotes", "g: expected '=' after 'g'"]),
    ("<a \"b\" / c='d'/>", "a c=d", ["\"b\": expected an attribute", "/: expected an attribute"]),
    ("<a>b < c</a>", "a", ["<: expected a tag after '<'"]),
    ("<a>\n<<<<<<< HEAD\n<b/>\n=======\n<c/>\n>>>>>>> d\n</a>", "a\n  b\n  c", ["<<<<<<<: expected a tag after '<'"]),
    ("<a/>\nb\nc", "a", ["b: text outside of the root element"]),
    ("<a/><b/>", "a\nb", ["<b: a second root element"]),
    ("<a><!-- b </a>", "a", ["<a: '<a>' is not closed", "<!--: the comment is not closed"]),
    ("<a><![CDATA[ b </a>", "a", ["<a: '<a>' is not closed", "<![CDATA[: the CDATA section is not closed"]),
    ("<a><?b </a>", "a", ["<a: '<a>' is not closed", "<?: the instruction is not closed"]),
    ("<!DOCTYPE a\n<a/>", "a", ["<!DOCTYPE a\n: expected '>' before '<'"]),
    ("<!DOCTYPE a [ <a/>", "", ["<!: the declaration is not closed"]),
    ("<a></a", "a", ["</a: expected '>'"]),
    ("<a></", "a", ["<a: '<a>' is not closed", "</: expected '>'", "</: '</>' closes nothing"]),
    ("<a>\0</a>\0", "a", ["\0: text outside of the root element"]),
    ("", "", [": expected an element"]),
])
func whatIsNotWellFormedGivesASmallerTree(_ text: String, _ expected: String, _ errors: [String]) {
    let tree = tree(text)
    #expect(markup(text) == expected)
    #expect(tree.errors.map { "\(tree.file.text($0.range)): \($0.message)" } == errors)
}

@Test func invalidUTF8IsKept() {
    let tree = MarkupTree(parsing: SourceFile(path: "A.xib", bytes: Array("<a b='c".utf8) + [0xFF] + Array("d'/>".utf8)))
    #expect(tree.errors == [])
    #expect(tree.value(of: "b", in: 0) == "c\\xFFd")
}

// MARK: Helpers

private func tree(_ text: String) -> MarkupTree { MarkupTree(parsing: SourceFile(path: "Main.storyboard", text: text)) }

/// One line for each element, with its attributes.
private func markup(_ text: String) -> String {
    let tree = tree(text)
    var depths: [Int] = []
    return tree.elements.indices.map { index in
        depths.append(tree.elements[index].parent.map { depths[$0] + 1 } ?? 0)
        let attributes = tree.elements[index].attributes.map { " \(tree.file.text(tree.attributes[$0].name))=\(tree.value(of: tree.attributes[$0]))" }
        return String(repeating: "  ", count: depths[index]) + tree.name(of: index) + attributes.joined()
    }
    .joined(separator: "\n")
}
