import Foundation
import Syntax
import Testing

@testable import AppModel

/// The folders that stand on one another, lowest first. `App` and all other folders stand on them, side by side.
private let layers = ["Facts", "Extraction", "Frameworks", "Program", "Flow"]

/// What a lower file names of a higher folder though it should not. Nothing may be added here; what is mended goes.
private let allowedNames: [String: Set<String>] = [
    // Which names make a body worth reading.
    "Extraction/Bodies.swift": ["restoration"],
    "Extraction/FactsReader.swift": ["restoration"],
    // A hook gives back an object or nothing, whatever its implementation says.
    "Extraction/ObjectiveCExtractor+Functions.swift": ["Hook"],
]

/// What `Flow` says of the frameworks though it should not know that there are any.
private let allowedFrameworkNames: [String: Set<String>] = [:]

@Test func aFolderNamesOnlyWhatLiesBelow() throws {
    let sources = try OwnSource.all()
    #expect(Set(sources.map(\.folder)).isSuperset(of: layers))
    let (types, members) = (lowestLayers(sources, \.types), lowestLayers(sources, \.members))
    let added = sources.reduce(into: Set<String>()) { $0.formUnion($1.addedMembers) }
    var found: [String: Set<String>] = [:]
    for source in sources {
        let names = source.names.filter { types[$0] ?? 0 > source.layer }
            .union(source.namedMembers.intersection(added).filter { members[$0] ?? 0 > source.layer })
        if !names.isEmpty { found[source.path] = names }
    }
    expectEqual(found, allowedNames)
}

@Test func flowKnowsNoFramework() throws {
    var found: [String: Set<String>] = [:]
    for source in try OwnSource.all() where source.folder == "Flow" {
        let names = source.names.union(source.texts.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
        let ofFrameworks = names.filter { $0.wholeMatch(of: /(UI|NS)[A-Z]\w*/) != nil }
        if !ofFrameworks.isEmpty { found[source.path] = ofFrameworks }
    }
    expectEqual(found, allowedFrameworkNames)
}

/// For each name the lowest layer that declares it.
private func lowestLayers(_ sources: [OwnSource], _ declared: (OwnSource) -> Set<String>) -> [String: Int] {
    sources.reduce(into: [:]) { layers, source in
        for name in declared(source) { layers[name] = min(layers[name] ?? .max, source.layer) }
    }
}

private func expectEqual(_ found: [String: Set<String>], _ allowed: [String: Set<String>]) {
    for path in Set(found.keys).union(allowed.keys).sorted() {
        let (names, exceptions) = (found[path] ?? [], allowed[path] ?? [])
        #expect(names.isSubset(of: exceptions), "\(path) names what lies above it: \(names.subtracting(exceptions).sorted())")
        #expect(exceptions.isSubset(of: names), "\(path) no longer names \(exceptions.subtracting(names).sorted()); strike it off the list")
    }
}

/// A file of `AppModel`, as the model itself reads it.
private struct OwnSource {
    /// Below `Sources/AppModel`.
    let path: String
    /// The types it declares at its top.
    let types: Set<String>
    /// What its types and extensions have.
    let members: Set<String>
    /// What it adds to types of ours. What only a type of its own has cannot be had without naming the type.
    let addedMembers: Set<String>
    /// Identifiers, outside of comments and literals.
    let names: Set<String>
    /// Those behind a dot, and what is called.
    let namedMembers: Set<String>
    /// What literals hold.
    let texts: [String]

    var folder: String { path.split(separator: "/").first.map(String.init) ?? "" }

    var layer: Int { layers.firstIndex(of: folder) ?? layers.count }

    static func all() throws -> [OwnSource] {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        func read(_ module: String) throws -> [SourceFile] {
            let folder = package.appendingPathComponent("Sources/" + module)
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.sorted().map { path in
                SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: folder.appendingPathComponent(path))))
            }
        }
        let files = try read("AppModel")
        let (ours, syntax) = (files.map(factsOfAll), try read("Syntax").map(factsOfAll))
        let types = Set((ours + syntax).flatMap { $0.types.filter { $0.kind != .extension }.map(\.name) })
        // A member that the tree has too says nothing of where it comes from.
        let ofSyntax = Set(syntax.flatMap(\.types).flatMap(\.memberNames))
        return zip(files, ours).map { OwnSource($0, $1, extending: types, without: ofSyntax) }
    }

    /// With its functions, whatever it mentions.
    private static func factsOfAll(_ file: SourceFile) -> FileFacts { facts(String(decoding: file.bytes, as: UTF8.self), path: file.path) }

    private init(_ file: SourceFile, _ facts: FileFacts, extending ours: Set<String>, without others: Set<String>) {
        path = file.path
        let open = facts.types.filter { !$0.modifiers.contains(.isPrivate) }
        types = Set(open.filter { $0.kind != .extension && !$0.name.contains(".") }.map(\.name))
        members = Set(facts.types.flatMap(\.memberNames))
        addedMembers = Set(open.filter { $0.kind == .extension && ours.contains($0.name) }.flatMap(\.openMemberNames)).subtracting(others)
        let tokens = SyntaxTree(parsing: file).tokens
        func text(_ token: Token) -> String { String(decoding: file.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self) }
        names = Set(tokens.filter { $0.kind == .identifier }.map(text))
        namedMembers = Set(zip(tokens, tokens.dropFirst()).compactMap { token, next in
            if token.kind == .period, next.kind == .identifier { return text(next) }
            return token.kind == .identifier && next.kind == .leftParen ? text(token) : nil
        })
        texts = tokens.filter { [.string, .stringSegment].contains($0.kind) }.map(text)
    }
}

extension TypeFact {
    fileprivate var memberNames: [String] { methods.filter { $0.kind == .method }.map(\.name) + properties.map(\.name) + cases.map(\.name) }

    /// Of what other files can name.
    fileprivate var openMemberNames: [String] {
        methods.filter { $0.kind == .method && !$0.modifiers.contains(.isPrivate) }.map(\.name)
            + properties.filter { !$0.modifiers.contains(.isPrivate) }.map(\.name)
    }
}
