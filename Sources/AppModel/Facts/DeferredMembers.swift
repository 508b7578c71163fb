import Syntax

/// What the outline of a file leaves out of its types. Most files mention nothing of restoration, and of those hardly one is ever asked.
final class DeferredMembers: Sendable {
    private let path: String
    private let read: @Sendable (String) -> [TypeFact]
    private let readFunctions: @Sendable (String) -> FileFacts?

    /// - Parameters:
    ///   - read: gives the types of the file at a path with their properties and cases, in the order of the outline. It may be called
    ///     from any thread, and for every question anew: whoever passes it remembers what it gave.
    ///   - readFunctions: gives the same file with its functions, likewise.
    init(path: String, read: @escaping @Sendable (String) -> [TypeFact], readFunctions: @escaping @Sendable (String) -> FileFacts?) {
        self.path = path
        self.read = read
        self.readFunctions = readFunctions
    }

    /// The same type with its properties and cases; `nil` if the file is no longer what it was.
    func whole(_ outline: TypeFact, at position: Int) -> TypeFact? { same(as: outline, in: read(path), at: position) }

    /// The same type with its methods too.
    func withMethods(_ outline: TypeFact, at position: Int) -> TypeFact? {
        readFunctions(path).flatMap { same(as: outline, in: $0.types, at: position) }
    }

    private func same(as outline: TypeFact, in types: [TypeFact], at position: Int) -> TypeFact? {
        guard types.indices.contains(position), types[position].range == outline.range, types[position].name == outline.name else {
            return nil
        }
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
    func mayHold(_ name: String) -> Bool { mayHold(Words.hash(name.utf8)) }

    func mayHold(_ hash: UInt32) -> Bool {
        bits[Int(hash >> 6 & 3)] & 1 << UInt64(hash & 63) != 0 && bits[Int(hash >> 14 & 3)] & 1 << UInt64(hash >> 8 & 63) != 0
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
