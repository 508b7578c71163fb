import Syntax

extension Lowering {
    /// - Parameter expected: what the place asks for, which tells what `.name` means.
    /// - Returns: what holds the value; none where it is nothing that is followed.
    mutating func lower(_ expression: Expression, expecting expected: StaticType? = nil) -> Variable {
        switch expression.kind {
        case .string(let text):
            return define(expression, .constant(.string(.text(text))))
        case .interpolation(let pieces):
            return define(expression, .concatenation(pieces.map { lower($0) }, isSum: false))
        case .boolean(let value):
            return define(expression, .constant(.boolean(value)))
        case .integer(let value):
            return define(expression, .constant(.integer(value)))
        case .nilLiteral:
            return define(expression, .constant(.nothing))
        case .array(let elements):
            return lower(list: elements, expression, expecting: expected)
        case .dictionary(let parts):
            return lower(dictionary: parts, expression, expecting: expected)
        case .tuple(let arguments):
            return define(expression, .tuple(arguments.map { lower($0.value) }, labels: arguments.map(\.label)))
        case .closure(let closure):
            return lower(closure, expression)
        case .name(let name):
            return lower(name: name, expression)
        case .selfReference where scope?.lookUp("self") != nil:
            // ``let `self` = self.init()``
            return lower(name: "self", expression)
        case .selfReference, .superReference:
            return Procedure.receiver
        case .member(let base, let name):
            return lower(name, of: base, expression)
        case .implicitMember(let name):
            return lower(implicit: name, expecting: expected, expression)
        case .call(let call):
            return lower(call, expression, expecting: expected)
        case .element(let base, let arguments):
            return lowerElement(of: base, arguments, expression, expecting: expected)
        case .optional(let base), .forced(let base), .attempt(_, let base):
            return note(expression, lower(base, expecting: expected))
        case .cast(let base, _, let type):
            return lower(base, castTo: type, expression)
        case .test(let base, _):
            _ = lower(base)
            return .none
        case .selector:
            return .none
        case .prefix("*", let base), .prefix("&", let base):
            return note(expression, lower(base, expecting: expected))
        case .prefix("++", let base), .prefix("--", let base):
            let number = define(expression, .constant(.integer(nil)))
            assign(number, to: base, expression.range)
            return number
        case .prefix(let operation, let base):
            let value = lower(base)
            if !Lowering.plainOperators.contains(operation), !value.isNone { add(.escape([value]), expression.range) }
            return .none
        case .binary(let left, let operation, let right):
            return lower(left, operation, right, expression, expecting: expected)
        case .ternary(let condition, let first, let second):
            _ = lower(condition)
            let result = variable(for: expression)
            choose(between: [first, second], into: result, expecting: expected)
            return result
        case .assignment(let target, let operation, let value):
            assign(value, operation, to: target, expression.range)
            return .none
        case .conditional(let statement):
            guard case .branch(let branch) = statement.kind else { return .none }
            let result = variable(for: expression)
            lower(branch, into: result)
            return result
        case .keyPath(let components):
            return define(expression, .constant(.keyPath(components)))
        case .type(let reference):
            return program.resolve(reference, at: place).map { define(expression, .constant(.type($0))) } ?? .none
        case .other(let parts):
            let parts = parts.map { lower($0) }.filter { !$0.isNone }
            if !parts.isEmpty { add(.escape(parts), expression.range) }
            // `{ MakeList, MakePage }`: C's tables.
            return place.isObjectiveC(in: program) && !parts.isEmpty ? define(expression, .list(parts)) : .none
        case .float:
            return .none
        }
    }

    // Each kind in a function of its own, since expressions stand in one another by the hundred, and all that a function needs is on the stack.

    private mutating func lower(list elements: [Expression], _ expression: Expression, expecting expected: StaticType?) -> Variable {
        let element = expected.flatMap(\.unwrapped.elementType) ?? type(amongst: elements)
        return define(expression, .list(elements.map { lower($0, expecting: element) }))
    }

    private mutating func lowerElement(
        of base: Expression, _ arguments: [Argument], _ expression: Expression, expecting expected: StaticType?
    ) -> Variable {
        let object = lower(base)
        if let fallback = arguments.first(where: { $0.label == "default" }) {
            return lowerElement(of: object, arguments, or: fallback.value, expression, expecting: expected)
        }
        let index = lower(key: arguments, of: base)
        return object.isNone ? .none : define(expression, .element(object, index: index))
    }

