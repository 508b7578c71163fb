import Syntax

/// What the outline of a file leaves out of its types. Most files mention nothing of restoration, and of those hardly one is ever asked.
final class DeferredMembers: Sendable {
    private let path: String
    private let read: @Sendable (String) -> [TypeFact]

    /// - Parameter read: gives the types of the file at a path with all their members, in the order of the outline. It may be called
    ///   from any thread, and for every question anew: whoever passes it remembers what it gave.
    init(path: String, read: @escaping @Sendable (String) -> [TypeFact]) {
        self.path = path
        self.read = read
    }

    /// The same type with its members; `nil` if the file is no longer what it was.
    func whole(_ outline: TypeFact, at position: Int) -> TypeFact? {
        let types = read(path)
        guard types.indices.contains(position), types[position].range == outline.range, types[position].name == outline.name else { return nil }
        return types[position]
    }
}

/// Tells of most names that a type does not declare them, without looking at its members.
struct MemberNames: Sendable {
    private var bits = SIMD4<UInt64>()

    mutating func insert(_ name: some Sequence<UInt8>) {
        let hash = Words.hash(name)
        bits[Int(hash >> 6 & 3)] |= 1 << UInt64(hash & 63)
        bits[Int(hash >> 14 & 3)] |= 1 << UInt64(hash >> 8 & 63)
    }

    /// A name that may not be among them is not.
    func mayHold(_ name: String) -> Bool {
        let hash = Words.hash(name.utf8)
        return bits[Int(hash >> 6 & 3)] & 1 << UInt64(hash & 63) != 0 && bits[Int(hash >> 14 & 3)] & 1 << UInt64(hash >> 8 & 63) != 0
    }
}

extension SyntaxTree.View {
    /// Remembers what a binding or an enum element names, and no more.
    func noteNames(in node: Int, _ names: inout MemberNames) {
        for child in children(of: node) {
            switch nodes[child].kind {
            case .name:
                let name = bytes(of: tokens[Int(nodes[child].firstToken)])
                names.insert(name)
                // An instance variable goes by its name without the underscore.
                if name.count > 1, name[0] == UInt8(ascii: "_") { names.insert(name.dropFirst()) }
            case .pattern: noteNames(in: child, &names)
            default: break
            }
        }
    }
}
