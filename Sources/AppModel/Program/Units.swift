/// What lies under the nearest folder that holds an app or a package of its own. Names are looked up here before anywhere else.
///
/// Where one unit alone starts an app, it takes in the packages and folders beside it and below: they are there for that app.
public struct Unit: Sendable {
    /// Relative to the project root; empty for the root itself.
    public let root: String

    /// For each file the index of its unit, and the units in order of their roots.
    static func assign(_ files: [FileFacts], roots: [String]) -> (units: [Unit], unitOfFile: [Int]) {
        let roots = roots.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        var (units, unitOfFile) = assign(paths: files.map(\.path), roots: roots)
        let starting = Set(files.indices.filter { files[$0].startsApp }.map { unitOfFile[$0] })
        guard starting.count == 1, let app = starting.first else { return (units, unitOfFile) }
        // A library has examples below it, which are not all that it is for.
        let isLibrary = units.map { unit in roots.contains(unit.root) && (unit.root.isEmpty || units[app].root.hasPrefix(unit.root + "/")) }
        for file in unitOfFile.indices where !isLibrary[unitOfFile[file]] { unitOfFile[file] = app }
        return (units, unitOfFile)
    }

    /// The same, by folders alone.
    private static func assign(paths: [String], roots: [String]) -> (units: [Unit], unitOfFile: [Int]) {
        let roots = Set(roots).union([""]).sorted()
        var indexes: [String: Int] = [:]
        for (index, root) in roots.enumerated() { indexes[root] = index }
        var known: [Substring: Int] = ["": indexes[""]!]
        func unit(ofFolder folder: Substring) -> Int {
            if let unit = known[folder] { return unit }
            let unit = indexes[String(folder)] ?? unit(ofFolder: parent(of: folder))
            known[folder] = unit
            return unit
        }
        // Files of one folder mostly come in a row.
        var last: (folder: Substring, unit: Int) = ("", indexes[""]!)
        var unitOfFile: [Int] = []
        unitOfFile.reserveCapacity(paths.count)
        for path in paths {
            let folder = parent(of: path[...])
            if folder != last.folder { last = (folder, unit(ofFolder: folder)) }
            unitOfFile.append(last.unit)
        }
        return (roots.map(Unit.init(root:)), unitOfFile)
    }

    /// Without the slash at its end.
    static func folder(of path: String) -> Substring { parent(of: path[...]) }

    private static func parent(of path: Substring) -> Substring {
        let length = path.utf8.withContiguousStorageIfAvailable { $0.lastIndex(of: UInt8(ascii: "/")) } ?? nil
        return length.map { path[..<path.utf8.index(path.startIndex, offsetBy: $0)] } ?? ""
    }
}

extension FileFacts {
    /// Whether it says where an app begins, for a person to use: extensions and tools begin otherwise.
    fileprivate var startsApp: Bool {
        if isTest { return false }
        if path.hasSuffix("/main.swift") || path == "main.swift" {
            return statements.contains { $0.starts(anyOf: ["UIApplicationMain", "NSApplicationMain"]) }
        }
        if path.hasSuffix("main.m") || path.hasSuffix("main.mm") { return ["main.m", "main.mm"].contains(path.split(separator: "/").last) }
        return types.contains(where: \.startsApp)
    }
}

extension Statement {
    /// Whether it calls one of some functions.
    fileprivate func starts(anyOf names: Set<String>) -> Bool {
        expressions.contains { expression in
            expression.contains { part in
                if case .call(let call) = part.kind { names.contains(call.name) } else { false }
            }
        }
    }
}

extension TypeFact {
    /// Whether an app begins with it: a delegate, or an `App` of SwiftUI. Extensions, plugins and tools begin otherwise.
    fileprivate var startsApp: Bool {
        modifiers.contains(.isMain) && (kind == .class || inherited.contains { $0.name.lastComponent == "App" })
    }
}

extension Type {
    /// The same.
    public var startsApp: Bool { declarations[0].fact.startsApp }
}
