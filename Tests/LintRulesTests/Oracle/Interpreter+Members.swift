import Syntax

@testable import AppModel

/// Fields and elements, and what a name of one means.
extension Interpreter {
    // MARK: Fields

    func load(_ field: Instruction.Field, of base: ConcreteValue, _ frame: Frame, _ index: Int) -> ConcreteValue {
        if field.name == "Type" { return typeOf(base) }
        switch base {
        case .type(let type): return loadStatic(field, of: type, frame, index)
        case .thing(let thing): return load(field, of: thing, frame, index)
        case .untold, .null, .text, .boolean, .number, .keyPath, .closure, .method: return .untold
        }
    }

    func typeOf(_ value: ConcreteValue) -> ConcreteValue {
        switch value {
        case .type: return value
        case .thing(let thing):
            switch thing.kind {
            case .made(let type), .outside(let type?): return .type(type.unwrapped)
            case .drawn(let number): return solver.drawings.types[number].map { .type($0) } ?? .untold
            case .enumCase(let type, _): return .type(.project(type))
            case .list, .dictionary, .tuple, .outside: return .untold
            }
        default: return .untold
        }
    }

    func load(_ field: Instruction.Field, of thing: Thing, _ frame: Frame, _ index: Int) -> ConcreteValue {
        switch thing.kind {
        case .tuple: return thing.fields[field.name] ?? .untold
        case .list, .dictionary: return property(field.name, ofList: thing, frame, index)
        case .enumCase(let owner, let name) where field.name == "rawValue":
            guard let fact = owner.declarations.lazy.compactMap({ $0.fact.enumCase(name) }).first,
                case .text(let text) = program.rawValue(of: fact, in: owner)
            else { return .untold }
            return .text(text)
        default: break
        }
        guard let type = self.type(of: thing) else { return .untold }
        if case .project(let adopted) = type, adopted.kind == .protocol { return .untold }
        switch property(field.name, of: type, isStatic: false, above: field.isInherited ? frame : nil) {
        case .stored(let fact, _, let file):
            if !field.isStorage || field.isInherited {
                let getters = objectiveCMethods(field.name, of: type, parameters: 0, above: field.isInherited ? frame : nil)
                if getters.count > 1 { return .untold }
                if let getter = getters.first { return invoke(getter, on: .thing(thing), [:], by: frame, at: index) }
            }
            if let known = thing.fields[field.name] { return known }
            thing.fields[field.name] = .untold
            let begun = initialValue(of: fact, inFile: file, on: .thing(thing))
            thing.fields[field.name] = begun
            check(begun, in: field.name, of: thing, frame, index)
            return begun
        case .computed(let getter, _):
            if field.isStorage, !field.isInherited { return thing.fields[field.name] ?? .untold }
            return getter.map { invoke($0, on: .thing(thing), [:], by: frame, at: index) } ?? .untold
        case .method(let function):
            if function.fact.parameters.isEmpty, isObjectiveC(frame) {
                return invoke(function, on: .thing(thing), [:], by: frame, at: index)
            }
            return .method(function, on: .thing(thing))
        case .unsure: return .untold
        case .outside: return property(field.name, ofFrameworkObject: thing, frame, index)
        }
    }

    func type(of thing: Thing) -> StaticType? {
        if case .drawn(let number) = thing.kind { return solver.drawings.types[number]?.unwrapped }
        return thing.type?.unwrapped
    }

    func loadStatic(_ field: Instruction.Field, of type: StaticType, _ frame: Frame, _ index: Int) -> ConcreteValue {
        if field.name == "init" { return .type(type) }
        if case .project(let owner) = type, owner.kind == .enumeration {
            for declaration in owner.declarations where declaration.fact.enumCase(field.name) != nil {
                return .thing(Thing(.enumCase(owner, field.name)))
            }
            if field.name == "allCases", owner.property(field.name, isStatic: true) == nil {
                let cases = owner.declarations.flatMap { $0.fact.cases }.map { ConcreteValue.thing(Thing(.enumCase(owner, $0.name))) }
                return .thing(Thing(.list, at: [point(frame, index)], elements: cases))
            }
        }
        switch property(field.name, of: type, isStatic: true, above: nil) {
        case .stored(let fact, let owner, let file):
            let key = Static(owner: owner, name: field.name, file: file)
            if let known = statics[key] { return known }
            statics[key] = .untold
            let begun = initialValue(of: fact, inFile: file, on: .type(type))
            statics[key] = begun
            return begun
        case .computed(let getter, _): return getter.map { invoke($0, on: .type(type), [:], by: frame, at: index) } ?? .untold
        case .method(let function): return .method(function, on: .type(type))
        case .unsure, .outside: return .untold
        }
    }

