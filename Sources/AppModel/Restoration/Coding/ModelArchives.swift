import Syntax

/// What objects that are encoded whole write to their own coder and read from it, where restorable state holds them.
///
/// Their methods are NSCoding's, `encode(with:)` and `init(coder:)`. Each object has a coder for itself, so its keys are held against its own.
extension App {
    /// One space for each such class that has both methods, by itself or from a class above it, in path order.
    ///
    /// Controllers and views have none: `init(coder:)` is what reads them from a storyboard. In doubt are those of classes of which an ancestor
    /// is unknown.
    func makeModelKeySpaces() -> [KeySpace] {
        archivedModels().compactMap { model in
            let family = program.family(of: model)
            var space = KeySpace(type: model, isOfModel: true)
            space.doubt = program.silence(onAncestorsOf: model)
            space.ownWrites = own(program.archivers, of: model)
            space.ownReads = own(program.unarchivers, of: model)
            space.writes = KeyTable(join(family.flatMap { program.archivers(of: $0).filter { !writesNothing($0) } }))
            space.reads = KeyTable(join(family.flatMap(program.unarchivers)))
            // A half without a key is written in words that nobody reads here, such as macros, unless it says nothing at all.
            let archivers = family.flatMap(program.archivers)
            guard !space.reads.accesses(.read).isEmpty,
                !space.writes.accesses(.write).isEmpty || !archivers.isEmpty && archivers.allSatisfy(writesNothing)
            else { return nil }
            return space
        }
    }

    /// Whether a method's body is empty, or leaves all to a class of the project.
    private func writesNothing(_ archiver: Function) -> Bool {
        archiver.body.allSatisfy { statement in
            guard case .expression(let expression) = statement.kind, case .call(let call) = expression.core.kind,
                call.receiver?.isSuper == true, call.name == archiver.fact.name, let type = archiver.type,
                case .project = program.superclass(of: type)
            else { return false }
            return true
        }
    }

    /// Whether a method of NSCoding belongs to a class whose objects are made of their coders by the hooks of restoration alone.
    public func decodesByHooks(_ archiver: Function) -> Bool {
        guard archiver.isCoder, let type = archiver.type else { return false }
        return program.family(of: type).flatMap(program.unarchivers).allSatisfy { unarchiver in
            let flow = coderFlow(of: unarchiver)
            return !flow.escapes && flow.accesses(.read).allSatisfy { $0.function.hook != nil }
        }
    }

    /// What the methods of a class do without what they leave to those above it.
    private func own(_ coders: (Type) -> [Function], of model: Type) -> CoderFlow {
        let inherited = Set(program.ancestors(of: model).flatMap { join(coders($0)).accesses.map(\.callLocation) })
        var flow = join(coders(model))
        flow.accesses.removeAll { inherited.contains($0.callLocation) }
        return flow
    }

    private func join(_ functions: [Function]) -> CoderFlow {
        functions.reduce(into: CoderFlow()) { $0.join(coderFlow(of: $1)) }
    }

    /// The classes with coders of their own of which restoration's coders get an object, by itself, in a list or in another such object.
    private func archivedModels() -> [Type] {
        var open = program.implementations(of: Hook.writers).filter { !program.isTest($0) }.flatMap { coderFlow(of: $0).accesses(.write) }
        var found: Set<Type> = []
        while let write = open.popLast() {
            guard let value = write.value, let type = program.type(of: value, at: write.place) else { continue }
            for model in models(in: type) where found.insert(model).inserted {
                open += program.archivers(of: model).flatMap { coderFlow(of: $0).accesses(.write) }
            }
        }
        return found.sorted { $0.id < $1.id }
    }

    private func models(in type: StaticType) -> [Type] {
        switch type {
        case .optional(let wrapped): return models(in: wrapped)
        case .named(_, let arguments): return arguments.flatMap(models)
        case .metatype: return []
        case .project(let type):
            // What is restorable is written as a reference, and does not code itself (C7).
            guard type.kind == .class, !isRestorable(type) else { return [] }
            // Where a class above another is named, objects of both may be there.
            return program.family(of: type).filter { !program.archivers(of: $0).isEmpty || !program.unarchivers(of: $0).isEmpty }
        }
    }
}

extension Program {
    func archivers(of type: Type) -> [Function] { functions(of: type).filter { $0.isCoding("encodeWithCoder:", "encode", "with") } }

    func unarchivers(of type: Type) -> [Function] { functions(of: type).filter { $0.isCoding("initWithCoder:", "init", "coder") } }
}

extension Function {
    /// Whether it is one of NSCoding's methods.
    var isCoder: Bool { isCoding("encodeWithCoder:", "encode", "with") || isCoding("initWithCoder:", "init", "coder") }

