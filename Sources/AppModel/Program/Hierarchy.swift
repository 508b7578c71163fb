/// How the project's classes stand to one another, told once: a question about two classes of a long chain need not climb it.
struct Hierarchy: Sendable {
    /// By type id, as in all that follows.
    let superclasses: [Superclass]
    let subclasses: [[Type]]
    /// The id of the uppermost class of the project that each type comes from, which may be itself.
    let tops: [Int]
    /// Whether some extension may belong to the type, or to one above it, or to another; or whether it is related to a class of `cut`.
    let isOpen: [Bool]
    /// In path order, those that have too many classes above them; the superclass of each counts as unknown.
    let cut: [Type]
    /// Where a type stands when each class is followed by those below it.
    private let position: [Int]
    /// Where the last of those below stands.
    private let end: [Int]

    /// More classes above one another than people write. Each of them is at work in an object of the last one, and to follow all of them for
    /// all objects takes as long as the square of their number.
    static let deepest = 32

    /// - Parameter superclasses: by type id; nothing inherits in a circle.
    init(_ types: [Type], _ superclasses: [Superclass]) {
        var superclasses = superclasses
        var subclasses = [[Type]](repeating: [], count: types.count)
        var open: [Int] = []
        for type in types {
            if case .project(let parent) = superclasses[type.id] { subclasses[parent.id].append(type) } else { open.append(type.id) }
        }
        var tops = Array(types.indices)
        var isOpen = types.map(\.isOpen)
        var position = [Int](repeating: 0, count: types.count)
        var order: [Int] = []
        var depth = [Int](repeating: 0, count: types.count)
        // They have a place of their own, behind all that they come from.
        var cut: [Int] = []
        var nextCut = 0
        var openTops: Set<Int> = []
        while true {
            if open.isEmpty, nextCut < cut.count {
                open.append(cut[nextCut])
                nextCut += 1
            }
            guard let id = open.popLast() else { break }
            position[id] = order.count
            order.append(id)
            if case .project(let parent) = superclasses[id] {
                tops[id] = tops[parent.id]
                isOpen[id] = isOpen[id] || isOpen[parent.id]
                depth[id] = depth[parent.id] + 1
            }
            if depth[id] + 1 == Hierarchy.deepest, !subclasses[id].isEmpty {
                for subclass in subclasses[id] {
                    superclasses[subclass.id] = .unknown(types[id].name)
                    cut.append(subclass.id)
                    openTops.insert(subclass.id)
                }
                openTops.insert(tops[id])
                subclasses[id] = []
            }
            open += subclasses[id].map(\.id)
        }
        if !openTops.isEmpty { isOpen = isOpen.indices.map { isOpen[$0] || openTops.contains(tops[$0]) } }
        var end = position
        for id in order.reversed() {
            if case .project(let parent) = superclasses[id] { end[parent.id] = max(end[parent.id], end[id]) }
        }
        self.superclasses = superclasses
        self.subclasses = subclasses
        self.tops = tops
        self.isOpen = isOpen
        self.cut = cut.sorted().map { types[$0] }
        self.position = position
        self.end = end
    }

    /// Whether a type is another one, or a class below it.
    func isWithin(_ type: Type, _ other: Type) -> Bool { position[other.id] <= position[type.id] && position[type.id] <= end[other.id] }

    /// Where the chain of superclasses leaves the project.
    func root(of type: Type) -> Superclass { superclasses[tops[type.id]] }

    /// For each type whether it comes from a framework class that inherits from another, or is that.
    func whichInherit(from name: String) -> [Bool] {
        let inherits = superclasses.map { superclass in
            if case .framework(let root) = superclass { UIKit.inherits(root, from: name) } else { false }
        }
        return tops.map { inherits[$0] }
    }
}
