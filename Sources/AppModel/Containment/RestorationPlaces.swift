import Syntax

/// The places of the program that identify objects, say who makes them again, or hand them to a coder, whichever objects these are.
struct RestorationPlaces: Sendable {
    /// In the order of the program.
    private(set) var identifiers: [IdentifierAssignment] = []
    /// By function.
    private(set) var identifiersOfFunction: [Int: [IdentifierAssignment]] = [:]
    /// Of functions with many, their indexes in the order in which they stand in the text.
    private(set) var orderOfIdentifiers: [Int: [Int]] = [:]
    /// What a class gives to its own objects, by type.
    private(set) var identifiersOfClass: [Int: [IdentifierAssignment]] = [:]
    /// By the class of the object, by type, where it is not the one that the code belongs to.
    private(set) var identifiersForOthers: [Int: [IdentifierAssignment]] = [:]
    /// Classes that the project does not declare and whose extensions identify what they extend.
    private(set) var classesIdentifiedByExtensions: Set<String> = []
    /// Protocols whose extensions identify what adopts them.
    private(set) var identifyingProtocols: [Type] = []
    /// Names of the functions that give somebody an identifier, whom they may have been handed.
    private(set) var identifyingFunctions: Set<String> = []
    /// Ids of the classes whose initializers do.
    private(set) var typesWithIdentifyingInitializer: Set<Int> = []
    /// Every value, plain numbers and the like apart, that a coder of state restoration is given, whoever does it.
    private(set) var encodedValues: [EncodedValue] = []
    /// Every assignment to `restorationClass`.
    private(set) var restorationClasses: [RestorationClassAssignment] = []
    /// What a class gives to its own objects, by type.
    private(set) var restorationClassesOfClass: [Int: [RestorationClassAssignment]] = [:]

    init() {}

    init(_ app: App) {
        let restoring = RestoringUnits(app)
        guard !restoring.isEmpty else { return }
        for function in app.program.functionsMentioningRestoration where restoring.mayConcern(function, app) {
            for site in app.sites(in: function) { collect(site, in: function, app) }
        }
        collectClassesByKey(restoring, app)
        for (function, all) in identifiersOfFunction where all.count > NameIndex.few {
            orderOfIdentifiers[function] = all.indices.sorted { all[$0].location.range.start < all[$1].location.range.start }
        }
    }

    private mutating func collect(_ site: Site, in function: Function, _ app: App) {
        switch site.kind {
        case .assignment(let target, nil, let value):
            switch target.memberName {
            case "restorationIdentifier":
                guard let assignment = IdentifierAssignment(target, value, at: Place(site, in: function), site: site, function: function)
                else { return }
                collect(assignment, app)
            case "restorationClass":
                collect(RestorationClassAssignment(target: target, value: value, site: site, function: function))
            default:
                break
            }
        case .call(let call):
            guard function.restoresState, let value = call.encodedObject else { return }
            encodedValues.append(EncodedValue(value: value, site: site, function: function, in: app))
        default:
            break
        }
    }

    /// `[self setValue:[self class] forKey:@"restorationClass"]`, which names nothing of restoration but in a text.
    private mutating func collectClassesByKey(_ restoring: RestoringUnits, _ app: App) {
        for function in app.program.functions(naming: ["setValue"]) where restoring.mayConcern(function, app) {
            for site in app.sites(in: function) {
                guard let (target, value) = site.call?.restorationClassByKey else { continue }
                collect(RestorationClassAssignment(target: target, value: value, site: site, function: function))
            }
        }
    }

    private mutating func collect(_ assignment: RestorationClassAssignment) {
        restorationClasses.append(assignment)
        if let owner = assignment.owner { restorationClassesOfClass[owner.id, default: []].append(assignment) }
    }

    private mutating func collect(_ assignment: IdentifierAssignment, _ app: App) {
        let function = assignment.function
        // Controllers and views code themselves: what a category gives `NSObject` for that, only models run.
        if assignment.isForSelf, function.extendedName == "NSObject", function.isCoder { return }
        identifiers.append(assignment)
        identifiersOfFunction[function.id, default: []].append(assignment)
        if !assignment.isForSelf, let object = assignment.object, let type = app.program.type(of: object, at: assignment.place)?.projectType
        {
            identifiersForOthers[type.id, default: []].append(assignment)
        }
        if assignment.isForSelf, function.type == nil, let extended = function.extendedName {
            classesIdentifiedByExtensions.insert(extended)
        }
        if let owner = assignment.owner { identifiersOfClass[owner.id, default: []].append(assignment) }
        if let type = function.type, type.kind == .protocol, !identifyingProtocols.contains(type) { identifyingProtocols.append(type) }
        guard mayBeForGiven(assignment, app) else { return }
        identifyingFunctions.insert(function.fact.name)
        if function.fact.kind == .initializer, let type = function.type { typesWithIdentifyingInitializer.insert(type.id) }
    }

    /// Whether an identifier may be that of something that the function is handed: an initializer names what it makes, and what a function has
    /// just made is nothing that it was given.
    private func mayBeForGiven(_ assignment: IdentifierAssignment, _ app: App) -> Bool {
        guard !assignment.isOptOut else { return false }
        if assignment.isForSelf { return assignment.function.fact.kind != .initializer }
        return assignment.object.flatMap { app.classOfMadeLocal($0.core, at: assignment.place) } == nil
    }
}

extension Call {
    /// `[self setValue:[self class] forKey:@"restorationClass"]`, as the assignment that it is.
    fileprivate var restorationClassByKey: (target: Expression, value: Expression)? {
        guard name == "setValue", arguments.count == 2, arguments[1].label?.hasPrefix("forKey") == true,
            case .string("restorationClass") = arguments[1].value.core.kind
        else { return nil }
        let name = Expression.Name(text: "restorationClass", range: arguments[1].value.range)
        let target = receiver.map { Expression(.member($0, name), name.range) } ?? Expression(.name(name.text), name.range)
        return (target, arguments[0].value)
    }

    /// What it may hand to a coder as an object, under a key or, `coder.encode(object)`, without one.
    fileprivate var encodedObject: Expression? {
        if arguments.count == 1, name == "encode" || name == "encodeObject", let receiver, !receiver.isSuper { return firstUnlabelled }
        guard let method = CoderMethod(self), method.direction == .write, method.shape == .object || method.shape == .byValue else {
            return nil
        }
        return firstUnlabelled
    }
}

extension Function {
    /// Whether its coder is one of state restoration rather than of an archive of the app's own.
    fileprivate var restoresState: Bool {
        if hook != nil { return true }
        return fact.parameters.contains { $0.type?.unwrapped.name == "NSCoder" } && fact.fullName != "encode(with:)"
            && fact.selector != "encodeWithCoder:"
    }
}
