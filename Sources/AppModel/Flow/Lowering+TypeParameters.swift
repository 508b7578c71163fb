import Syntax

/// Type parameters as variables that hold classes: a function's own are told by its arguments or by what its call is expected to give, a type's are
/// fields of its objects.
extension Lowering {
    /// Takes the classes that a function's parameters tell, and keeps those of the type around for its other members.
    mutating func openTypeParameters() {
        guard case .function(let function) = origin else { return }
        let ofFunction = function.fact.genericParameters
        let ofType = function.fact.kind == .initializer ? genericParametersOfType : []
        guard !ofFunction.isEmpty || !ofType.isEmpty else { return }
        for (fact, parameter) in zip(function.parametersInBody, regions[0].parameters) {
            guard let type = fact.type?.unwrapped else { continue }
            for name in ofFunction + ofType where type.name == name || type.name == name + ".Type" {
                let held = typeHeld(by: parameter, isType: type.name != name, function.fact.nameRange)
                if ofType.contains(name) {
                    add(.store(Procedure.receiver, Lowering.typeField(name), held), function.fact.nameRange)
                } else {
                    typeParameters[name] = typeParameters[name] ?? variable()
                    copy(held, to: typeParameters[name]!, function.fact.nameRange)
                }
            }
        }
        // `let reader: Reader = make()`
        if let name = function.fact.returnType?.unwrapped.name, ofFunction.contains(name), typeParameters[name] == nil {
            typeParameters[name] = variable()
            setExpectedType(typeParameters[name]!)
        }
    }

    private mutating func typeHeld(by parameter: Variable, isType: Bool, _ range: SourceRange) -> Variable {
        if isType { return parameter }
        let type = variable()
        add(.load(parameter, Instruction.Field(name: Lowering.classField)), to: type, range)
        return type
    }

    /// The class that a name stands for where only the caller, or whoever made the object around, knows it.
    mutating func typeParameter(_ name: String, _ range: SourceRange) -> Variable? {
        guard place.isGenericParameter(name) else { return nil }
        if let own = typeParameters[name] { return own }
        guard !place.isStatic, genericParametersOfType.contains(name), !functionDeclares(name) else { return nil }
        let type = variable()
        add(.load(Procedure.receiver, Lowering.typeField(name)), to: type, range)
        return type
    }

    private func functionDeclares(_ name: String) -> Bool { place.function?.fact.genericParameters.contains(name) ?? false }

    private var genericParametersOfType: [String] { outside.type?.declarations[0].fact.genericParameters ?? [] }

    mutating func bindTypeArguments(of call: Call, to object: Variable, _ range: SourceRange) {
        if case .type(let reference) = call.callee.kind { bindTypeArguments(of: reference, to: object, range) }
    }

    /// The object that a variable gets is of a type with these arguments: `Maker<Reader>`.
    mutating func bindTypeArguments(of reference: TypeReference, to object: Variable, _ range: SourceRange) {
        let reference = reference.unwrapped
        guard !reference.arguments.isEmpty, !object.isNone, let type = program.resolve(reference, at: place)?.projectType else { return }
        for (name, argument) in zip(type.declarations[0].fact.genericParameters, reference.arguments) {
            let bound: Variable
            if let outer = typeParameter(argument.name, range) {
                bound = outer
            } else if let type = program.resolve(argument, at: place) {
                bound = variable()
                add(.constant(.type(type)), to: bound, range)
            } else {
                continue
            }
            add(.store(object, Lowering.typeField(name), bound), range)
        }
    }

    /// A field that no property can have the name of.
    static func typeField(_ name: String) -> Instruction.Field { Instruction.Field(name: "<" + name + ">", isStorage: true) }
}

extension PointsTo {
    /// What the function is expected to give, where that tells a type parameter of it.
    mutating func expect(_ type: StaticType?, of callee: Int32) {
        let procedure = procedures[Int(instances[Int(callee)].procedure)]
        guard let expected = procedure.expectedType else { return }
        guard let type else {
            let unknown = Unknown(
                reason: .parameter, file: Int32(procedure.file), range: procedure.range(of: ProgramPoint(procedure: 0, instruction: -1)))
            return add(object(AbstractObject(kind: .unknown(unknown, nil))), to: node(callee, expected))
        }
        add(object(AbstractObject(kind: .type(type.unwrapped))), to: node(callee, expected))
    }

    /// What a class says of the type parameters of those above it: `class Readers: Maker<Reader>`.
    mutating func inheritTypeArgument(_ field: Int32, of type: StaticType, to node: Int32) {
        guard case .project(let type) = type, begun.insert(node).inserted else { return }
        for owner in index.lineage(of: type) {
            for declaration in owner.declarations {
                for reference in declaration.fact.inherited where !reference.arguments.isEmpty {
                    let place = Place(in: declaration, of: owner, isStatic: false)
                    guard let parent = program.resolve(reference, at: place)?.projectType else { continue }
                    for (name, argument) in zip(parent.declarations[0].fact.genericParameters, reference.arguments)
                    where Lowering.typeField(name).name == names[Int(field)] {
                        if let bound = program.resolve(argument, at: place) { add(object(AbstractObject(kind: .type(bound))), to: node) }
                    }
                }
            }
        }
    }
}
