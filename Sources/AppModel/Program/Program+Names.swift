import Syntax

extension Program {
    /// What a bare name, or a member of a type, refers to.
    enum Reference {
        case local(LocalScope)
        case property(Type.Declaration, PropertyFact, owner: Type)
        /// A property that an extension adds to a framework class.
        case frameworkProperty(PropertyFact, file: Int)
        case global(PropertyFact, file: Int)
        case enumCase(EnumCaseFact, owner: Type)
        case type(StaticType)
        case unknown
    }

    /// What a name without a dot means at a place: a local, a member of the type around it or of its superclasses, a member of an
    /// outer type, a global, a type.
    func reference(to name: String, at place: Place) -> Reference {
        if let locals = place.locals?.lookUp(name) { return .local(locals) }
        if name == "Self", let type = place.ownType { return .type(type) }
        if let type = place.type {
            if let member = member(name, of: type, isStatic: place.isStatic) { return member }
            for outer in outerTypes(of: type, in: place.file) {
                if let member = member(name, of: outer, isStatic: true) { return member }
            }
        } else if let framework = place.extendedName, let property = frameworkProperty(name, of: framework, from: place.file) {
            return .frameworkProperty(property.fact, file: property.file)
        }
        if let global = global(name, from: place.file) { return .global(global.fact, file: global.file) }
        if let type = typeNamed(name, at: place) { return .type(type) }
        return .unknown
    }

    /// What an expression names: a bare name, or a member of `self` or of a type; `nil` for any other.
    func reference(_ expression: Expression, at place: Place) -> Reference? {
        switch expression.kind {
        case .name(let name):
            return reference(to: name, at: place)
        case .member(let base, let name) where base.isSelf:
            return place.type.flatMap { member(name.text, of: $0, isStatic: place.isStatic) }
        case .member(let base, let name):
            guard case .project(let type)? = typeValue(of: base, at: place) else { return nil }
            return member(name.text, of: type, isStatic: true)
        default:
            return nil
        }
    }

    /// A property or enum case of a type or of its superclasses in the project.
    func member(_ name: String, of type: Type, isStatic: Bool) -> Reference? {
        var owner = type
        while true {
            if let property = owner.property(name, isStatic: isStatic) {
                return .property(property.declaration, property.fact, owner: owner)
            }
            for declaration in owner.declarations where declaration.fact.mayDeclare(name) {
                if let enumCase = declaration.fact.enumCase(name) { return .enumCase(enumCase, owner: owner) }
            }
            guard case .project(let parent) = superclass(of: owner) else { return nil }
            owner = parent
        }
    }

