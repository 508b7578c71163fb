import Syntax

/// What counts as a source of the project, wherever one looks.
struct Scope: Sendable {
    /// The project root: absolute, and what reported paths are relative to.
    let root: String
    /// The folder that `included` and `excluded` start from.
    let globBase: String
    /// Asked only where the project as a whole is meant; a folder given by hand is linted whole.
    let included: [Glob]
    let excluded: [Glob]
    let respectsIgnoreFiles: Bool

    init(root: String, globBase: String? = nil, included: [Glob] = [], excluded: [Glob] = [], respectsIgnoreFiles: Bool = true) {
        self.root = root
        self.globBase = globBase ?? root
        self.included = included
        self.excluded = excluded
        self.respectsIgnoreFiles = respectsIgnoreFiles
    }

    /// Whether an absolute path is out, the folders above it being in.
    func excludes(_ path: Glob.Bytes, nameStart: Int, isFolder: Bool, rules: IgnoreRules?) -> Bool {
        let name = Glob.Bytes(rebasing: path[nameStart...])
        if respectsIgnoreFiles {
            if isFolder, BuiltInExcludes.contains(name) { return true }
            if let rules, rules.ignores(path, nameStart: nameStart, isFolder: isFolder) { return true }
        } else if isFolder, name.elementsEqual(".git".utf8) {
            return true
        }
        return matches(excluded, path)
    }

    func includes(_ path: Glob.Bytes) -> Bool {
        matches(included, path)
    }

    /// Whether `included` names an absolute path or a folder above it.
    func includes(_ path: String) -> Bool {
        Path.ancestors(of: path, upTo: globBase).contains { path in Array(path.utf8).withUnsafeBufferPointer { includes($0) } }
    }

    private func matches(_ globs: [Glob], _ path: Glob.Bytes) -> Bool {
        guard !globs.isEmpty, let relative = belowGlobBase(path) else { return false }
        return globs.contains { $0.matches(relative) }
    }

    private func belowGlobBase(_ path: Glob.Bytes) -> Glob.Bytes? {
        let count = globBase == "/" ? 0 : globBase.utf8.count
        guard path.count > count, path[count] == UInt8(ascii: "/"), count == 0 || path.starts(with: globBase.utf8) else { return nil }
        return Glob.Bytes(rebasing: path[(count + 1)...])
    }
}

/// Folders that hold other people's code, build products or no code at all.
enum BuiltInExcludes {
    private static let names: [[UInt8]] = ["Pods", "Carthage", "DerivedData", "SourcePackages", "node_modules"].map { Array($0.utf8) }

    /// Catalogues and bundles that Xcode shows as one thing. Code inside a `.docc` or `.xctemplate` is for reading, not for building.
    private static let endings: [[UInt8]] = [
        ".xcassets", ".xcodeproj", ".xcworkspace", ".xcdatamodeld", ".framework", ".xcframework", ".bundle", ".app", ".docc", ".xctemplate",
    ].map { Array($0.utf8) }

    static func contains(_ folderName: Glob.Bytes) -> Bool {
        if folderName.first == UInt8(ascii: ".") { return true }
        if names.contains(where: { folderName.elementsEqual($0) }) { return true }
        guard let dot = folderName.lastIndex(of: UInt8(ascii: ".")) else { return false }
        return endings.contains { folderName[dot...].elementsEqual($0) }
    }
}

/// Files that mark the folder of an app or package of its own.
enum UnitMarker {
    static func matches(_ name: Glob.Bytes, _ kind: Platform.EntryKind) -> Bool {
        switch kind {
        case .folder: name.count > 10 && name[(name.count - 10)...].elementsEqual(".xcodeproj".utf8)
        // Most files begin otherwise, and every file of a walk is asked.
        case .file where name.first != UInt8(ascii: "P") && name.first != UInt8(ascii: "B"): false
        case .file: name.elementsEqual("Package.swift".utf8) || name.elementsEqual("BUILD".utf8) || name.elementsEqual("BUILD.bazel".utf8)
        case .link, .other: false
        }
    }
}

/// Tells whether a file that was named is a source of the project: every folder on the way down has to be.
struct Gate {
    private let scope: Scope
    /// `nil` inside: the folder is out.
    private var folders: [String: Folder?] = [:]

    private struct Folder {
        let rules: IgnoreRules?
    }

    init(_ scope: Scope) { self.scope = scope }

    mutating func admits(_ file: String) -> Bool {
        guard let folder = enter(Path.parent(file)) else { return false }
        return !excludes(file, isFolder: false, rules: folder.rules)
    }

    private mutating func enter(_ path: String) -> Folder? {
        if let known = folders[path] { return known }
        let folder = look(into: path)
        folders[path] = .some(folder)
        return folder
    }

    private mutating func look(into path: String) -> Folder? {
        var rules: IgnoreRules?
        // Above the project nothing is asked, for the user chose to be here.
        if path == scope.root || Path.inside(scope.root, path) == nil {
            rules = scope.respectsIgnoreFiles ? IgnoreRules.around(path) : nil
        } else {
            guard let outer = enter(Path.parent(path)), !excludes(path, isFolder: true, rules: outer.rules) else { return nil }
            rules = outer.rules
        }
        guard scope.respectsIgnoreFiles else { return Folder(rules: nil) }
        let isRepository = Platform.kind(of: Path.join(path, ".git")) != nil
        return Folder(rules: .entering(path, isRepository: isRepository, hasIgnoreFile: true, from: rules))
    }

    private func excludes(_ path: String, isFolder: Bool, rules: IgnoreRules?) -> Bool {
        let bytes = Array(path.utf8)
        let nameStart = bytes.count - Path.name(path).utf8.count
        return bytes.withUnsafeBufferPointer { scope.excludes($0, nameStart: nameStart, isFolder: isFolder, rules: rules) }
    }
}
