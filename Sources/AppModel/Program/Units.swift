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