    func outerTypes(of type: Type, in file: Int) -> [Type] {
        var types: [Type] = []
        var name = type.name
        while let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
            name = String(name[..<dot])
            if case .type(let outer) = names.meaning(of: name, inFile: file, inside: nil) { types.append(outer) }
        }
        return types
    }

    /// The one global of a name: in the same file, else in the unit, else anywhere.
    func global(_ name: String, from file: Int) -> (fact: PropertyFact, file: Int)? {
        guard let candidates = globals[name] else { return nil }
        return nearest(candidates, from: file, fileOf: \.file) { $0.fact.modifiers.contains(.isPrivate) }
    }

    /// Whether a bare name in a body of Objective-C may be a variable of its file, where a property goes by `self` or an underscore.
    func isGlobal(_ name: String, at place: Place) -> Bool {
        place.isObjectiveC(in: self) && globals[name]?.contains { $0.file == place.file } ?? false
    }

    /// The one property of a name that extensions add to a framework's type.
    func frameworkProperty(_ name: String, of framework: String, from file: Int) -> (fact: PropertyFact, file: Int)? {
        guard let extensions = extensionsOfFramework[framework] else { return nil }
        var candidates: [(fact: PropertyFact, file: Int)] = []
        for (fact, file) in extensions where fact.mayDeclare(name) {
            for property in fact.properties where property.name == name { candidates.append((property, file)) }
        }
        return nearest(candidates, from: file, fileOf: \.file) { $0.fact.modifiers.contains(.isPrivate) }
    }

    /// The one free function that a call may mean.
    func freeFunction(_ name: String, _ call: Call, from file: Int) -> Function? {
        guard let candidates = freeFunctions[name] else { return nil }
        let named = candidates.map { functions[$0] }
        var fitting = named.filter { $0.fact.matches(call) }
        if fitting.isEmpty { fitting = named.filter { $0.fact.matchesWithoutFirstLabel(call) } }
        return nearest(fitting, from: file, fileOf: \.file) { $0.fact.modifiers.contains(.isPrivate) }
    }

    /// The one candidate in the same file, else in the unit, else anywhere. What is private to another file cannot be meant.
    private func nearest<Candidate>(
        _ candidates: [Candidate], from file: Int, fileOf: (Candidate) -> Int, isPrivate: (Candidate) -> Bool
    ) -> Candidate? {
        let visible = candidates.filter { fileOf($0) == file || !isPrivate($0) }
        if visible.count <= 1 { return visible.first }
        let here = visible.filter { fileOf($0) == file }
        if !here.isEmpty { return here.count == 1 ? here[0] : nil }
        let near = visible.filter { unitOfFile[fileOf($0)] == unitOfFile[file] }
        return near.count == 1 ? near[0] : nil
    }

    /// The type that a name means; a framework's own by its name, if it looks like one.
    func typeNamed(_ name: String, at place: Place) -> StaticType? {
        guard !place.isGenericParameter(name) else { return nil }
        switch names.meaning(of: name, inFile: place.file, inside: place.type?.name ?? place.extendedName) {
        case .type(let type): return .project(type)
        case .alias(let alias): return resolve(alias.target, at: Place(alias), depth: 1)
        case .ambiguous: return nil
        case .unknown:
            guard let first = name.unicodeScalars.first, first.properties.isUppercase else { return nil }
            return typeOfIdentifier(name, at: place, depth: 1) ?? .named(options.framework(of: name) ?? name)
        }
    }

    /// `Note.ID`, which is what the `id` of a note is, where no type of that name is declared.
    private func typeOfIdentifier(_ name: String, at place: Place, depth: Int) -> StaticType? {
        guard name.hasSuffix(".ID"),
            case .type(let owner) = names.meaning(
                of: String(name.dropLast(3)), inFile: place.file, inside: place.type?.name ?? place.extendedName),
            let id = owner.property("id"), adopts(owner, "Identifiable"), !id.fact.isComputed
        else { return nil }
        let inside = Place(in: id.declaration, of: owner, isStatic: false)
        if let written = id.fact.type { return resolve(written, at: inside, depth: depth + 1) }
        // `UUID()`, which names no other.
        guard case .call(let call)? = id.fact.value?.core.kind, case .name = call.callee.kind else { return nil }
        return typeValue(of: call.callee, at: inside)
    }

    /// Whether a written type is of no declared type, as functions are: by itself, or by the name that a `typealias` gives it.
    func isClosure(_ reference: TypeReference, at place: Place, depth: Int = 0) -> Bool {
        let type = reference.unwrapped
        if type.name.isEmpty { return true }
        guard depth < 8, !place.isGenericParameter(type.name),
            case .alias(let alias) = names.meaning(of: type.name, inFile: place.file, inside: place.type?.name ?? place.extendedName)
        else { return false }
        return isClosure(alias.target, at: Place(alias), depth: depth + 1)
    }

    /// A written type as what it means at a place; `nil` for tuples, functions and ambiguous names.
    public func resolve(_ reference: TypeReference, at place: Place) -> StaticType? {
        resolve(reference, at: place, depth: 0)
    }

    private func resolve(_ reference: TypeReference, at place: Place, depth: Int) -> StaticType? {
        guard !reference.name.isEmpty, depth < 8 else { return nil }
        if reference.isOptional {
            return reference.arguments.first.flatMap { resolve($0, at: place, depth: depth) }.map(StaticType.optional)
        }
        guard !place.isGenericParameter(reference.name) else { return nil }
        if reference.name == "Self", let type = place.ownType { return type }
        if reference.name.hasSuffix(".Type"), !reference.name.hasPrefix(".") {
            let instance = TypeReference(String(reference.name.dropLast(5)), arguments: reference.arguments)
            return resolve(instance, at: place, depth: depth + 1).map(StaticType.metatype)
        }
        switch names.meaning(of: reference.name, inFile: place.file, inside: place.type?.name ?? place.extendedName) {
        case .type(let type): return .project(type)
        case .alias(let alias): return resolve(alias.target, at: Place(alias), depth: depth + 1)
        case .ambiguous: return nil
        case .unknown:
            if let identifier = typeOfIdentifier(reference.name, at: place, depth: depth) { return identifier }
            let arguments = reference.arguments.map { resolve($0, at: place, depth: depth) }
            return .named(
                options.framework(of: reference.name) ?? reference.name, arguments.contains(nil) ? [] : arguments.compactMap { $0 })
        }
    }
}

extension Place {
    func isObjectiveC(in program: Program) -> Bool { Language(path: program.files[file].path) == .objectiveC }
}
