import Syntax

extension PointsTo {
    /// What stands for an object where its class decides: all objects of one class that are out of sight are one.
    mutating func representative(of object: Int32) -> Int32 {
        let known = representatives[Int(object)]
        if known >= 0 { return known }
        let found: Int32
        switch objects[Int(object)].kind {
        case .unknown(_, .project(let type)?): found = self.object(AbstractObject(kind: .instance(.project(type))))
        case .unknown(_, .named(let name, _)?): found = self.object(AbstractObject(kind: .instance(.named(program.handedOut(name), []))))
        default: found = object
        }
        representatives[Int(object)] = found
        return found
    }

    /// The name of the field that holds one of several values of an enum case.
    static func payload(at position: Int) -> String { "(\(position))" }

    mutating func loadPayload(_ name: Int32, _ field: Int32, of object: Int32, into target: Int32) {
        switch objects[Int(object)].kind {
        case .enumCase(_, let found):
            if names[Int(name)] == found { return connect(field < 0 ? elementNode(object) : fieldNode(object, field), to: target) }
            // What is matched is an optional of it.
            if name == known.some { add(object, to: target) }
        case .nothing, .string, .boolean, .integer: break
        case .unknown(let unknown, _): add(self.object(AbstractObject(kind: .unknown(unknown, nil))), to: target)
        // `.some(x)` carries itself.
        default: if name == known.some { add(object, to: target) }
        }
    }

    // MARK: Loads

    mutating func load(_ field: Field, of object: Int32, into target: Int32) {
        guard target >= 0 else { return }
        if field.name == known.classField { return loadType(of: object, into: target, field) }
        switch objects[Int(object)].kind {
        case .made(let type), .instance(let type): load(field, of: object, typed: type, into: target)
        case .drawn(let controller):
            guard let type = drawings.types[controller] else { return addUnknown(.result, field, to: target) }
            load(field, of: object, typed: type, into: target)
        case .unknown(_, let type?): load(field, of: object, typed: type, into: target)
        case .unknown(_, nil): addUnknown(.receiver, field, to: target)
        case .type(let type): loadStatic(field, of: object, typed: type, into: target)
        case .tuple: connect(fieldNode(object, field.name), to: target)
        case .list, .dictionary:
            if !loadByEffect(field, of: object, class: "Array", into: target) {
                load(field, of: object, typed: .named("Array", []), into: target)
            }
        case .enumCase(let owner, let name):
            if field.name == known.rawValue || field.name == known.stringValue {
                addRawValue(ofCase: name, in: owner, to: target)
            } else {
                load(field, of: object, typed: .project(owner), into: target)
            }
        case .string:
            load(field, of: object, typed: .named("String", []), into: target)
        case .nothing, .boolean, .integer, .keyPath, .closure, .method: break
        }
    }

    private mutating func load(_ field: Field, of object: Int32, typed type: StaticType, into target: Int32) {
        let keeper = representative(of: object)
        if field.isInherited, let getter = accessors(ofInherited: field).getter {
            return connect(run(program.functions[getter], on: object, for: field), to: target)
        }
        switch member(field.name, of: type, isStatic: false, from: file(of: field)) {
        case .stored(let stored):
            if let getter = stored.getter, !field.isStorage {
                return connect(run(program.functions[getter], on: object, for: field), to: target)
            }
            let node = fieldNode(keeper, field.name)
            begin(node, stored, of: keeper)
            if stored.property.modifiers.contains(.isLazy) { bindInitialValue(stored, of: keeper, for: field) }
            readFields[node] = (field, object)
            connect(node, to: target)
        case .computed(let getter, _):
            if field.isStorage { return connect(fieldNode(keeper, field.name), to: target) }
            guard let getter, isRelevant[getter] else { return addUnknown(.field, field, to: target) }
            connect(run(program.functions[getter], on: object, for: field), to: target)
        case .enumCase(let owner, let name):
            add(self.object(AbstractObject(kind: .enumCase(owner, name))), to: target)
        case .method(let function):
            let method = program.functions[function]
            if isMessage(to: method, field), isRelevant[function] { return connect(run(method, on: object, for: field), to: target) }
            add(self.object(AbstractObject(kind: .method(Int32(function), receiver: object))), to: target)
        case .type(let inner):
            add(self.object(AbstractObject(kind: .type(.project(inner)))), to: target)
        case .outside:
            if objects[Int(object)].isConstant { return addUnknown(.field, field, to: target) }
            if let root = frameworkClass(of: type), loadByEffect(field, of: object, class: root, into: target) { return }
            let node = fieldNode(keeper, field.name)
            if names[Int(field.name)].utf8.first == UInt8(ascii: "<") { inheritTypeArgument(field.name, of: type, to: node) }
            // What an effect reads of an object that is made in sight is what the program put there.
            if !(field.isStorage && objects[Int(object)].isMade) { readFields[node] = (field, keeper) }
            connect(node, to: target)
        }
    }

