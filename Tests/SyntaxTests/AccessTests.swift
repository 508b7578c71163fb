import Syntax
import Testing

private let tree = SyntaxTree(parsing: SourceFile(path: "Example.swift", text: "foo.`default`(bar: 1, 2)"))

@Test func childrenComeInOrder() throws {
    let chain = try #require(tree.descendant(of: 0, .chain))
    #expect(tree.children(of: chain).map { tree.nodes[$0].kind } == [.name, .member, .arguments])
    let arguments = try #require(tree.child(of: chain, .arguments))
    #expect(tree.children(of: arguments).map(tree.text(ofNode:)) == ["bar: 1", "2"])
    #expect(tree.child(of: chain, .argument) == nil)
    #expect(tree.parent(of: arguments) == chain)
    #expect(tree.parent(of: 0) == nil)
}

@Test func namesLoseTheirBackTicks() throws {
    let member = try #require(tree.descendant(of: 0, .member))
    #expect(tree.text(ofNode: member) == ".`default`")
    #expect(tree.name(ofNode: member) == "default")
    #expect(tree.node(member, isNamed: "default"))
    #expect(!tree.node(member, isNamed: "defaults"))
}

@Test func rangesCoverANodeFromItsFirstTokenToItsLast() throws {
    let label = try #require(tree.descendant(of: 0, .argumentLabel))
    #expect(tree.range(ofNode: label) == SourceRange(start: 14, end: 17))
    #expect(tree.range(ofNode: 0) == SourceRange(start: 0, end: 24))
}

@Test func anEmptyFileHasATreeToo() {
    let tree = SyntaxTree(parsing: SourceFile(path: "Empty.swift", text: ""))
    #expect(tree.nodes.count == 1)
    #expect(tree.tokens.map(\.kind) == [.endOfFile])
    #expect(tree.range(ofNode: 0).isEmpty)
}
