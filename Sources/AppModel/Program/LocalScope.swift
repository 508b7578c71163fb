import Syntax

/// The local names that are visible at one point of a body, innermost first.
public final class LocalScope: Sendable {
    /// A local name and what is known of it.
    public struct Binding: Sendable {
        public enum Origin: Sendable {
            case parameter(ParameterFact)
            case local(Statement.Local)
            /// `if let name = value`, which is not nil inside.
            case unwrapped(TypeReference?, Expression)
            /// Each element of a sequence in turn, with the type that the loop declares.
            case element(of: Expression, as: TypeReference? = nil)
            /// Bound by a pattern, of which the text may say what it is held against: there is no expression for the value.
            case pattern(Match?)
        }

        /// A value and the patterns that take it apart, each of which binds the name.
        public struct Match: Sendable {
            let patterns: [Expression]
            let value: Expression
            /// What is visible where the value stands.
            let locals: LocalScope?
        }

        /// Counts up within its function.
        public let id: Int
        public let name: String
        public let origin: Origin

        fileprivate var value: Expression? {
            switch origin {
            case .local(let local): local.value
            case .unwrapped(_, let value), .element(of: let value, _): value
            case .pattern(let match): match?.value
            case .parameter: nil
            }
        }

        /// Whether it is declared without a value: `NSString *title;`.
        var beginsWithoutValue: Bool {
            if case .local(let local) = origin { local.value == nil && !local.isStatic } else { false }
        }
    }

    public let binding: Binding
    /// What was visible before; a binding's value is to be read there.
    public let outer: LocalScope?

    /// What one that is declared without a value is given afterwards, in the order of the text; `nil` for all others.
    private let assigned: Assigned?

    /// Complete when the body has been walked to its end; until then whoever walks owns it.
    private final class Assigned: @unchecked Sendable {
        var values: [AssignedValue] = []
    }

    struct AssignedValue: Sendable {
        let value: Expression
        /// What is visible where it stands, this local included; whoever has the sites of the body keeps it.
        fileprivate(set) weak var locals: LocalScope?
    }

    /// Whether some local has a name like a type's, which hardly one has: the names of types are looked up for every call.
    private let holdsCapital: Bool
    /// How many are visible, this one included.
    private let count: Int
    /// With every so many there is a summary of those before.
    private let stretch: Stretch?

    /// Some locals that stand behind one another, so that a name that is none of theirs need not be compared with each. A long one spans
    /// short ones.
    private struct Stretch {
        static let lengths = [4096, 64]
        let names: Set<String>
        /// What was visible before them.
        let outer: LocalScope?
    }

    init(_ binding: Binding, outer: LocalScope?) {
        self.binding = binding
        self.outer = outer
        assigned = binding.beginsWithoutValue ? Assigned() : nil
        holdsCapital = binding.name.isCapital || outer?.holdsCapital == true
        let count = (outer?.count ?? 0) + 1
        self.count = count
        guard let length = Stretch.lengths.first(where: { count.isMultiple(of: $0) }) else {
            stretch = nil
            return
        }
        var names: Set = [binding.name]
        var before = outer
        for _ in 1..<length {
            if let name = before?.binding.name { names.insert(name) }
            before = before?.outer
        }
        stretch = Stretch(names: names, outer: before)
    }

    /// None where there are more than anybody would write by hand.
    var assignedValues: [AssignedValue] { assigned.map { $0.values.count <= LocalScope.manyValues ? $0.values : [] } ?? [] }
    private static let manyValues = 8

    /// Notes that an assignment gives a value to the local; without effect on one that begins with a value.
    func note(_ value: Expression, at locals: LocalScope?) { assigned?.values.append(AssignedValue(value: value, locals: locals)) }

    /// Without those that get their value at a range or behind it, as the later conditions of an `if` do.
    func bound(before range: SourceRange) -> LocalScope? {
        var current: LocalScope? = self
        while let locals = current, let value = locals.binding.value, value.range.end > range.start { current = locals.outer }
        return current
    }

    /// The innermost binding of a name, with the locals that holds it.
    public func lookUp(_ name: String) -> LocalScope? {
        guard holdsCapital || !name.isCapital else { return nil }
        var current: LocalScope? = self
        while let locals = current {
            if let stretch = locals.stretch, !stretch.names.contains(name) {
                current = stretch.outer
                continue
            }
            if locals.binding.name == name { return locals }
            current = locals.outer
        }
        return nil
    }
}

extension String {
    fileprivate var isCapital: Bool { utf8.first.map { UInt8(ascii: "A") <= $0 && $0 <= UInt8(ascii: "Z") } ?? false }
}