    /// What the class above the one that asks runs for a property, where that is in sight.
    private mutating func accessors(ofInherited field: Field) -> (getter: Int?, setter: Int?) {
        guard field.instance >= 0, let type = procedures[Int(instances[Int(field.instance)].procedure)].place(nil).type,
            case .project(let parent) = program.superclass(of: type)
        else { return (nil, nil) }
        let isStatic = procedures[Int(instances[Int(field.instance)].procedure)].place(nil).isStatic
        switch member(field.name, of: .project(parent), isStatic: isStatic, from: file(of: field)) {
        case .computed(let getter, let setter): return (getter.flatMap { isRelevant[$0] ? $0 : nil }, setter)
        case .stored(let stored): return (stored.getter.flatMap { isRelevant[$0] ? $0 : nil }, stored.setter)
        case .enumCase, .method, .type, .outside: return (nil, nil)
        }
    }

    /// Objective-C asks a method of Swift as it would a property.
    private func isMessage(to method: Function, _ field: Field) -> Bool {
        method.fact.parameters.isEmpty && !method.isObjectiveC && Language(path: program.files[file(of: field)].path) == .objectiveC
    }

    /// Runs an initial value where it is first asked for.
    private mutating func begin(_ node: Int32, _ stored: Member.Stored, of object: Int32) {
        if begun.insert(node).inserted { fill(node, with: stored.property, at: stored.place, receiver: object) }
    }

    /// What a lazy property begins with runs when somebody asks for it, as a getter does.
    private mutating func bindInitialValue(_ stored: Member.Stored, of object: Int32, for field: Field) {
        guard field.instance >= 0, let value = stored.property.value else { return }
        let callee = instance(ofInitialValue: value, of: stored.property, at: stored.place, receiver: object)
        bound.insert(Binding(instance: field.instance, instruction: field.instruction, callee: callee))
    }

    private mutating func loadStatic(_ field: Field, of object: Int32, typed type: StaticType, into target: Int32) {
        switch member(field.name, of: type, isStatic: true, from: file(of: field)) {
        case .stored(let stored):
            let node =
                stored.owner.map { fieldNode(self.object(AbstractObject(kind: .type(.project($0)))), field.name) }
                ?? node(ofAdded: stored.property, at: stored.place)
            begin(node, stored, of: object)
            connect(node, to: target)
        case .computed(let getter, _):
            guard let getter, isRelevant[getter] else { return addUnknown(.field, field, to: target) }
            connect(run(program.functions[getter], on: object, for: field), to: target)
        case .enumCase(let owner, let name):
            add(self.object(AbstractObject(kind: .enumCase(owner, name))), to: target)
        case .method(let function):
            add(self.object(AbstractObject(kind: .method(Int32(function), receiver: object))), to: target)
        case .type(let inner):
            add(self.object(AbstractObject(kind: .type(.project(inner)))), to: target)
        case .outside:
            let name = names[Int(field.name)]
            if name == "init" { return add(object, to: target) }
            if case .project(let owner) = type {
                if name == "allCases" { return addAllCases(of: owner, field, to: target) }
                // `[Page alloc]` that nobody initializes, or somebody later.
                if name == "alloc", field.instance >= 0 {
                    let made = allocate(.made(type), field.instance, field.instruction)
                    appear(made, owner)
                    return add(made, to: target)
                }
                // A constant that is written where nobody reads, by its full name.
                return add(self.object(AbstractObject(kind: .string(.constant(owner.name + "." + name)))), to: target)
            }
            guard field.instance >= 0 else { return }
            if case .named(let framework, _) = type, loadByEffect(field, ofClass: framework, into: target) { return }
            if let known = staticType(of: resultVariable(field.instance, field.instruction), in: field.instance) {
                add(unknown(.result, known, at: field.instance, field.instruction), to: target)
            } else if case .named(let framework, _) = type, isConstantName(name) {
                add(self.object(AbstractObject(kind: .string(.constant(framework + "." + name)))), to: target)
            } else {
                addUnknown(.result, field, to: target)
            }
        }
    }

    /// Of a property that an extension adds to a framework's type: two files may have one of the same name.
    private mutating func node(ofAdded property: PropertyFact, at place: Place) -> Int32 {
        let key = Instruction.Global(file: place.file, name: (place.extendedName ?? "") + "." + property.name)
        if let node = globalNodes[key] { return node }
        let node = newNodes(1)
        globalNodes[key] = node
        return node
    }

    /// What frameworks call the constants that stand for keys.
    private func isConstantName(_ name: String) -> Bool { name.hasSuffix("Key") || name.hasSuffix("Name") || name.hasSuffix("Identifier") }

