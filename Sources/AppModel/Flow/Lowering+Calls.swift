import Syntax

extension Lowering {
    mutating func lower(_ call: Call, _ expression: Expression, expecting expected: StaticType?) -> Variable {
        if let type = typeAsked(by: call) { return type }
        if program.asksOwnNew(call, at: place) {
            let name = Expression.Name(text: "new", range: call.callee.range)
            return lower(Expression(.member(call.receiver ?? call.callee, name), expression.range), expecting: expected)
        }
        switch call.callee.kind {
        // `[Reader]()`
        case .array where call.arguments.isEmpty: return define(expression, .list([]))
        case .dictionary where call.arguments.isEmpty: return define(expression, .dictionary(keys: [], values: []))
        default: break
        }
        let callee = callee(of: call, expression, expecting: expected)
        var arguments: [Variable] = []
        for (index, argument) in call.arguments.enumerated() {
            if call.name == "forEach", let each = lower(handedOver: argument.value) {
                arguments.append(each)
            } else {
                let parameter = argument.value.mayBeImplicit ? program.parameterType(index, of: call, at: place, expecting: expected) : nil
                arguments.append(lower(argument.value, expecting: parameter))
            }
        }
        let result = variable(for: expression)
        variables(note: expression, result)
        add(.call(CallOperands(callee: callee, arguments: arguments, call: call, expected: expected)), to: result, expression.range)
        for (argument, held) in zip(call.arguments, arguments) where argument.isReference { putBack(held, into: argument.value) }
        bindTypeArguments(of: call, to: result, expression.range)
        return result
    }

    private mutating func variables(note expression: Expression, _ variable: Variable) { _ = note(expression, variable) }

    private mutating func callee(of call: Call, _ expression: Expression, expecting expected: StaticType?) -> CallOperands.Callee {
        let place = place
        switch call.callee.kind {
        case .name(let name):
            if let local = local(name) { return .value(local) }
            if let type = typeParameter(name, call.callee.range) { return .method(type, "init") }
            if let type = place.type {
                if program.declares(method: name, type, from: place.file) { return .method(Procedure.receiver, name) }
            } else if let extended = place.extendedName, program.method(call, addedTo: extended) != nil {
                return .method(Procedure.receiver, name)
            }
            if name == "Self" { return .method(metatype(of: place, expression.range), "init") }
            if let created = program.typeValue(of: call.callee, at: place) { return .method(constant(created, call.callee.range), "init") }
            if let function = program.freeFunction(name, call, from: place.file) { return .function(function) }
            if case .property = program.reference(to: name, at: place) { return .value(lower(call.callee)) }
            if case .global = program.reference(to: name, at: place) { return .value(lower(call.callee)) }
            // A method that the object around has from the frameworks, or one of their functions.
            return place.type != nil || place.extendedName != nil ? .method(Procedure.receiver, name) : .named(name)
        case .type(let reference):
            guard let type = program.resolve(reference, at: place) else { return .named(reference.name) }
            return .method(constant(type, call.callee.range), "init")
        case .member(let base, let name):
            if base.isSuper { return .inherited(Procedure.receiver, name.text) }
            if let type = program.typeValue(of: call.callee, at: place) { return .method(constant(type, call.callee.range), "init") }
            if let type = program.typeValue(of: base, at: place) { return .method(receiver(type, base), name.text) }
            // `.main().titled("a")` begins with what the place expects, and ends with it.
            let receiver = lower(base, expecting: base.mayBeImplicit ? expected : nil)
            return receiver.isNone ? .named(name.text) : .method(receiver, name.text)
        case .implicitMember(let name):
            guard let type = expected?.unwrapped else { return .named(name) }
            return .method(constant(type, call.callee.range), name)
        case .optional(let base), .forced(let base):
            // `handler?(value)`
            return .value(lower(base))
        default:
            return .value(lower(call.callee))
        }
    }

    private mutating func constant(_ type: StaticType, _ range: SourceRange) -> Variable {
        let result = variable()
        add(.constant(.type(type)), to: result, range)
        return result
    }

    /// The class that a base names: where it is that of `self`, the one at run time.
    private mutating func receiver(_ type: StaticType, _ base: Expression) -> Variable {
        base.isSelfType ? metatype(of: place, base.range) : constant(type, base.range)
    }

    /// The class of `self`, or `self` where that is one.
    private mutating func metatype(of place: Place, _ range: SourceRange) -> Variable {
        guard !place.isStatic else { return Procedure.receiver }
        let result = variable()
        add(.load(Procedure.receiver, Instruction.Field(name: Lowering.classField)), to: result, range)
        return result
    }

    /// What `type(of:)` reads of an object.
    static let classField = "Type"

    private mutating func typeAsked(by call: Call) -> Variable? {
        guard call.name == "type", call.receiver == nil, call.arguments.count == 1, call.arguments[0].label == "of" else { return nil }
        let object = lower(call.arguments[0].value)
        guard !object.isNone else { return nil }
        let result = variable()
        add(.load(object, Instruction.Field(name: Lowering.classField)), to: result, call.callee.range)
        return result
    }

    /// `children.forEach(addChild)`, which is `children.forEach { addChild($0) }` whoever declares the method.
    private mutating func lower(handedOver value: Expression) -> Variable? {
        switch value.kind {
        case .name(let name) where local(name) == nil: break
        case .member: break
        default: return nil
        }
        let element = Argument(label: nil, value: Expression(.name("$0"), value.range))
        let call = Expression(.call(Call(callee: value, arguments: [element])), value.range)
        return define(value, .closure(lowerRegion([], labels: [], [Statement(.expression(call), value.range)], anonymous: true)))
    }
}
