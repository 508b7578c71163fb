/// What something followed may pass through: parameters, results and properties, by their types.
extension FlowScope {
    func mayChange(_ property: PropertyFact) -> Bool {
        guard !property.isComputed, !property.modifiers.contains(.isLet) else { return false }
        guard let type = property.type?.unwrapped else { return property.value.map { $0.isText } ?? false }
        return isText(type) || type.arguments.contains(where: isText) || holdsAnything(type)
    }

    /// What a caller spells: the type's name for an initializer, a property's for what sets it.
    func namesToCallers(of function: Function) -> [String] {
        // `[Reader new]`
        if function.isStatic, function.property?.name == "new", let type = function.type { return [type.shortName] }
        if let property = function.property { return [property.name] }
        switch function.fact.kind {
        case .initializer where function.type?.kind == .protocol: return function.type.map(namesOfAdopters) ?? []
        case .initializer, .element, .elementSetter: return [function.type?.shortName ?? function.extendedName ?? "init"]
        default: break
        }
        let name = function.fact.name
        guard function.isObjectiveC else { return program.isInBothLanguages ? [name] + function.bridgedNames : [name] }
        guard name.hasPrefix("set"), function.fact.parameters.count == 1 else { return [name] }
        return [name, name.dropFirst(3).prefix(1).lowercased() + name.dropFirst(4)]
    }

    /// By which the initializers are called that a protocol's extension gives, beside `Self` and `init`.
    private func namesOfAdopters(_ type: Type) -> [String] {
        ["Self", "init"] + program.types.filter { $0.kind != .protocol && program.adopts($0, type.name) }.map(\.shortName)
    }

    /// What Swift spells who calls a method of Objective-C: words so common that they tell only of what is known to matter.
    func namesToCallersInSwift(of function: Function) -> [String] {
        program.isInBothLanguages && function.isObjectiveC ? function.bridgedNames : []
    }

    /// Whether its callers decide what it shows, by what they hand over or by whom they ask.
    func takesCarried(_ function: Function) -> Bool {
        guard function.hook == nil else { return false }
        switch function.fact.kind {
        case .setter, .observer: return function.property?.type.map(carries) ?? true
        case .method:
            if let type = function.type, carriers.contains(type.shortName), !program.isController(type) { return true }
            return takesCarriedParameter(function)
        default: return false
        }
    }

    func carries(_ function: Function) -> Bool {
        if function.hook != nil { return false }
        // What the project adds to activities is asked of them.
        if function.extendedName == "NSUserActivity", !function.isStatic { return true }
        if carriesAnything(function) { return true }
        // What comes of an activity is taken out by what such an object does.
        if let type = function.type, typesOfActivities.contains(type.id) { return true }
        if let property = function.property { return property.type.map { carries($0) || holdsAnything($0) } ?? true }
        return takesCarriedParameter(function) || givesCarried(function)
    }

    /// A controller's list that says nothing of its elements may be one of its children.
    func takesCarriedParameter(_ function: Function) -> Bool {
        let isOfController = function.type.map(program.isController) ?? false
        return function.fact.parameters.contains { $0.type.map { carries($0) || isOfController && holdsAnything($0) } ?? false }
    }

    func givesCarried(_ function: Function) -> Bool {
        guard let type = function.fact.returnType else { return false }
        let owner = function.type?.shortName ?? function.extendedName
        return carries(type) || holdsAnything(type) || type.unwrapped.name == "Self" && owner.map(carriers.contains) ?? false
    }

    /// A list that says nothing of its elements, as those of Objective-C do.
    func holdsAnything(_ type: TypeReference) -> Bool {
        let type = type.unwrapped
        guard UIKit.isCollection(type.name) else { return false }
        return type.arguments.allSatisfy { ["id", "Any", "AnyObject"].contains($0.unwrapped.name) }
    }

    /// Text, or a list or dictionary that has some.
    func givesText(_ function: Function) -> Bool {
        guard let type = function.property.map(\.type) ?? function.fact.returnType else { return false }
        return isText(type) || UIKit.isCollection(type.unwrapped.name) && type.unwrapped.arguments.contains(where: isText)
    }

    /// Whether something of a type that the caller chooses goes in or comes out.
    func carriesAnything(_ function: Function) -> Bool {
        let names = function.fact.genericParameters + (function.type?.declarations[0].fact.genericParameters ?? [])
        guard !names.isEmpty else { return false }
        let types = function.fact.parameters.map(\.type) + [function.fact.returnType, function.property?.type]
        return types.contains { $0.map { names.contains($0.unwrapped.name) } ?? false }
    }