    func store(_ value: ConcreteValue, in field: Instruction.Field, of base: ConcreteValue, _ frame: Frame, _ index: Int) {
        if case .type(let type) = base {
            switch property(field.name, of: type, isStatic: true, above: nil) {
            case .stored(_, let owner, let file):
                let key = Static(owner: owner, name: field.name, file: file)
                let old = statics[key] ?? .untold
                let observers = accessors(of: field.name, type, isStatic: true).filter { $0.fact.kind == .observer }
                for observer in observers where observer.fact.name == "willSet" {
                    _ = invoke(observer, on: base, [0: value], by: frame, at: index)
                }
                statics[key] = value
                for observer in observers where observer.fact.name == "didSet" {
                    _ = invoke(observer, on: base, [0: old], by: frame, at: index)
                }
            case .computed(_, let setter): _ = setter.map { invoke($0, on: base, [0: value], by: frame, at: index) }
            case .method, .unsure, .outside: break
            }
            return
        }
        guard case .thing(let thing) = base else { return }
        guard let type = self.type(of: thing) else {
            if case .tuple = thing.kind { thing.fields[field.name] = value }
            return
        }
        func keep() {
            thing.fields[field.name] = value
            check(value, in: field.name, of: thing, frame, index)
        }
        let setterName = "set" + field.name.prefix(1).uppercased() + field.name.dropFirst()
        if !field.isStorage || field.isInherited,
            let setter = objectiveCMethod(setterName, of: type, parameters: 1, above: field.isInherited ? frame : nil)
        {
            _ = invoke(setter, on: base, [0: value], by: frame, at: index)
            return
        }
        switch property(field.name, of: type, isStatic: false, above: field.isInherited ? frame : nil) {
        case .stored:
            let old = thing.fields[field.name] ?? .untold
            let observers = field.isStorage ? [] : accessors(of: field.name, type).filter { $0.fact.kind == .observer }
            for observer in observers where observer.fact.name == "willSet" {
                _ = invoke(observer, on: base, [0: value], by: frame, at: index)
            }
            keep()
            for observer in observers where observer.fact.name == "didSet" {
                _ = invoke(observer, on: base, [0: old], by: frame, at: index)
            }
        case .computed(_, let setter):
            guard !field.isStorage || field.isInherited else { return keep() }
            if let setter { _ = invoke(setter, on: base, [0: value], by: frame, at: index) }
        case .method, .unsure: break
        case .outside:
            keep()
            assigned(value, to: field.name, of: thing)
        }
    }

    // MARK: Elements

    func element(of base: ConcreteValue, _ key: ConcreteValue, _ frame: Frame, _ index: Int) -> ConcreteValue {
        guard case .thing(let thing) = base else { return .untold }
        switch thing.kind {
        case .list:
            if case .number(let position) = key { return thing.elements.indices.contains(position) ? thing.elements[position] : .untold }
            return thing.elements.randomElement(using: &random) ?? .untold
        case .dictionary:
            if let position = thing.keys.firstIndex(where: { $0.isSame(key) }), position < thing.elements.count {
                return thing.elements[position]
            }
            return thing.elements.randomElement(using: &random) ?? .untold
        case .made, .outside, .drawn, .enumCase:
            if let element = thing.elementFromOutside { return outside(element) }
            guard case .project(let type)? = self.type(of: thing) else { return .untold }
            for owner in program.lineage(of: type) {
                let subscripts = program.functions(of: owner).filter {
                    $0.fact.kind == .element && !$0.isStatic && $0.fact.parameters.count == 1
                }
                if subscripts.count > 1 { return .untold }
                if let only = subscripts.first { return invoke(only, on: base, [0: key], by: frame, at: index) }
            }
            return .untold
        case .tuple: return .untold
        }
    }

    func storeElement(_ value: ConcreteValue, in base: ConcreteValue, _ key: ConcreteValue, _ frame: Frame, _ index: Int) {
        guard case .thing(let thing) = base, thing.isList else { return }
        add(value, to: thing, key: key, frame, index)
    }

    func add(_ value: ConcreteValue, to list: Thing, key: ConcreteValue = .untold, _ frame: Frame, _ index: Int) {
        if case .dictionary = list.kind {
            while list.keys.count < list.elements.count { list.keys.append(.untold) }
            if let position = list.keys.firstIndex(where: { $0.isSame(key) }) {
                list.elements[position] = value
            } else {
                list.keys.append(key)
                list.elements.append(value)
            }
        } else if case .number(let position) = key, list.elements.indices.contains(position) {
            list.elements[position] = value
        } else {
            list.elements.append(value)
        }
        check(value, in: "[]", of: list, frame, index)
    }

    // MARK: Members

    func isObjectiveC(_ frame: Frame) -> Bool {
        Language(path: program.files[solver.procedures[Int(frame.procedure)].file].path) == .objectiveC
    }

