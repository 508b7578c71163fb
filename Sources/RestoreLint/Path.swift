/// Paths as text: nothing here looks at the disk, and links are not resolved.
enum Path {
    /// `path` as seen from the absolute `base`, without `.`, `..`, double or trailing slashes.
    static func absolute(_ path: String, from base: String) -> String {
        var parts: [Substring] = []
        for part in (path.hasPrefix("/") ? path : base + "/" + path).split(separator: "/") {
            switch part {
            case ".": continue
            case "..": _ = parts.popLast()
            default: parts.append(part)
            }
        }
        return "/" + parts.joined(separator: "/")
    }

    /// How to reach `path` from the folder `base`, both absolute; `""` when they are the same.
    static func relative(_ path: String, to base: String) -> String {
        if let inside = inside(base, path) { return inside }
        let target = path.split(separator: "/")
        let start = base.split(separator: "/")
        let shared = zip(target, start).prefix { $0 == $1 }.count
        return (Array(repeating: "..", count: start.count - shared) + target[shared...]).joined(separator: "/")
    }

    /// The other way round: what `relative` made a way to.
    static func reached(by path: String, from base: String) -> String {
        var base = base.utf8[...]
        var rest = path.utf8[...]
        while rest.starts(with: "..".utf8), rest.count == 2 || rest[rest.index(rest.startIndex, offsetBy: 2)] == UInt8(ascii: "/") {
            rest = rest.dropFirst(3)
            base = base[..<(base.lastIndex(of: UInt8(ascii: "/")) ?? base.startIndex)]
        }
        return join(base.isEmpty ? "/" : String(Substring(base)), String(Substring(rest)))
    }

    /// What of `path` lies below `folder`; `nil` when it lies elsewhere.
    static func inside(_ folder: String, _ path: String) -> String? {
        if path == folder { return "" }
        let prefix = folder == "/" ? "/" : folder + "/"
        guard path.utf8.starts(with: prefix.utf8) else { return nil }
        return String(path.utf8.dropFirst(prefix.utf8.count))
    }

    static func join(_ folder: String, _ path: String) -> String {
        if path.isEmpty { return folder }
        if folder.isEmpty { return path }
        return folder == "/" ? "/" + path : folder + "/" + path
    }

    /// The folder that holds an absolute path; the root holds itself.
    static func parent(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")), slash != path.startIndex else { return "/" }
        return String(path[..<slash])
    }

    static func name(_ path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
        return String(path[path.utf8.index(after: slash)...])
    }

    /// An absolute folder and every folder above it, nearest first, up to `top` if that is among them.
    static func ancestors(of folder: String, upTo top: String = "/") -> [String] {
        var folders = [folder]
        while let last = folders.last, last != top, last != "/" { folders.append(parent(last)) }
        return folders
    }

    /// The deepest folder that holds all the given absolute folders.
    static func commonAncestor(of folders: [String]) -> String? {
        guard var shared = folders.first else { return nil }
        for folder in folders.dropFirst() {
            while inside(shared, folder) == nil { shared = parent(shared) }
        }
        return shared
    }
}
