import Syntax

/// A property of an object that restorable state holds whole, and that the object's own coder passes over.
public struct ForgottenProperty: Sendable {
    public let model: Type
    public let name: String
    /// Where it is declared.
    public let location: Location
    /// Encodes the others.
    public let encoder: Function
    /// Where somebody sets it, and where somebody asks for it.
    public let change: Location
    public let use: Location
}

extension App {
    /// One for each stored property that others set and read while the coder of its class writes and reads the rest; nothing where the class
    /// or whoever restores its objects may fill it.
    public func forgottenProperties(_ silences: inout Silences) -> [ForgottenProperty] {
        modelKeySpaces.flatMap { space -> [ForgottenProperty] in
            let model = space.type
            guard writesMost(of: space), let encoder = program.archivers(of: model).first, !program.isTest(encoder) else { return [] }
            let doubt =
                space.writes.silence(onKeys: .write, beside: space.reads) ?? space.reads.silence(onKeys: .read, beside: space.writes)
                ?? silence(onProtocolsOf: model)
            let keys = Set((space.writes.accesses + space.reads.accesses).compactMap(\.key.text))
            let family = program.family(of: model)
            let functions = family.flatMap { program.functions(of: $0) }
            return model.declarations.flatMap { declaration in
                declaration.fact.properties.compactMap { property -> ForgottenProperty? in
                    let name = property.name
                    guard isKept(property, in: declaration, of: model), !keys.contains(name), !isSetInside(name, functions),
                        let change = change(of: name, of: model, beside: functions), let use = use(of: name, of: model, functions),
                        !silences.note(doubt)
                    else { return nil }
                    let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
                    return ForgottenProperty(model: model, name: name, location: location, encoder: encoder, change: change, use: use)
                }
            }
        }
    }

    /// What a type adopts and the sources do not have, which may bring anything with it.
    func silence(onProtocolsOf type: Type) -> Silence? {
        program.strangers(of: type).isEmpty ? nil : Silence(.strangeProtocol, at: type.location, about: type.name)
    }

    /// Whether several keys of a class are both written and read.
    private func writesMost(of space: KeySpace) -> Bool {
        let both = Set(space.ownWrites.accesses(.write).map(\.key)).intersection(space.ownReads.accesses(.read).map(\.key))
        return both.filter(\.isKnown).count >= 2
    }

    /// Whether a property is a stored variable of a kind that is worth keeping and could be encoded as the others are.
    private func isKept(_ property: PropertyFact, in declaration: Type.Declaration, of model: Type) -> Bool {
        guard property.modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isWeak, .isOutlet, .isComputed]),
            property.accessors.isEmpty,
            property.attributes.allSatisfy(UIKit.harmlessAttributes.contains), !Conventions.isTransient(property.name),
            let written = property.type,
            let type = program.resolve(written, at: Place(in: declaration, of: model, isStatic: false))?.unwrapped
        else { return false }
        switch type {
        case .project(let type): return type.kind == .enumeration
        // What says yes or no mostly tells how something is shown, or how far it has got.
        case .named(let name, _):
            return UIKit.isPlainValue(name) && name != "Bool" && name != "BOOL" && UIKit.codedStructures.contains(name) == false
        case .optional, .metatype: return false
        }
    }

    /// Whether the class has its own way to the property: an accessor, or a method that assigns it, coders among them.
    private func isSetInside(_ name: String, _ functions: [Function]) -> Bool {
        let setter = name.nameOfSetter
        return functions.contains { function in
            if function.fact.name == name || function.fact.name == setter { return true }
            guard function.fact.words.mayHold(name) || function.fact.words.mayHold("_" + name) else { return false }
            if function.isCoder { return true }
            return sites(in: function).contains { site in
                guard case .assignment(let target, _, _) = site.kind else { return false }
                return target.plainName == name || target.plainName == "_" + name
            }
        }
    }

    /// Where somebody outside of the class sets the property; `nil` also if a class does that restores something itself, and may restore this.
    private func change(of name: String, of model: Type, beside functions: [Function]) -> Location? {
        var first: Location?
        for function in outsiders(naming: name, functions) {
            for site in sites(in: function) {
                guard case .assignment(let target, _, let value) = site.kind,
                    isProperty(target, name, of: model, at: Place(site, in: function))
                else { continue }
                if function.type.map(restoresItself) ?? (function.hook != nil) { return nil }
                if !value.isNil { first = first ?? function.location(target.range) }
            }
        }
        return first
    }

    private func restoresItself(_ type: Type) -> Bool {
        program.lineage(of: type).contains { owner in
            (Hook.readers + Hook.appKitReaders).contains { !program.implementations(of: $0, in: owner).isEmpty }
        }
    }

    /// Where somebody asks for the property, in a method of the class or outside of it.
    private func use(of name: String, of model: Type, _ functions: [Function]) -> Location? {
        let asking = functions.filter { function in
            (function.fact.kind == .method || function.fact.kind == .getter) && function.fact.words.mayHold(name)
                && !Conventions.describes(function.fact.name)
        }
        let inside = asking.lazy.compactMap { function in
            self.read(in: function) { part, _ in part.plainName == name }
        }.first
        return inside
            ?? outsiders(naming: name, functions).lazy.compactMap { function in
                self.read(in: function) { part, place in self.isProperty(part, name, of: model, at: place) }
            }.first
    }

    /// The first place in a function where something is more than assigned to.
    private func read(in function: Function, where test: (Expression, Place) -> Bool) -> Location? {
        for site in sites(in: function) {
            let place = Place(site, in: function)
            for value in site.values {
                var found: SourceRange?
                _ = value.contains { part in
                    if test(part, place) { found = part.range }
                    return found != nil
                }
                if let found { return function.location(found) }
            }
        }
        return nil
    }

    private func outsiders(naming name: String, _ functions: [Function]) -> [Function] {
        let inside = Set(functions)
        return program.functions(mentioningAnyOf: [name]).filter { !inside.contains($0) && !program.isTest($0) }
    }

    private func isProperty(_ expression: Expression, _ name: String, of model: Type, at place: Place) -> Bool {
        guard case .member(let base, let member) = expression.core.kind, member.text == name else { return false }
        return program.type(of: base, at: place)?.projectType.map { program.isWithin($0, model) } ?? false
    }
}

extension Site {
    /// What it asks for: of an assignment only what is assigned.
    fileprivate var values: [Expression] {
        switch kind {
        case .call(let call): call.arguments.map(\.value) + (call.receiver.map { [$0] } ?? [])
        case .assignment(_, _, let value), .returns(let value), .forced(let value), .cast(let value, _, _), .attempt(_, let value): [value]
        case .local(let local): local.value.map { [$0] } ?? []
        case .element(let base, let arguments): [base] + arguments.map(\.value)
        case .range(let first, let last): [first, last]
        }
    }
}

extension Silence.Reason {
    static let strangeProtocol = Silence.Reason("class that adopts a protocol which is not in the sources")
}