    /// Whether it is a method of NSCoding, in either language.
    fileprivate func isCoding(_ selector: String, _ name: String, _ label: String) -> Bool {
        guard !isStatic, fact.parameters.count == 1 else { return false }
        if isObjectiveC { return fact.selector == selector }
        return fact.name == name && fact.parameters[0].label == label && fact.parameters[0].type?.unwrapped.name == "NSCoder"
    }
}

extension App {
    /// Whether a class writes by its own coder only where somebody is, and leaves what that is about where it comes from: numbers, texts and
    /// the like beside a list that it does not write, or nothing but objects of which the same holds, or the identifiers of what
    /// it has beside them.
    public func writesNothingOfTheModel(_ type: Type) -> Bool { writesNothingOfTheModel(type, depth: 0) }

    private func writesNothingOfTheModel(_ type: Type, depth: Int) -> Bool {
        guard depth < 3, type.kind == .class, let archiver = program.archivers(of: type).onlyElement,
            program.family(of: type).allSatisfy({ $0 == type || program.archivers(of: $0).isEmpty })
        else { return false }
        let flow = coderFlow(of: archiver)
        let writes = flow.accesses(.write)
        guard !flow.escapes, flow.unkeyedWrites.isEmpty, !writes.isEmpty else { return false }
        let members = writes.map { $0.value?.core.memberBehindCopy }
        if members.allSatisfy({ $0.map(Conventions.namesIdentifiers) == true }), keepsMore(type, than: Set(members.compactMap(\.self))) {
            return true
        }
        var writesValues = false
        for write in writes {
            switch typeWritten(by: write)?.unwrapped {
            case .project(let held)? where writesNothingOfTheModel(held, depth: depth + 1): continue
            case .named(let name, _)? where UIKit.codedScalars[name] != nil || Self.plainClasses.contains(name): writesValues = true
            default: return false
            }
        }
        return !writesValues || leavesOutList(type, writes)
    }

    /// Whether a class has other variables than some.
    private func keepsMore(_ type: Type, than names: Set<String>) -> Bool {
        let own = type.declarations.flatMap(\.fact.ownProperties)
        return own.contains { $0.modifiers.isDisjoint(with: [.isStatic, .isLet, .isComputed]) && !names.contains($0.name) }
    }

    private static let plainClasses: Set<String> = ["NSNumber", "String", "NSString", "URL", "NSURL", "Date", "NSDate", "UUID", "NSUUID"]

    private func leavesOutList(_ type: Type, _ writes: [KeyAccess]) -> Bool {
        let written = Set(writes.compactMap { $0.value?.core.plainName })
        return type.declarations.contains { declaration in
            declaration.fact.ownProperties.contains { property in
                guard property.modifiers.isDisjoint(with: [.isStatic, .isLet, .isComputed]), !written.contains(property.name) else {
                    return false
                }
                let held =
                    property.type.flatMap { program.resolve($0, at: Place(in: declaration, of: type, isStatic: false)) }
                    ?? property.value.flatMap { program.type(of: $0, at: Place(in: declaration, of: type, isStatic: false)) }
                return held?.listElement != nil
            }
        }
    }

    /// The types that loops of a class write before what they take out of one of its lists, which says nothing of that itself.
    public func typesTakenOut(of list: Expression, by type: Type) -> [StaticType] {
        guard let name = list.core.plainName else { return [] }
        var types: [StaticType] = []
        for function in program.family(of: type).flatMap({ program.functions(of: $0) }) {
            _ = function.body.contains { statement in
                if case .loop(let loop) = statement.kind, loop.sequence?.core.plainName == name, let written = loop.type,
                    let type = program.resolve(written, at: Place(function, nil))
                {
                    types.append(type)
                }
                return false
            }
        }
        return types
    }

    /// The types of all that a list is seen to be given; `nil` where one of them is not known. What comes from out of sight, such as what a
    /// decoder gives back, does not count.
    public func typesOfElements(of list: Expression, in function: Function) -> [StaticType]? {
        guard let lists = flow.points(of: list, in: function) else { return nil }
        var types: [StaticType] = []
        for element in Set(lists.flatMap { flow.elements(of: $0) }).sorted() where !flow.objects[Int(element)].isUnknown {
            // What an initializer gives where it fails.
            if case .nothing = flow.objects[Int(element)].kind { continue }
            guard let type = graph.type(of: element) else { return nil }
            types.append(type)
        }
        return types
    }
}

extension Expression {
    /// `hiddenIDs` of `[_hiddenIDs copy]` and `self.hiddenIDs.allObjects`.
    fileprivate var memberBehindCopy: String? {
        if case .member(let base, let name) = kind, ["copy", "mutableCopy", "allObjects"].contains(name.text) {
            return base.core.memberBehindCopy
        }
        return memberName
    }
}
