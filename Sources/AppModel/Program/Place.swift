import Syntax

/// Where an expression stands, which decides what its names mean.
public struct Place: Sendable {
    /// Index into `Program.files`.
    public var file: Int
    /// The enclosing type, if the project declares it.
    public var type: Type?
    /// The framework class that the enclosing extension adds to.
    var extendedName: String?
    /// Whether `self` is the type rather than an instance.
    public var isStatic: Bool
    public var locals: LocalScope?
    /// What `type(of: self)` is taken for, where that is narrower than `type`.
    public var dynamicType: Type?
    /// Tells local bindings of different functions apart; `nil` outside of bodies.
    public var function: Function?
    /// Remembers the types of the body's expressions for whoever asks for many of them.
    var memo: TypeMemo?
    /// Whether it is that of a value which an assignment gives to a local: one that gets its value so as well is not followed on, for each may be
    /// made of the other.
    private var isOfAssignedValue = false

    public init(_ function: Function, _ locals: LocalScope?) {
        file = function.file
        type = function.type
        extendedName = function.extendedName
        isStatic = function.isStatic
        self.locals = locals
        self.function = function
    }

    /// Inside of a type, outside of any body.
    public init(in declaration: Type.Declaration, of type: Type, isStatic: Bool) {
        file = declaration.file
        self.type = type
        self.isStatic = isStatic
    }

    /// At the top level of a file.
    public init(file: Int) {
        self.file = file
        isStatic = false
    }

    /// Where the target of an alias is written.
    init(_ alias: NameTable.Alias) {
        file = alias.file
        extendedName = alias.enclosing
        isStatic = false
    }

    /// Whether a name stands for a type that only the caller knows.
    func isGenericParameter(_ name: String) -> Bool {
        function?.fact.genericParameters.contains(name) == true || type?.declarations[0].fact.genericParameters.contains(name) == true
    }

    /// What `Self` means: the type around it, or the class of the frameworks that an extension adds to.
    var ownType: StaticType? { (dynamicType ?? type).map(StaticType.project) ?? extendedName.map { .named($0) } }

    /// Where a local's value was written.
    public func before(_ locals: LocalScope) -> Place {
        var place = self
        place.locals = locals.outer
        return place
    }

    func with(_ locals: LocalScope?) -> Place {
        var place = self
        place.locals = locals
        return place
    }

    /// What a local was made with or unwrapped from, whatever it got later; of one that is declared without a value the only one that it gets.
    public func firstValue(of name: String) -> (value: Expression, place: Place)? {
        let values = values(of: name)
        return values.count == 1 ? values[0] : nil
    }

    /// What a local was made with or unwrapped from, or the values, up to eight, that one is given which is declared without any.
    func values(of name: String) -> [(value: Expression, place: Place)] {
        guard let locals = locals?.lookUp(name) else { return [] }
        switch locals.binding.origin {
        case .local(let local):
            if let value = local.value { return [(value, before(locals))] }
            guard !isOfAssignedValue else { return [] }
            return locals.assignedValues.map { assigned in
                var place = with(assigned.locals)
                place.isOfAssignedValue = true
                return (assigned.value, place)
            }
        case .unwrapped(_, let value): return [(value, before(locals))]
        case .parameter, .element, .pattern: return []
        }
    }

    /// What an expression may be, by way of locals, `??` and `?:`: each once, without casts and forces, and where it is written.
    func origins(of expression: Expression) -> [(value: Expression, place: Place)] {
        var origins: [(value: Expression, place: Place)] = []
        var open = [(value: expression, place: self)]
        var seen: Set<SourceRange> = []
        while let next = open.popLast() {
            guard seen.insert(next.value.range).inserted else { continue }
            let value = next.value.core
            switch value.kind {
            case .binary(let first, "??", let second), .ternary(_, let first, let second):
                open += [(second, next.place), (first, next.place)]
            case .name(let name):
                let values = next.place.values(of: name)
                if values.isEmpty { origins.append((value, next.place)) } else { open += values.reversed() }
            default:
                origins.append((value, next.place))
            }
        }
        return origins
    }

    /// Whether a local is one of the function's own parameters rather than one of a closure or function inside of it.
    public func isOwnParameter(_ locals: LocalScope) -> Bool { locals.binding.id < (function?.fact.parameters.count ?? 0) }
}

extension Program {
    public func location(_ range: SourceRange, at place: Place) -> Location { Location(path: files[place.file].path, range: range) }
}

/// The types of the expressions of one body, by where they stand. One task owns it.
final class TypeMemo: @unchecked Sendable {
    private(set) var types: [SourceRange: StaticType?] = [:]

    func remember(_ type: StaticType?, of range: SourceRange) { types[range] = .some(type) }
}