    private mutating func lower(key arguments: [Argument], of base: Expression) -> Variable {
        arguments.map { argument in
            let type = argument.value.mayBeImplicit ? program.keyType(ofSubscriptsOf: base, at: place) : nil
            return lower(argument.value, expecting: type)
        }.first ?? .none
    }

    private mutating func lower(dictionary parts: [Expression], _ expression: Expression, expecting expected: StaticType?) -> Variable {
        let key = type(amongst: parts.indices.filter { $0.isMultiple(of: 2) }.map { parts[$0] })
        let element =
            expected.flatMap(\.unwrapped.elementType) ?? type(amongst: parts.indices.filter { !$0.isMultiple(of: 2) }.map { parts[$0] })
        var (keys, values): ([Variable], [Variable]) = ([], [])
        for (index, part) in parts.enumerated() {
            if index.isMultiple(of: 2) { keys.append(lower(part, expecting: key)) } else { values.append(lower(part, expecting: element)) }
        }
        return define(expression, .dictionary(keys: keys, values: values))
    }

    /// What `.name` means in a literal by what stands beside it.
    private func type(amongst elements: [Expression]) -> StaticType? {
        guard elements.contains(where: \.isImplicit) else { return nil }
        return elements.lazy.filter { !$0.isImplicit }.compactMap { program.type(of: $0, at: place) }.first
    }

    private mutating func lower(_ closure: Closure, _ expression: Expression) -> Variable {
        let region = lowerRegion(
            closure.parameters, labels: closure.parameters.map { _ in nil }, closure.body, anonymous: closure.parameters.isEmpty)
        return define(expression, .closure(region))
    }

    private mutating func lower(name: String, _ expression: Expression) -> Variable {
        if let local = local(name) { return note(expression, local) }
        if let type = typeParameter(name, expression.range) { return note(expression, type) }
        return lower(program.reference(to: name, at: place), named: name, expression)
    }

    private mutating func lower(_ base: Expression, castTo type: TypeReference, _ expression: Expression) -> Variable {
        let value = lower(base, expecting: base.isCall || base.mayBeImplicit ? program.resolve(type, at: place) : nil)
        // `(NSRect){ origin, size }` of C is no cast, but all of what stands in the braces.
        if case .other = base.kind, !value.isNone { return note(expression, value) }
        return value.isNone ? define(expression, .declared(type)) : define(expression, .cast(value, type))
    }

    /// One of several values, each on a way of its own.
    private mutating func choose(between values: [Expression], into result: Variable, expecting expected: StaticType?) {
        let start = block
        let end = newBlock()
        for value in values {
            let way = newBlock()
            connect(start, to: way)
            block = way
            copy(lower(value, expecting: expected), to: result, value.range)
            connect(block, to: end)
        }
        block = end
    }

    private mutating func lower(
        _ left: Expression, _ operation: String, _ right: Expression, _ expression: Expression, expecting expected: StaticType?
    ) -> Variable {
        switch operation {
        case "+":
            let parts = [lower(left), lower(right)]
            if left.isWholeNumber || right.isWholeNumber { return define(expression, .constant(.integer(nil))) }
            return define(expression, .concatenation(parts, isSum: true))
        case "??", "&&", "||":
            let first = lower(left, expecting: expected)
            let result = variable(for: expression)
            copy(first, to: result, left.range)
            let start = block
            let end = newBlock()
            connect(start, to: end)
            go(to: newBlock())
            copy(lower(right, expecting: expected), to: result, right.range)
            go(to: end)
            return operation == "??" ? result : .none
        default:
            let operands = [lower(left), lower(right)].filter { !$0.isNone }
            if !Lowering.plainOperators.contains(operation), !operands.isEmpty { add(.escape(operands), expression.range) }
            return .none
        }
    }

    /// `base[key, default: fallback]`
    private mutating func lowerElement(
        of base: Variable, _ arguments: [Argument], or fallback: Expression, _ expression: Expression, expecting expected: StaticType?
    ) -> Variable {
        let index = arguments.filter { $0.label != "default" }.map { lower($0.value) }.first ?? .none
        let result = variable(for: expression)
        if !base.isNone { add(.element(base, index: index), to: result, expression.range) }
        let start = block
        let end = newBlock()
        connect(start, to: end)
        go(to: newBlock())
        copy(lower(fallback, expecting: expected), to: result, fallback.range)
        go(to: end)
        return result
    }