    enum Property {
        case stored(PropertyFact, owner: String, file: Int)
        case computed(getter: Function?, setter: Function?)
        case method(Function)
        case unsure
        case outside
    }

    /// - Parameter frame: asked of `super` in a function of it.
    func property(_ name: String, of type: StaticType, isStatic: Bool, above frame: Frame?) -> Property {
        guard case .project(let own) = type.unwrapped else {
            guard case .named(let framework, _) = type.unwrapped else { return .unsure }
            return property(name, addedTo: framework, isStatic: isStatic)
        }
        let owners = lineage(of: type, above: frame)
        for (position, owner) in owners.enumerated() {
            if let (declaration, fact) = owner.property(name, isStatic: isStatic), fact.modifiers.contains(.isStatic) == isStatic {
                guard fact.isComputed else { return .stored(fact, owner: owner.name, file: declaration.file) }
                let accessors = program.functions(of: owner).filter {
                    $0.property?.name == name && $0.isStatic == isStatic && !$0.isInitialValue
                }
                return .computed(getter: accessors.first { $0.fact.kind == .getter }, setter: accessors.first { $0.fact.kind == .setter })
            }
            let methods = program.functions(of: owner).filter {
                $0.property == nil && $0.fact.kind == .method && $0.fact.name == name && $0.isStatic == isStatic
            }
            // `tableView(_:numberOfRowsInSection:)` is not what `tableView` means where a class above has a property of that name.
            if !methods.isEmpty, owners[(position + 1)...].contains(where: { $0.property(name, isStatic: isStatic) != nil }) { continue }
            if methods.count == 1 { return .method(methods[0]) }
            if methods.count > 1 { return .unsure }
        }
        for adopted in ConcreteTypes.protocols(of: own, program) {
            let getters = program.functions(of: adopted).filter {
                $0.property?.name == name && $0.fact.kind == .getter && $0.isStatic == isStatic
            }
            if getters.count == 1 { return .computed(getter: getters[0], setter: nil) }
            if !getters.isEmpty || program.functions(of: adopted).contains(where: { $0.fact.name == name }) { return .unsure }
        }
        if program.hasUnknownAncestor(own) { return .unsure }
        return program.frameworkRoot(of: own).map { property(name, addedTo: $0, isStatic: isStatic) } ?? .outside
    }

    /// - Parameter frame: without the class that its function belongs to, and those below.
    func lineage(of type: StaticType, above frame: Frame?) -> [Type] {
        guard case .project(let own) = type.unwrapped else { return [] }
        let lineage = program.lineage(of: own)
        guard let frame, let current = solver.procedures[Int(frame.procedure)].place(nil).type,
            let position = lineage.firstIndex(of: current)
        else {
            return lineage
        }
        return Array(lineage[(position + 1)...])
    }

    /// What extensions of a framework's class, or of one above it, declare.
    func property(_ name: String, addedTo framework: String, isStatic: Bool) -> Property {
        var current: String? = framework
        while let owner = current {
            let named = program.functions(ofFramework: owner).filter {
                ($0.property?.name ?? $0.fact.name) == name && $0.isStatic == isStatic
            }
            let accessors = named.filter { $0.property != nil && !$0.isInitialValue }
            let (getters, setters) = (accessors.filter { $0.fact.kind == .getter }, accessors.filter { $0.fact.kind == .setter })
            if accessors.count == named.count, getters.count == 1, setters.count < 2 {
                return .computed(getter: getters[0], setter: setters.first)
            }
            if !named.isEmpty { return .unsure }
            current = program.frameworkSuperclass(of: owner)
        }
        return .outside
    }

    func accessors(of name: String, _ type: StaticType, isStatic: Bool = false) -> [Function] {
        guard case .project(let own) = type.unwrapped else { return [] }
        for owner in program.lineage(of: own) {
            let found = program.functions(of: owner).filter { $0.property?.name == name && !$0.isInitialValue && $0.isStatic == isStatic }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// A method of Objective-C that reads or writes what has a name.
    func objectiveCMethod(_ name: String, of type: StaticType, parameters: Int, above frame: Frame? = nil) -> Function? {
        let found = objectiveCMethods(name, of: type, parameters: parameters, above: frame)
        return found.count == 1 ? found[0] : nil
    }

    /// The methods that it may be, of the first class that has any.
    private func objectiveCMethods(_ name: String, of type: StaticType, parameters: Int, above frame: Frame?) -> [Function] {
        for owner in lineage(of: type, above: frame) {
            let found = program.functions(of: owner).filter {
                $0.isObjectiveC && !$0.isStatic && $0.isCalled(name) && $0.fact.parameters.count == parameters && !$0.isInitialValue
            }
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension Function {
    /// Whether it has a name, itself or as the getter of a property.
    fileprivate func isCalled(_ name: String) -> Bool { fact.name == name || fact.kind == .getter && property?.name == name }
}