    private mutating func loadType(of object: Int32, into target: Int32, _ field: Field) {
        switch objects[Int(object)].kind {
        case .made(let type), .unknown(_, let type?), .instance(let type):
            add(self.object(AbstractObject(kind: .type(type))), to: target)
        case .drawn(let controller):
            if let type = drawings.types[controller] { add(self.object(AbstractObject(kind: .type(type))), to: target) }
        case .type: add(object, to: target)
        case .enumCase(let type, _): add(self.object(AbstractObject(kind: .type(.project(type)))), to: target)
        case .unknown: addUnknown(.receiver, field, to: target)
        case .list, .dictionary, .tuple, .string, .boolean, .integer, .nothing, .keyPath, .closure, .method: break
        }
    }

    private mutating func addRawValue(ofCase name: String, in owner: Type, to target: Int32) {
        for declaration in owner.declarations {
            guard let fact = declaration.fact.enumCase(name) else { continue }
            let value = program.rawValue(of: fact, in: owner)
            if value != .unknown { add(object(AbstractObject(kind: .string(value))), to: target) }
            return
        }
    }

    private mutating func addAllCases(of owner: Type, _ field: Field, to target: Int32) {
        let list = allocate(.list, field.instance, field.instruction)
        for declaration in owner.declarations {
            for fact in declaration.fact.cases { add(object(AbstractObject(kind: .enumCase(owner, fact.name))), to: elementNode(list)) }
        }
        add(list, to: target)
    }

    mutating func addUnknown(_ reason: Unknown.Reason, _ field: Field, to target: Int32) {
        if field.instance >= 0 { addUnknown(reason, field.instance, field.instruction, to: target) }
    }

    // MARK: Stores

    /// - Parameter source: -1 for what is not followed, of which a setter or an observer hears all the same.
    mutating func store(_ source: Int32, into field: Field, of object: Int32) {
        let stored = objects[Int(object)]
        switch stored.kind {
        case .made(let type), .instance(let type): store(source, into: field, of: object, typed: type)
        case .drawn(let controller):
            store(source, into: field, of: object, typed: drawings.types[controller] ?? .named("", []))
        case .unknown(_, let type?): store(source, into: field, of: object, typed: type)
        // What a framework keeps of it, it keeps of anything.
        case .unknown(_, nil) where field.isStorage: connect(source, to: fieldNode(object, field.name))
        case .unknown(_, nil): if field.instance >= 0 { wait(at: source, for: .escape(point(field.instance, field.instruction))) }
        case .type(let type):
            switch member(field.name, of: type, isStatic: true, from: file(of: field)) {
            case .stored(let stored):
                let keeper = stored.owner.map { self.object(AbstractObject(kind: .type(.project($0)))) } ?? object
                let node = fieldNode(keeper, field.name)
                connect(source, to: node)
                for observer in stored.observers { runSetter(observer, on: object, with: source, old: node, for: field) }
            case .computed(_, let setter?): runSetter(setter, on: object, with: source, for: field)
            default: connect(source, to: fieldNode(object, field.name))
            }
        case .dictionary:
            // `[entries setValue:page forKey:@"page"]`
            add(self.object(AbstractObject(kind: .string(.text(names[Int(field.name)])))), to: keyNode(object))
            storeElement(source, of: object)
            connect(source, to: fieldNode(object, field.name))
        case .tuple, .list, .enumCase: connect(source, to: fieldNode(object, field.name))
        case .string, .boolean, .integer, .nothing, .keyPath, .closure, .method: break
        }
    }

    private mutating func store(_ source: Int32, into field: Field, of object: Int32, typed type: StaticType) {
        let keeper = representative(of: object)
        if field.isInherited, let setter = accessors(ofInherited: field).setter {
            return runSetter(setter, on: object, with: source, for: field)
        }
        switch member(field.name, of: type, isStatic: false, from: file(of: field)) {
        case .computed(_, let setter):
            if field.isStorage { return connect(source, to: fieldNode(keeper, field.name)) }
            if let setter = setter ?? self.setter(of: field.name, in: type) {
                runSetter(setter, on: object, with: source, for: field)
            } else {
                connect(source, to: fieldNode(keeper, field.name))
            }
        case .stored(let stored):
            if !field.isStorage, let setter = setter(of: field.name, in: type) ?? stored.setter {
                return runSetter(setter, on: object, with: source, for: field)
            }
            let node = fieldNode(keeper, field.name)
            begin(node, stored, of: keeper)
            connect(source, to: node)
            if !field.isStorage {
                for observer in stored.observers { runSetter(observer, on: object, with: source, old: node, for: field) }
            }
        case .enumCase, .method, .type, .outside:
            connect(source, to: fieldNode(keeper, field.name))
            if !field.isStorage, let setter = setter(messaged: field.name, of: type) {
                runSetter(setter, on: object, with: source, for: field)
            }
            if field.instance >= 0, let owner = frameworkClass(of: type) {
                applyAssignment(of: source, to: field, of: object, class: owner)
            }
        }
    }

