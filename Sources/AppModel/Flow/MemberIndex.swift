/// What a property of a type turns out to be.
enum Member {
    /// Kept by the object, or by the type that declares it.
    case stored(Stored)
    case computed(getter: Int?, setter: Int?)
    case enumCase(Type, String)
    /// A method that is named without being called.
    case method(Int)
    case type(Type)
    /// Nothing that the program declares.
    case outside

    /// A class, so that handing it on copies nothing.
    final class Stored: Sendable {
        let property: PropertyFact
        let place: Place
        let owner: Type?
        let observers: [Int]
        /// Methods of Objective-C that stand for the accessors it would have by itself.
        let getter: Int?
        let setter: Int?

        init(_ property: PropertyFact, _ place: Place, owner: Type?, observers: [Int], getter: Int? = nil, setter: Int? = nil) {
            self.property = property
            self.place = place
            self.owner = owner
            self.observers = observers
            self.getter = getter
            self.setter = setter
        }
    }
}

/// Looks up members of types: in the class, those above it, the protocols they adopt, and what extensions add to the frameworks' classes.
///
/// Remembers what it has looked through, since the analysis asks for the same again and again; one analysis owns it.
final class MemberIndex {
    private let program: Program
    private var functionsByName: [Int: [String: [Function]]] = [:]
    private var frameworkFunctionsByName: [String: [String: [Function]]] = [:]
    private var initializersAdded: [String: Bool] = [:]
    private var lineages: [Int: [Type]] = [:]
    private var adopted: [Int: [Type]] = [:]
    private var protocols: [Int: [Type]] = [:]
    private var addedProtocols: [String: [Type]] = [:]
    private var implementing: [Int: [Type]] = [:]
    private var inherited: [InheritedKey: Member?] = [:]
    private var searchPaths: [StaticType: SearchPath] = [:]
    private var subscripts: [StaticType: [Function]] = [:]

    private struct InheritedKey: Hashable {
        let type: Int
        let name: String
        let isStatic: Bool
    }

    init(_ program: Program) { self.program = program }

    // MARK: Types

    /// The type and the project's classes above it.
    func lineage(of type: Type) -> [Type] {
        if let known = lineages[type.id] { return known }
        let lineage = program.lineage(of: type)
        lineages[type.id] = lineage
        return lineage
    }

    /// The protocols of the project that a type adopts, itself or through others.
    func protocols(of type: Type) -> [Type] {
        if let known = protocols[type.id] { return known }
        let found = all(adopted(by: type), except: type)
        protocols[type.id] = found
        return found
    }

    /// Some protocols, each followed by those that it refines. Damaged code may inherit in a circle.
    private func all(_ adopted: [Type], except type: Type? = nil) -> [Type] {
        var seen: Set<Int> = type.map { [$0.id] } ?? []
        var found: [Type] = []
        var open: [Type] = adopted.reversed()
        while let next = open.popLast() {
            guard seen.insert(next.id).inserted else { continue }
            found.append(next)
            open += self.adopted(by: next).reversed()
        }
        return found
    }

    /// The protocols that a type names itself, or a class above it does.
    private func adopted(by type: Type) -> [Type] {
        if let known = adopted[type.id] { return known }
        var found: [Type] = []
        for owner in lineage(of: type) {
            for declaration in owner.declarations {
                for reference in declaration.fact.inherited {
                    guard case .project(let parent)? = program.resolve(reference, at: Place(in: declaration, of: owner, isStatic: false)),
                        parent.kind == .protocol
                    else { continue }
                    found.append(parent)
                }
            }
        }
        adopted[type.id] = found
        return found
    }

    /// The protocols of the project that extensions of a framework's class adopt.
    private func protocols(addedTo framework: String) -> [Type] {
        if let known = addedProtocols[framework] { return known }
        var found: [Type] = []
        for (fact, file) in program.extensionsOfFramework[framework] ?? [] {
            for reference in fact.inherited {
                guard case .project(let parent)? = program.resolve(reference, at: Place(file: file)), parent.kind == .protocol else {
                    continue
                }
                found.append(parent)
            }
        }
        found = all(found)
        addedProtocols[framework] = found
        return found
    }

    /// Whose methods may run in an object that is declared as a type: of it and the classes below, or of what adopts the protocol.
    func implementers(of type: Type) -> [Type] {
        if let known = implementing[type.id] { return known }
        let found: [Type]
        if type.kind == .protocol {
            found = program.types.filter { $0.kind != .protocol && protocols(of: $0).contains(type) }
        } else {
            found = [type] + program.descendants(of: type).filter { program.functions(of: $0).isEmpty == false }
        }
        implementing[type.id] = found
        return found
    }

