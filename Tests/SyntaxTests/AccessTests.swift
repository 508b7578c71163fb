import Syntax
import Testing

private let tree = SyntaxTree(parsing: SourceFile(path: "Example.swift", text: "foo.`default`(bar: 1, 2)"))
private let chain = tree.nodes.firstIndex { $0.kind == .chain }!

@Test func childrenComeInOrder() {
    tree.withView { view in
        #expect(view.children(of: chain).map { view.nodes[$0].kind } == [.name, .member, .arguments])
        let arguments = view.child(of: chain, .arguments)!
        #expect(view.children(of: arguments).map(view.text(ofNode:)) == ["bar: 1", "2"])
        #expect(view.child(of: chain, .argument) == nil)
    }
}

@Test func namesLoseTheirBackTicks() {
    tree.withView { view in
        let member = view.child(of: chain, .member)!
        let name = Int(view.nodes[member].endToken) - 1
        #expect(view.text(ofNode: member) == ".`default`")
        #expect(view.text(ofToken: name) == "`default`")
        #expect(view.name(ofToken: name) == "default")
        #expect(view.bytes(of: view.tokens[name]).elementsEqual("default".utf8))
        #expect(view.name(ofNode: view.child(of: chain, .name)!) == "foo")
    }
}

@Test func aTokenIsComparedAsItIsSpelt() {
    tree.withView { view in
        #expect(view.token(0, isSpelt: "foo"))
        #expect(!view.token(0, isSpelt: "fo"))
        #expect(!view.token(0, isSpelt: "fob"))
    }
}

@Test func rangesCoverANodeFromItsFirstTokenToItsLast() throws {
    let label = try #require(tree.nodes.firstIndex { $0.kind == .argumentLabel })
    #expect(tree.range(ofNode: label) == SourceRange(start: 14, end: 17))
    #expect(tree.range(ofNode: 0) == SourceRange(start: 0, end: 24))
}

@Test func aKeptTreeAnswersAsItsView() {
    #expect(tree.children(of: chain) == tree.withView { Array($0.children(of: chain)) })
    #expect(tree.text(ofNode: chain) == "foo.`default`(bar: 1, 2)")
    #expect(tree.text(ofToken: 1) == ".")
}

@Test func anEmptyFileHasATreeToo() {
    let tree = SyntaxTree(parsing: SourceFile(path: "Empty.swift", text: ""))
    #expect(tree.nodes.count == 1)
    #expect(tree.tokens.map(\.kind) == [.endOfFile])
    #expect(tree.range(ofNode: 0).isEmpty)
}
