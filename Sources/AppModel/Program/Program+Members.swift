extension Program {
    /// A type's functions in all its declarations, in path order, then source order.
    public func functions(of type: Type) -> [Function] { functionsOfType[type.id].map { functions[$0] } }

    /// A type's functions of one name, accessors included, in the same order.
    func functions(named name: String, of type: Type) -> [Function] {
        if let named = namesOfManyFunctions[type.id] { return (named[name] ?? []).map { functions[$0] } }
        return functionsOfType[type.id].filter { functions[$0].fact.name == name }.map { functions[$0] }
    }

    /// What first answers for a property of an object: a getter, or the initial value.
    func getter(ofProperty name: String, in type: Type) -> Function? {
        ["get", "_read", "unsafeAddress", name].flatMap { functions(named: $0, of: type) }
            .filter { $0.property?.name == name && $0.fact.kind == .getter && !$0.isStatic }.min { $0.id < $1.id }
    }

    /// What Objective-C calls `setName:`, in the class or above it, in whichever language, where no property has the name.
    func setter(of name: String, in type: Type) -> Function? {
        let lineage = lineage(of: type)
        guard lineage.allSatisfy({ $0.property(name) == nil }) else { return nil }
        for owner in lineage {
            let setter = functions(named: name.nameOfSetter, of: owner).first {
                $0.property == nil && $0.fact.kind == .method && !$0.isStatic
                    && $0.fact.parameters.onlyElement.map { [isObjectiveC = $0.isObjectiveC] in isObjectiveC || $0.label == nil } ?? false
            }
            if let setter { return setter }
        }
        return nil
    }

    /// Functions that extensions add to a framework class.
    public func functions(ofFramework name: String) -> [Function] { (functionsOfFramework[name] ?? []).map { functions[$0] } }

    public func implementations(of hook: Hook, in type: Type) -> [Function] {
        hooksOfType[type.id]?.filter { $0.hook == hook } ?? []
    }

    /// Every function of the project that implements one of the hooks.
    public func implementations(of hooks: Hook...) -> [Function] { implementations(of: hooks) }

    public func implementations(of hooks: [Hook]) -> [Function] {
        // In path order again, and each once.
        Set(hooks).flatMap { functionsOfHook[$0] ?? [] }.sorted { $0.id < $1.id }
    }

    /// The types that implement a hook themselves, in path order.
    func typesWithHooks() -> [Type] { hooksOfType.keys.sorted().map { types[$0] } }

    /// The functions that may mention one of some names.
    public func functions(mentioningAnyOf names: some Sequence<String>) -> [Function] {
        words.functions(mayHoldAnyOf: names).map { functions[$0] }
    }

    /// The functions of a file that may mention one of some names.
    func functions(mentioningAnyOf names: some Sequence<String>, inFile file: Int) -> [Function] {
        let filter = Words.Filter(names)
        let start = functions.partitioningIndex { $0.file >= file }
        return functions[start...].prefix { $0.file == file }.filter { words.mayHold($0.id, anyOf: filter) }
    }

    /// The functions within whose text a place lies.
    func functions(around place: Location) -> [Function] {
        let start = functions.partitioningIndex { $0.path >= place.path }
        return functions[start...].prefix { $0.path == place.path }.filter { $0.fact.range.contains(place.range) }
    }

    /// The functions that do mention one of some names, as a call, a member or by itself.
    func functions(naming names: Set<String>) -> [Function] {
        functions(mentioningAnyOf: names).filter { $0.names(anyOf: names) }
    }

    public func isTest(_ function: Function) -> Bool { files[function.file].isTest }

    public func unit(of function: Function) -> Int { unitOfFile[function.file] }

    /// Whether a unit holds code that is not read, where anything might stand.
    func hasUnreadCode(inUnit unit: Int) -> Bool { unreadCodeOfUnit[unit] != nil }

    /// Whether a unit holds storyboards or xibs that are not read: they may make objects and identify them.
    func hasUnreadInterface(inUnit unit: Int) -> Bool { unreadInterfaceOfUnit[unit] != nil }
}

extension String {
    /// `setName` for `name`.
    public var nameOfSetter: String { "set" + prefix(1).uppercased() + dropFirst() }
}
