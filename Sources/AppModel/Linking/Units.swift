/// What lies under the nearest folder that holds an app or a package of its own. Names are looked up here before anywhere else.
public struct Unit: Sendable {
    /// Relative to the project root; empty for the root itself.
    public let root: String

    /// For each path the index of its unit, and the units in order of their roots.
    static func assign(paths: [String], roots: [String]) -> (units: [Unit], unitOfFile: [Int]) {
        let roots = Set(roots.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }).union([""]).sorted()
        var indexes: [String: Int] = [:]
        for (index, root) in roots.enumerated() { indexes[root] = index }
        var known: [Substring: Int] = ["": indexes[""]!]
        func unit(ofFolder folder: Substring) -> Int {
            if let unit = known[folder] { return unit }
            let unit = indexes[String(folder)] ?? unit(ofFolder: parent(of: folder))
            known[folder] = unit
            return unit
        }
        return (roots.map(Unit.init(root:)), paths.map { unit(ofFolder: parent(of: $0[...])) })
    }

    private static func parent(of path: Substring) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[..<$0] } ?? ""
    }
}