    /// Operators of the language that compare or compute; any other is somebody's function.
    private static let plainOperators: Set<String> = [
        "!", "-", "+", "&", "*", "++", "--", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "/", "%", "|", "^", "<<", ">>", "&+",
        "&-", "&*",
        "..<", "...", "&&", "||",
    ]

    // MARK: Names

    private mutating func lower(_ reference: Program.Reference, named name: String, _ expression: Expression) -> Variable {
        switch reference {
        case .property(_, let property, let owner):
            guard property.modifiers.contains(.isStatic), !place.isStatic || place.type != owner else { return load(name, expression) }
            return load(name, of: .project(owner), expression)
        case .frameworkProperty:
            return load(name, expression)
        case .global(let property, let file):
            return define(expression, .loadGlobal(Instruction.Global(file: file, name: property.name)))
        case .enumCase(let fact, let owner):
            return define(expression, .constant(.enumCase(owner, fact.name)))
        case .type(.named) where program.isFunction(name, at: place), .unknown where program.isFunction(name, at: place):
            // A function that somebody keeps, in a table for instance, gives what nobody follows.
            return define(expression, .declared(TypeReference("id")))
        case .type(.named(let constant, _)) where !isType(constant):
            // A constant of another module looks like a type: `UIStateRestorationViewControllerStoryboardKey`.
            return define(expression, .constant(.string(.constant(constant))))
        case .type(let type):
            return define(expression, .constant(.type(type)))
        case .unknown, .local:
            // `kPageKey`, the custom of constants from elsewhere.
            if name.utf8.first == UInt8(ascii: "k"), name.dropFirst().first?.isUppercase == true {
                return define(expression, .constant(.string(.constant(name))))
            }
            return load(name, expression)
        }
    }

    /// Whether a capitalised name that the program does not declare is taken for a type rather than for a constant.
    private func isType(_ name: String) -> Bool { !name.hasSuffix("Key") && !name.hasSuffix("Identifier") && !name.hasSuffix("Name") }

    /// A property of the object around, the inherited ones of the frameworks included.
    private mutating func load(_ name: String, _ expression: Expression) -> Variable {
        guard place.type != nil || place.extendedName != nil else { return .none }
        return define(expression, .load(Procedure.receiver, Instruction.Field(name: name, isStorage: isOwnAccessor(of: name))))
    }

    private mutating func load(_ name: String, of type: StaticType, _ expression: Expression) -> Variable {
        let owner = variable()
        add(.constant(.type(type)), to: owner, expression.range)
        return define(expression, .load(owner, Instruction.Field(name: name)))
    }

    /// Inside of its accessors a property's name means its storage.
    private func isOwnAccessor(of name: String) -> Bool {
        guard case .function(let function) = origin, let property = function.property else { return false }
        return property.name == name && (function.fact.kind == .setter || function.fact.kind == .observer || function.isObjectiveC)
    }

    /// Whether what is assigned goes into storage, and no observer hears of it: in the property's accessors, and in an initializer of the
    /// class that declares it. What that defers or leaves to a closure comes later.
    private func isStored(_ name: String) -> Bool {
        if isOwnAccessor(of: name) { return true }
        guard region == 0, !isDeferred, case .function(let function) = origin else { return false }
        return function.givesUnobserved(name)
    }

    private mutating func lower(_ name: Expression.Name, of base: Expression, _ expression: Expression) -> Variable {
        let place = place
        if name.text == "self" { return note(expression, lower(base)) }
        if let type = program.typeValue(of: expression, at: place) { return define(expression, .constant(.type(type))) }
        if base.isSuper {
            return define(expression, .load(Procedure.receiver, Instruction.Field(name: name.text, isStorage: true, isInherited: true)))
        }
        // The storage that an underscore names stands where its owner would.
        let isStorage = name.range == base.range || base.isSelf && isOwnAccessor(of: name.text)
        let owner = lower(base)
        if name.text == "delegate", let delegate = program.appDelegate(of: base, at: place) {
            return define(expression, .declared(TypeReference(delegate.name)))
        }
        return owner.isNone ? .none : define(expression, .load(owner, Instruction.Field(name: name.text, isStorage: isStorage)))
    }