    // MARK: Functions

    /// What a global variable runs that keeps nothing.
    func getter(of global: Instruction.Global) -> Function? { gettersOfGlobals[global] }

    private lazy var gettersOfGlobals: [Instruction.Global: Function] = program.functions.reduce(into: [:]) { all, function in
        guard function.type == nil, function.extendedName == nil, function.fact.kind == .getter, !function.isInitialValue,
            let property = function.property, property.isComputed
        else { return }
        all[Instruction.Global(file: function.file, name: property.name)] = function
    }

    /// The functions of a name in all declarations of a type; of a property's name its accessors and initial value.
    func functions(named name: String, of type: Type) -> [Function] {
        if let known = functionsByName[type.id] { return known[name] ?? [] }
        let byName = Dictionary(grouping: program.functions(of: type)) { $0.property?.name ?? $0.fact.name }
        functionsByName[type.id] = byName
        return byName[name] ?? []
    }

    private func functions(named name: String, ofFramework framework: String) -> [Function] {
        if let known = frameworkFunctionsByName[framework] { return known[name] ?? [] }
        let byName = Dictionary(grouping: program.functions(ofFramework: framework)) { $0.property?.name ?? $0.fact.name }
        frameworkFunctionsByName[framework] = byName
        return byName[name] ?? []
    }

    /// Whether the project adds an initializer to a framework's class, or to one above it.
    func hasInitializers(addedTo framework: String) -> Bool {
        if let known = initializersAdded[framework] { return known }
        let found = frameworks(of: .named(framework, [])).contains { !functions(named: "init", ofFramework: $0).isEmpty }
        initializersAdded[framework] = found
        return found
    }

    /// The getters and setters of the subscripts that the program declares for objects of a type.
    func subscripts(of type: StaticType) -> [Function] {
        if let known = subscripts[type] { return known }
        let path = searchPath(of: type)
        let functions = (path.owners + path.added).flatMap(program.functions(of:))
        let added = path.frameworks.flatMap(program.functions(ofFramework:))
        let found = (functions + added).filter { $0.fact.kind == .element || $0.fact.kind == .elementSetter }
        subscripts[type] = found
        return found
    }

    /// The method that a call may mean for an object of a type, or for the type itself; several where they are overloads that only the types
    /// of arguments would tell apart which the text does not tell.
    ///
    /// - Parameters:
    ///   - file: where the call stands: what is private to another file cannot be meant.
    ///   - argument: the type of an argument, `nil` where it is not known.
    func methods(
        _ name: String, _ call: Call, of type: StaticType, isStatic: Bool, from file: Int, argument: (Int) -> StaticType?
    ) -> [Function] {
        let path = searchPath(of: type)
        let candidates =
            path.owners.map { functions(named: name, of: $0) } + path.frameworks.map { functions(named: name, ofFramework: $0) }
            + path.added.map { functions(named: name, of: $0) }
        func first(where fits: (FunctionFact) -> Bool) -> [Function]? {
            for candidates in candidates where !candidates.isEmpty {
                let found = fitting(candidates, call, isStatic: isStatic, from: file, argument: argument, where: fits)
                if found != nil { return found }
            }
            return nil
        }
        // One that needs more than it is given is meant only where the text does not show what it takes by itself.
        return first { $0.matches(call) && $0.hasAllItNeeds(from: call) } ?? bridged(name, call, of: type, isStatic: isStatic)
            ?? first { $0.matches(call) } ?? (call.arguments.first?.label == nil ? first { $0.matchesWithoutFirstLabel(call) } : nil) ?? []
    }

    /// Those of one name and one owner that a call may mean; `nil` for none.
    private func fitting(
        _ candidates: [Function], _ call: Call, isStatic: Bool, from file: Int, argument: (Int) -> StaticType?,
        where fits: (FunctionFact) -> Bool
    ) -> [Function]? {
        let fitting = candidates.filter {
            $0.property == nil && ($0.fact.kind == .initializer || $0.isStatic == isStatic) && fits($0.fact)
                && ($0.file == file || !$0.fact.modifiers.contains(.isPrivate)) && takes($0, call, argument)
        }
        guard fitting.count > 1 else { return fitting.isEmpty ? nil : fitting }
        // Two apps in one folder each have their own.
        let near = fitting.filter { program.unitOfFile[$0.file] == program.unitOfFile[file] }
        let exact = (near.isEmpty ? fitting : near).filter { $0.fact.parameters.count == call.arguments.count }
        return exact.first.map { first in [first] + exact.dropFirst().filter { !$0.fact.takesTheSame(as: first.fact) } }
    }

