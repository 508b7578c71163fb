import Syntax

extension PointsTo {
    /// What waits at a node for objects.
    enum Use {
        case load(Field, into: Int32)
        case store(Field, from: Int32)
        case element(into: Int32)
        case storeElement(from: Int32, ProgramPoint)
        /// A subscript, which an object's class may declare.
        case subscripted(index: Int32, into: Int32, point: ProgramPoint)
        case storeSubscripted(index: Int32, from: Int32, point: ProgramPoint)
        /// An object is asked for a property by a key path or a name, which is what this waits for.
        case named(NamedAccess, of: Int32)
        /// What a loop over it gets in each round, by an instruction.
        case round(into: Int32, instance: Int32, instruction: Int32)
        case key(into: Int32, ProgramPoint)
        case addEntry(key: Int32, value: Int32)
        /// A dictionary gets its entries, or those that its elements are as pairs.
        case entries(into: Int32, ProgramPoint)
        /// What an enum case carries, or of several values the one in a field.
        case payload(case: Int32, field: Int32, into: Int32)
        /// A call waits for its receiver, or for the closure that it calls.
        case call(instance: Int32, instruction: Int32)
        /// A call of what a receiver's property holds, by whatever name.
        case callOfValue(instance: Int32, instruction: Int32)
        case concatenation(Int32)
        /// An effect calls a closure.
        case application(Int32)
        /// Gets the text that an object stands for: a class's name, or a format's pattern.
        case text(Rendering, into: Int32)
        case drawn(Request, into: Int32, instance: Int32, instruction: Int32)
        /// Gets the class of which an object is the name.
        case classNamed(into: Int32, instance: Int32, instruction: Int32)
        case addAll(of: Int32, ProgramPoint)
        case escape(ProgramPoint)
    }

    struct Leak: Hashable {
        let node: Int32
        let point: ProgramPoint
    }

    enum NamedAccess {
        case load(into: Int32)
        case store(from: Int32, ProgramPoint)
    }

    /// Does for one object what waits for all that come to a node.
    mutating func answer(_ use: Use, _ object: Int32) {
        switch use {
        case .load(let field, let target): load(field, of: object, into: target)
        case .store(let field, let source): store(source, into: field, of: object)
        case .element(let target): loadElement(of: object, into: target)
        case .storeElement(let source, let point):
            storeElement(source, of: object)
            addUnknownKey(to: object, at: point)
        case .addEntry(let key, let source):
            storeElement(source, of: object)
            addKey(key, to: object)
        case .named(let access, let owner): follow(object, access, from: owner)
        case .subscripted(let key, let target, let point):
            guard isDeclared(object) else { return loadEntry(of: object, into: target, at: point) }
            wait(at: key, for: .named(.load(into: target), of: object))
            runSubscript(of: object, key, into: target, at: point)
        case .storeSubscripted(let key, let source, let point):
            if isDeclared(object) {
                wait(at: key, for: .named(.store(from: source, point), of: object))
                runSubscript(of: object, key, keeping: source, at: point)
            }
            storeElement(source, of: object)
            addKey(key, to: object)
        case .round(let target, let instance, let index): loadRound(of: object, into: target, instance, index)
        case .key(let target, let point): loadKey(of: object, into: target, at: point)
        case .entries(let dictionary, let point): addEntries(of: object, to: dictionary, at: point)
        case .payload(let name, let field, let target): loadPayload(name, field, of: object, into: target)
        case .call(let instance, let instruction): call(instance, instruction, on: object)
        case .callOfValue(let instance, let instruction):
            if let operands = operands(instance, instruction) { callValue(object, operands, instance, instruction) }
        case .concatenation(let id): changed(id)
        case .application(let id): apply(id, to: object)
        case .text(let rendering, let target): addText(of: object, as: rendering, to: target)
        case .drawn(let request, let target, let instance, let index): drawn(request, object, into: target, instance, index)
        case .classNamed(let target, let instance, let index): addClass(namedBy: object, to: target, instance, index)
        case .addAll(let source, let point):
            if objects[Int(object)].kind == .dictionary { return wait(at: source, for: .entries(into: object, point)) }
            let target = elementNode(object)
            wait(at: source, for: .element(into: target))
        case .escape(let point): escape(object, at: point)
        }
    }

    /// A key path, or the name of a property, is what an object is asked by.
    private mutating func follow(_ key: Int32, _ access: NamedAccess, from owner: Int32) {
        let path: [String]
        switch objects[Int(key)].kind {
        case .keyPath(let components): path = components
        case .string(.text(let text)): path = [text]
        case .nothing, .integer, .boolean: return
        default:
            if case .store(let source, let point) = access { wait(at: source, for: .escape(point)) }
            return
        }
        guard let last = path.last else { return }
        var holder = singleton(owner)
        func field(_ name: String) -> Field { Field(name: self.name(name), isStorage: false, instance: -1, instruction: 0) }
        for component in path.dropLast() {
            let next = newNodes(1)
            wait(at: holder, for: .load(field(component), into: next))
            holder = next
        }
        switch access {
        case .load(let target): wait(at: holder, for: .load(field(last), into: target))
        case .store(let source, _): wait(at: holder, for: .store(field(last), from: source))
        }
    }
}
