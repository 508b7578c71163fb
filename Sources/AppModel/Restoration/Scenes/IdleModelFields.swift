import Syntax

/// A field of a model that a view keeps with its scene as data: the model writes and reads it, and nobody else asks for it.
public struct IdleModelField: Sendable {
    public let model: Type
    public let name: String
    /// Where it is declared.
    public let location: Location
    /// Where the model reads it.
    public let read: Location
    /// The scene storage that has it.
    public let kept: Location
}

extension App {
    /// In the order of the scene storage. Only of classes that say in code of their own what is coded, and of what their views would hear.
    public func idleModelFields(_ silences: inout Silences) -> [IdleModelField] {
        sceneStorageProperties().filter { $0.type.unwrapped.name == "Data" }.flatMap { stored -> [IdleModelField] in
            models(keptIn: stored.property).flatMap { model, decoder in
                idleFields(of: model, readBy: decoder, keptIn: stored.property, &silences)
            }
        }.first(ofEach: \.location)
    }

    /// Of what a view holds, the models that it makes the stored data of, with the initializers that read it again.
    private func models(keptIn stored: Property) -> [(model: Type, decoder: Function)] {
        let view = stored.owner
        return view.declarations.flatMap { declaration in
            declaration.fact.properties.compactMap { held -> (model: Type, decoder: Function)? in
                guard let model = program.declaredType(of: held, in: declaration, of: view)?.unwrapped.projectType, model.kind == .class,
                    program.functions(named: "encode", of: model).contains(where: { $0.fact.parameters.first?.label == "to" }),
                    let decoder = program.functions(of: model).first(where: \.isDecodingInitializer),
                    program.functions(of: view).contains(where: { $0.gives(stored.fact.name, what: held.name) })
                else { return nil }
                return (model, decoder)
            }
        }
    }

    private func idleFields(
        of model: Type, readBy decoder: Function, keptIn stored: Property, _ silences: inout Silences
    ) -> [IdleModelField] {
        guard program.unitsWithApp.contains(model.unit), !model.isOpen else { return [] }
        return model.declarations.flatMap { declaration in
            declaration.fact.properties.compactMap { field -> IdleModelField? in
                let name = field.name
                guard field.attributes.contains("Published"), field.accessors.isEmpty, !isOwed(name),
                    let read = sites(in: decoder).first(where: { $0.assigns(name) }),
                    program.functions(named: "encode", of: model).contains(where: { $0.names(anyOf: [name]) }),
                    uses(ofMember: name, of: model).allSatisfy({ isMere($0, of: name, in: model) }),
                    program.functions(mentioningAnyOf: ["$" + name, "_" + name]).allSatisfy({ program.isTest($0) || $0.type != model }),
                    program.usesInOutlines(of: name, forUnit: model.unit, ofFamily: program.family(of: model)).isEmpty,
                    !silences.note(program.silence(onCodeOf: model.unit))
                else { return nil }
                return IdleModelField(
                    model: model, name: name, location: Location(path: program.files[declaration.file].path, range: field.nameRange),
                    read: decoder.location(read.range), kept: stored.location)
            }
        }
    }

    /// Whether the model itself uses it to begin with, to be coded, or to take over what another model has of it.
    private func isMere(_ use: MemberUse, of name: String, in model: Type) -> Bool {
        guard use.function.type == model else { return use.isText }
        switch use.function.fact.kind {
        case .initializer: return true
        case .method where use.function.fact.name == "encode": return true
        default: break
        }
        return use.function.contains(naming: [name]) { part in
            guard case .assignment(let target, nil, let value) = part.kind, target.core.isNamed(name), part.range.contains(use.range) else {
                return false
            }
            return value.core.memberName == name
        }
    }

    /// Whether a protocol asks for a property of a name.
    private func isOwed(_ name: String) -> Bool { program.types.contains { $0.kind == .protocol && $0.property(name) != nil } }
}

extension Function {
    fileprivate var isDecodingInitializer: Bool {
        fact.kind == .initializer && fact.parameters.count == 1 && fact.parameters[0].label == "from"
    }

    /// Whether a property is given what is made of another one.
    fileprivate func gives(_ property: String, what other: String) -> Bool {
        contains(naming: [property]) { part in
            guard case .assignment(let target, nil, let value) = part.kind, target.core.isNamed(property) else { return false }
            return value.contains { $0.isNamed(other) }
        }
    }
}

extension Site {
    fileprivate func assigns(_ name: String) -> Bool {
        if case .assignment(let target, nil, _) = kind { target.core.isNamed(name) } else { false }
    }
}