    /// What a call in the other language means.
    private func bridged(_ name: String, _ call: Call, of type: StaticType, isStatic: Bool) -> [Function]? {
        guard program.isInBothLanguages else { return nil }
        func first(of candidates: [Function]) -> Function? {
            program.bridged(name, call, among: candidates.filter { name == "init" || $0.isStatic == isStatic })
        }
        let path = searchPath(of: type)
        if case .project(let project) = type {
            for owner in lineage(of: project) {
                if let found = first(of: program.functions(of: owner)) { return [found] }
            }
        }
        for framework in path.frameworks {
            if let found = first(of: program.functions(ofFramework: framework)) { return [found] }
        }
        return nil
    }

    /// Whether the arguments may be of the parameters' types.
    private func takes(_ function: Function, _ call: Call, _ argument: (Int) -> StaticType?) -> Bool {
        for (index, parameter) in function.fact.parameterIndices(of: call).enumerated() {
            guard let parameter, let type = function.fact.parameters[parameter].argumentType,
                !function.fact.genericParameters.contains(type.name), let given = argument(index),
                let expected = program.resolve(type, at: Place(function, nil)),
                !program.mayBeUnseenFunction(call.arguments[index].value, giving: given)
            else { continue }
            // A type may be written as a literal of another.
            if case .project(let type) = expected.unwrapped,
                type.declarations.contains(where: { $0.fact.inherited.contains { $0.name.hasPrefix("ExpressibleBy") } })
            {
                continue
            }
            if !program.mayBe(given, expected) { return false }
        }
        return true
    }

    /// Where members of a type are looked for, in order.
    private struct SearchPath {
        /// The type, the project's classes above it and the protocols that these adopt.
        let owners: [Type]
        /// The framework's class of the type and those above it.
        let frameworks: [String]
        /// The protocols that extensions have these adopt.
        let added: [Type]
    }

    private func searchPath(of type: StaticType) -> SearchPath {
        if let known = searchPaths[type] { return known }
        var owners: [Type] = []
        if case .project(let project) = type { owners = lineage(of: project) + protocols(of: project) }
        let frameworks = frameworks(of: type)
        let path = SearchPath(owners: owners, frameworks: frameworks, added: frameworks.flatMap(protocols(addedTo:)))
        searchPaths[type] = path
        return path
    }

    private func frameworks(of type: StaticType) -> [String] {
        var names: [String] = []
        switch type {
        case .project(let type): program.frameworkRoot(of: type).map { names.append($0) }
        case .named(let name, _): names.append(name)
        case .optional(let wrapped): return frameworks(of: wrapped)
        case .metatype: return []
        }
        while let last = names.last, let parent = program.frameworkSuperclass(of: last) { names.append(parent) }
        return names
    }

    // MARK: Properties

    /// - Parameter file: where it is asked for: what is private to another file cannot be meant.
    func member(_ name: String, of type: StaticType, isStatic: Bool, from file: Int) -> Member {
        if case .project(let project) = type {
            if let found = inherited(name, by: project, isStatic: isStatic) { return found }
            for owner in protocols(of: project) {
                if let found = member(name, in: owner, isStatic: isStatic) { return found }
            }
        }
        let path = searchPath(of: type)
        for framework in path.frameworks {
            if let found = member(name, addedTo: framework, isStatic: isStatic, from: file) { return found }
        }
        for owner in path.added {
            if let found = member(name, in: owner, isStatic: isStatic) { return found }
        }
        return .outside
    }

    /// What a class has of a name, itself or from those above it: what these have is looked for once for all that come from them.
    private func inherited(_ name: String, by type: Type, isStatic: Bool) -> Member? {
        let key = InheritedKey(type: type.id, name: name, isStatic: isStatic)
        if let known = inherited[key] { return known }
        var found = member(name, in: type, isStatic: isStatic)
        if case .project(let parent) = program.superclass(of: type) {
            switch found {
            case nil: found = inherited(name, by: parent, isStatic: isStatic)
            case .method:
                // `tableView(_:numberOfRowsInSection:)` is not what `tableView` means where a class above has a property of that name.
                switch inherited(name, by: parent, isStatic: isStatic) {
                case .stored(let stored): found = .stored(stored)
                case .computed(let getter, let setter): found = .computed(getter: getter, setter: setter)
                default: break
                }
            default: break
            }
        }
        inherited[key] = .some(found)
        return found
    }