    /// The method of Objective-C that sets a property, of the class or of one above it, whichever of them declares the property.
    private mutating func setter(of name: Int32, in type: StaticType) -> Int? {
        guard let project = type.projectType else { return nil }
        let key = PointsTo.pair(Int32(project.id), name)
        if let known = setters[key] { return known }
        let selector = names[Int(name)].nameOfSetter
        let setter = index.lineage(of: project).lazy.compactMap { [index] owner in
            index.functions(named: selector, of: owner).first {
                $0.isObjectiveC && $0.property == nil && $0.fact.kind == .method && !$0.isStatic && $0.fact.parameters.count == 1
            }
        }.first
        setters[key] = .some(setter?.id)
        return setter?.id
    }

    /// `[screen setUp:coder]` of Objective-C reads like a property that is assigned.
    private mutating func setter(messaged name: Int32, of type: StaticType) -> Int? {
        guard let project = type.projectType else { return nil }
        let key = PointsTo.pair(Int32(project.id), name)
        if let known = messagedSetters[key] { return known }
        let setter = program.setter(of: names[Int(name)], in: project).flatMap { isRelevant[$0.id] ? $0.id : nil }
        messagedSetters[key] = .some(setter)
        return setter
    }

    /// Runs a setter or an observer.
    private mutating func runSetter(_ id: Int, on object: Int32, with value: Int32, old: Int32 = -1, for field: Field) {
        let function = program.functions[id]
        guard isRelevant[id] else {
            if field.instance >= 0 { wait(at: value, for: .escape(point(field.instance, field.instruction))) }
            return
        }
        let instance = instance(of: procedure(of: function), in: context(onlyReceiver: representative(of: object)))
        isCalled[id] = true
        bound.insert(Binding(instance: field.instance, instruction: field.instruction, callee: instance))
        add(object, to: node(instance, Procedure.receiver))
        guard let parameter = procedures[Int(instances[Int(instance)].procedure)].regions[0].parameters.first else { return }
        connect(function.fact.name == "didSet" && old >= 0 ? old : value, to: node(instance, parameter))
    }

    /// Runs a getter on an object; gives the node of what it returns.
    mutating func run(_ function: Function, on object: Int32, for field: Field) -> Int32 {
        guard isRelevant[function.id] else { return -1 }
        isCalled[function.id] = true
        let context =
            field.instance >= 0
            ? context(of: function, object, from: field.instance, at: point(field.instance, field.instruction))
            : context(onlyReceiver: representative(of: object))
        let instance = instance(of: procedure(of: function), in: context)
        bound.insert(Binding(instance: field.instance, instruction: field.instruction, callee: instance))
        add(object, to: node(instance, Procedure.receiver))
        return result(of: instance)
    }

    /// Runs a getter of a global variable; gives the node of what it returns.
    mutating func run(_ function: Function, at point: ProgramPoint, of caller: Int32) -> Int32 {
        isCalled[function.id] = true
        let instance = instance(of: procedure(of: function), in: context(of: function, nil, from: caller, at: point))
        bound.insert(Binding(instance: caller, instruction: point.instruction, callee: instance))
        return result(of: instance)
    }

    mutating func context(onlyReceiver receiver: Int32?) -> Int32 { context(Context(receiver: receiver ?? -1, site: nil, outer: nil)) }

    // MARK: Members

    private func file(of field: Field) -> Int { field.instance < 0 ? 0 : procedures[Int(instances[Int(field.instance)].procedure)].file }

    mutating func member(_ name: Int32, of type: StaticType, isStatic: Bool, from file: Int) -> Member {
        if case .project(let project) = type {
            let key = PointsTo.pair(Int32(project.id), name << 1 | (isStatic ? 1 : 0))
            if let known = ownMembers[key] { return known }
            let found = index.member(names[Int(name)], of: type, isStatic: isStatic, from: file)
            ownMembers[key] = found
            return found
        }
        var isNamed = false
        if case .named = type { isNamed = true }
        let key = MemberKey(type: typeID(type), name: name, isStatic: isStatic, file: isNamed ? file : -1)
        if let known = members[key] { return known }
        let found = index.member(names[Int(name)], of: type, isStatic: isStatic, from: file)
        members[key] = found
        return found
    }

    /// The framework's class that an object is of or comes from.
    func frameworkClass(of type: StaticType) -> String? {
        switch type {
        case .project(let type): program.frameworkRoot(of: type)
        case .named(let name, _): name
        case .optional(let wrapped): frameworkClass(of: wrapped)
        case .metatype: nil
        }
    }
}