    /// An initializer that may keep a string.
    func keepsText(_ function: Function) -> Bool { function.fact.kind == .initializer && takesText(function) }

    func takesText(_ function: Function) -> Bool { function.fact.parameters.contains { $0.type.map(isText) ?? false } }

    /// What else than a text is saved to find a thing again.
    func takesIdentifier(_ function: Function) -> Bool {
        function.fact.parameters.contains { $0.type.map { FlowScope.identifyingTypes.contains($0.unwrapped.name) } ?? false }
    }

    private static let identifyingTypes: Set = ["URL", "NSURL", "UUID", "NSUUID", "NSManagedObjectID"]

    /// What is restored may be one dictionary of many values.
    func takesEntries(_ function: Function) -> Bool {
        func hasEntries(_ type: TypeReference) -> Bool {
            let type = type.unwrapped
            guard type.name == "Dictionary" || type.name == "NSDictionary" else { return type.arguments.contains(where: hasEntries) }
            return type.arguments.last.map { ["id", "Any", "AnyObject"].contains($0.unwrapped.name) } ?? true
        }
        return function.fact.parameters.contains { $0.type.map(hasEntries) ?? false }
    }

    /// Gives the one object of a class that keeps strings.
    func givesKeeperOfText(_ function: Function) -> Bool {
        guard function.isStatic, function.fact.parameters.isEmpty, let type = function.type else { return false }
        return type.declarations.contains { $0.fact.ownProperties.contains { $0.type.map(isText) ?? false } }
    }

    func isText(_ type: TypeReference) -> Bool { Program.textTypes.contains(type.unwrapped.name) }

    func carries(_ type: TypeReference) -> Bool {
        let type = type.unwrapped
        if type.name.hasSuffix(".Type") || type.name == "Class" { return true }
        // Functions and tuples have no name.
        return type.name.isEmpty || carriers.contains(type.name.lastComponent) || type.arguments.contains(where: carries)
    }

    static let frameworkCarrierRoots = [
        "UIViewController", "UIWindow", "UIStoryboard", "NSCoder", "NSUserActivity", "UIScene", "UISceneSession", "UIApplication",
        "NSWindow",
        "NSWindowController", "NSViewController", "NSDocument",
    ]
    static let frameworkCarriers = Set(
        UIKit.classNames { name in frameworkCarrierRoots.contains { UIKit.inherits(name, from: $0) } })

    /// The app's controllers and coders, what keeps one or one of the frameworks', and what makes activities, by the short name.
    static func carriers(in program: Program, _ units: [Bool]) -> Set<String> {
        var names: Set<String> = []
        var open: [Type] = []
        for type in program.types where units[type.unit] {
            if program.isController(type) || frameworkCarrierRoots.contains(where: { program.inherits(type, from: $0) }) {
                names.insert(type.shortName)
            } else if type.kind != .protocol {
                open.append(type)
            }
        }
        var count = -1
        while count != names.count {
            count = names.count
            open.removeAll { type in
                let keeps = type.declarations.contains { declaration in
                    declaration.fact.ownProperties.contains { property in
                        guard let type = property.type?.unwrapped else { return false }
                        return ([type] + type.arguments.map(\.unwrapped)).contains { type in
                            let name = type.name.lastComponent
                            return names.contains(name) || frameworkCarriers.contains(name)
                        }
                    }
                }
                guard keeps || isOfActivities(type, in: program) else { return false }
                names.insert(type.shortName)
                return true
            }
        }
        return names
    }
}

extension FlowScope {
    /// Whether objects of a type say of themselves in an activity what is to come back, so that who hands one out asks the one that it keeps;
    /// or are made of an activity, so that who restores asks them for what was in it.
    static func isOfActivities(_ type: Type, in program: Program) -> Bool {
        program.functions(of: type).contains { function in
            if function.fact.kind == .initializer {
                return function.fact.parameters.contains { $0.type?.unwrapped.name == "NSUserActivity" }
            }
            return !function.isStatic && (function.property?.type ?? function.fact.returnType)?.unwrapped.name == "NSUserActivity"
        }
    }
}

extension Expression {
    /// Whether it is written as a string, or as a list of them.
    fileprivate var isText: Bool {
        switch kind {
        case .string, .interpolation: true
        case .array(let elements): elements.contains(where: \.isText)
        default: false
        }
    }
}
