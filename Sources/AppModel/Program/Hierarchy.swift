/// How the project's classes stand to one another, told once: a question about two classes of a long chain need not climb it.
struct Hierarchy: Sendable {
    /// By type id, as in all that follows.
    let superclasses: [Superclass]
    let subclasses: [[Type]]
    /// The id of the uppermost class of the project that each type comes from, which may be itself.
    let tops: [Int]
    /// Whether some extension may belong to the type, or to one above it, or to another.
    let isOpen: [Bool]
    /// Where a type stands when each class is followed by those below it.
    private let position: [Int]
    /// Where the last of those below stands.
    private let end: [Int]

    /// - Parameter superclasses: by type id; nothing inherits in a circle.
    init(_ types: [Type], _ superclasses: [Superclass]) {
        var subclasses = [[Type]](repeating: [], count: types.count)
        var open: [Int] = []
        for type in types {
            if case .project(let parent) = superclasses[type.id] { subclasses[parent.id].append(type) } else { open.append(type.id) }
        }
        var tops = Array(types.indices)
        var isOpen = types.map(\.isOpen)
        var position = [Int](repeating: 0, count: types.count)
        var order: [Int] = []
        while let id = open.popLast() {
            position[id] = order.count
            order.append(id)
            if case .project(let parent) = superclasses[id] {
                tops[id] = tops[parent.id]
                isOpen[id] = isOpen[id] || isOpen[parent.id]
            }
            open += subclasses[id].map(\.id)
        }
        var end = position
        for id in order.reversed() {
            if case .project(let parent) = superclasses[id] { end[parent.id] = max(end[parent.id], end[id]) }
        }
        self.superclasses = superclasses
        self.subclasses = subclasses
        self.tops = tops
        self.isOpen = isOpen
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