    private func member(_ name: String, in owner: Type, isStatic: Bool) -> Member? {
        if let found = owner.property(name, isStatic: isStatic),
            found.fact.modifiers.contains(.isStatic) == isStatic || owner.kind == .protocol
        {
            let place = Place(in: found.declaration, of: owner, isStatic: isStatic)
            // What a protocol asks for, others have, or an extension of it.
            if owner.kind == .protocol, found.fact.accessors.allSatisfy({ !$0.hasBody }) {
                let getter = functions(named: name, of: owner).first {
                    $0.property != nil && $0.fact.kind == .getter && $0.isStatic == isStatic
                }
                return getter.map { .computed(getter: $0.id, setter: nil) }
            }
            return member(found.fact, at: place, owner: owner, functions(named: name, of: owner))
        }
        if isStatic, owner.kind == .enumeration {
            for declaration in owner.declarations where declaration.fact.mayDeclare(name) {
                if declaration.fact.enumCase(name) != nil { return .enumCase(owner, name) }
            }
        }
        let methods = functions(named: name, of: owner).filter { $0.property == nil && $0.isStatic == isStatic && $0.fact.kind == .method }
        return methods.count == 1 ? .method(methods[0].id) : nil
    }

    private func member(_ name: String, addedTo framework: String, isStatic: Bool, from file: Int) -> Member? {
        let functions = functions(named: name, ofFramework: framework)
        if let getter = objectiveCGetter(functions.filter { $0.isStatic == isStatic }) {
            let setters = self.functions(named: name.nameOfSetter, ofFramework: framework).filter {
                $0.isObjectiveC && $0.property == nil && $0.isStatic == isStatic && $0.fact.parameters.count == 1
            }
            return .computed(getter: getter.id, setter: setters.onlyElement?.id)
        }
        if let found = program.frameworkProperty(name, of: framework, from: file), found.fact.modifiers.contains(.isStatic) == isStatic {
            var place = Place(file: found.file)
            place.extendedName = framework
            place.isStatic = isStatic
            return member(found.fact, at: place, owner: nil, functions.filter { $0.file == found.file })
        }
        let methods = functions.filter { $0.property == nil && $0.isStatic == isStatic && $0.fact.kind == .method }
        return methods.count == 1 ? .method(methods[0].id) : nil
    }

    /// The one method of a category that a property stands for, whichever files the two are in.
    private func objectiveCGetter(_ functions: [Function]) -> Function? {
        functions.filter { $0.isObjectiveC && $0.property != nil && $0.fact.kind == .getter && !$0.isInitialValue }.onlyElement
    }

    private func member(_ property: PropertyFact, at place: Place, owner: Type?, _ functions: [Function]) -> Member {
        let accessors = functions.filter { $0.property != nil && !$0.isInitialValue && $0.isStatic == place.isStatic }
        if property.isComputed {
            return .computed(
                getter: accessors.first { $0.fact.kind == .getter }?.id, setter: accessors.first { $0.fact.kind == .setter }?.id)
        }
        let observers = accessors.filter { $0.fact.kind == .observer }.map(\.id)
        let getter = accessors.first { $0.isObjectiveC && $0.fact.kind == .getter }?.id
        guard let owner else { return .stored(Member.Stored(property, place, owner: nil, observers: observers, getter: getter)) }
        return .stored(
            Member.Stored(
                property, place, owner: owner, observers: observers, getter: getter, setter: setter(of: property, in: owner, at: place)))
    }

    private func setter(of property: PropertyFact, in owner: Type, at place: Place) -> Int? {
        functions(named: property.name.nameOfSetter, of: owner).first {
            $0.isObjectiveC && $0.property == nil && $0.fact.kind == .method && $0.isStatic == place.isStatic
                && $0.fact.parameters.count == 1
        }?.id
    }
}

extension FunctionFact {
    /// Whether it is declared for the same types, as in the other arm of `#if`.
    fileprivate func takesTheSame(as other: FunctionFact) -> Bool { parameters.map(\.type) == other.parameters.map(\.type) }
}