    private mutating func lower(implicit name: String, expecting expected: StaticType?, _ expression: Expression) -> Variable {
        if let expected = expected?.unwrapped { return load(name, of: expected, expression) }
        // Most places that expect something which is followed expect a string.
        for type in Program.textTypes where program.frameworkProperty(name, of: type, from: outside.file) != nil {
            return load(name, of: .named(type), expression)
        }
        return .none
    }

    // MARK: Assignments

    private mutating func assign(_ value: Expression, _ operation: String?, to target: Expression, _ range: SourceRange) {
        let type = value.mayBeImplicit ? program.assignedType(target, at: place) : nil
        var source = lower(value, expecting: type)
        if operation != nil {
            let before = lower(target)
            let sum = variable()
            let isSum = operation == "+" && !value.isWholeNumber
            add(isSum ? .concatenation([before, source], isSum: true) : .constant(.integer(nil)), to: sum, range)
            source = sum
        }
        assign(source, to: target, range)
    }

    /// What is handed over as `&property` is the property's when the call is over.
    mutating func putBack(_ value: Variable, into place: Expression) {
        switch place.core.kind {
        case .prefix("&", let target): putBack(value, into: target)
        case .name(let name) where local(name) == nil: assign(value, to: place.core, place.range)
        case .member: assign(value, to: place.core, place.range)
        default: break
        }
    }

    private mutating func assign(_ source: Variable, to target: Expression, _ range: SourceRange) {
        switch target.kind {
        case .name(let name):
            if let local = local(name) { return copy(source, to: local, range) }
            switch program.reference(to: name, at: place) {
            case .global(let property, let file):
                add(.storeGlobal(Instruction.Global(file: file, name: property.name), source), range)
            case .property(_, let property, let owner)
            where property.modifiers.contains(.isStatic) && !(place.isStatic && place.type == owner):
                let type = variable()
                add(.constant(.type(.project(owner))), to: type, range)
                add(.store(type, Instruction.Field(name: name), source), range)
            default:
                add(.store(Procedure.receiver, Instruction.Field(name: name, isStorage: isStored(name)), source), range)
            }
        case .member(let base, let name):
            let isStorage = name.range == base.range || base.isSuper || base.isSelf && isStored(name.text)
            let owner = base.isSuper ? Procedure.receiver : lower(base)
            add(.store(owner, Instruction.Field(name: name.text, isStorage: isStorage, isInherited: base.isSuper), source), range)
        case .element(let base, let arguments):
            let owner = lower(base)
            let index = lower(key: arguments, of: base)
            add(.storeElement(owner, index: index, source), range)
        case .tuple(let parts):
            for (position, part) in parts.enumerated() {
                let element = variable()
                add(.load(source, Instruction.Field(name: String(position))), to: element, range)
                assign(element, to: part.value, range)
            }
        case .optional(let base), .forced(let base), .prefix("*", let base):
            assign(source, to: base, range)
        case .selfReference where place.type?.kind == .enumeration:
            copy(source, to: Procedure.receiver, range)
        case .other, .selfReference:
            // `_ = value`, and `self = [super init]`, which is who it was.
            break
        default:
            _ = lower(target)
            if !source.isNone { add(.escape([source]), range) }
        }
    }
}

extension Expression {
    fileprivate var isCall: Bool {
        if case .call = core.kind { true } else { false }
    }

    /// Whether it is written as a whole number, so that what is added to it is one, too.
    fileprivate var isWholeNumber: Bool {
        if case .integer = core.kind { true } else { false }
    }

    /// `.page`, `.page(1)`
    fileprivate var isImplicit: Bool {
        switch kind {
        case .implicitMember: true
        case .call(let call): if case .implicitMember = call.callee.kind { true } else { false }
        default: false
        }
    }

    /// Whether it holds a `.name` whose meaning the place decides.
    var mayBeImplicit: Bool {
        switch kind {
        case .implicitMember: true
        case .call(let call): call.callee.mayBeImplicit
        case .ternary(_, let first, let second), .binary(let first, "??", let second): first.mayBeImplicit || second.mayBeImplicit
        case .array(let elements): elements.contains(where: \.mayBeImplicit)
        case .optional(let base), .forced(let base), .member(let base, _): base.mayBeImplicit
        case .conditional: true
        default: false
        }
    }
}
