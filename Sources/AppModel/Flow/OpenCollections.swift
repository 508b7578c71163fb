import Syntax

/// Dictionaries and lists of texts that somebody goes through, and that code may add to which does not run here: a function that nothing leads to,
/// or a file of which there is an outline only.
extension PointsTo {
    /// Puts something that nobody knows into each of them; returns whether there was one.
    mutating func openCollections() -> Bool {
        let holders = holdersOfWalkedCollections()
        guard !holders.isEmpty else { return false }
        let run = Set(
            instances.compactMap { instance -> Int? in
                guard case .function(let function) = procedures[Int(instance.procedure)].origin else { return nil }
                return function.id
            })
        let others = program.functions.filter { !run.contains($0.id) && !program.isTest($0) }
        var isOpened = false
        for (name, collections) in holders.sorted(by: { $0.key < $1.key }) {
            let filter = Words.Filter([name, "_" + name])
            let adder = others.first { program.words.mayHold($0.id, anyOf: filter) && adds($0, to: name) }
            for (object, contents) in collections {
                guard let place = place(of: adder, to: object, called: name) else { continue }
                add(self.object(AbstractObject(kind: .unknown(place, nil))), to: contents)
                isOpened = true
            }
        }
        return isOpened
    }

    /// By the name of the variable that holds them, the collections with the nodes of what tells their entries.
    private func holdersOfWalkedCollections() -> [String: [(object: Int32, contents: Int32)]] {
        var walked: [Int32: Int32] = [:]
        for object in objects.indices.map(Int32.init) {
            let contents: Int32?
            switch objects[Int(object)].kind {
            case .dictionary: contents = fieldNodes[PointsTo.pair(object, known.keys)]
            case .list: contents = fieldNodes[PointsTo.pair(object, known.elements)].flatMap { holdsTextsAlone($0) ? $0 : nil }
            default: contents = nil
            }
            guard let contents else { continue }
            let node = nodes[Int(contents)]
            if !node.points.isEmpty, !(node.edges.isEmpty && node.uses.isEmpty) { walked[object] = contents }
        }
        guard !walked.isEmpty else { return [:] }
        var holders: [String: [(object: Int32, contents: Int32)]] = [:]
        func note(_ name: String, _ node: Int32) {
            for object in nodes[Int(node)].points {
                if let contents = walked[object] { holders[name, default: []].append((object, contents)) }
            }
        }
        for (field, node) in fieldNodes {
            switch objects[Int(field >> 32)].kind {
            case .made, .instance, .drawn, .type, .unknown: note(names[Int(Int32(truncatingIfNeeded: field))], node)
            default: continue
            }
        }
        for (global, node) in globalNodes { note(global.name.lastComponent, node) }
        return holders
    }

    private func holdsTextsAlone(_ node: Int32) -> Bool {
        nodes[Int(node)].points.allSatisfy { if case .string = objects[Int($0)].kind { true } else { false } }
    }

    /// Where something may be added to a collection that is not in sight. Of lists of texts there are many, and outlines are read again.
    private func place(of adder: Function?, to object: Int32, called name: String) -> Unknown? {
        if let adder { return Unknown(reason: .contents, file: Int32(adder.file), range: adder.fact.nameRange) }
        guard objects[Int(object)].kind == .dictionary, let site = objects[Int(object)].site else { return nil }
        let procedure = procedures[Int(site.procedure)]
        guard program.isSaidInOutlines(name, ofUnit: program.unitOfFile[procedure.file]) else { return nil }
        return Unknown(reason: .contents, file: Int32(procedure.file), range: procedure.range(of: site))
    }

    /// Whether a function assigns a variable of a name, or something of it, or calls what may add to it.
    private func adds(_ function: Function, to name: String) -> Bool {
        let names: Set = [name, "_" + name]
        func isMeant(_ expression: Expression) -> Bool { expression.core.memberName.map(names.contains) ?? false }
        return function.contains(naming: names) { part in
            switch part.kind {
            case .assignment(let target, _, _): return target.contains(where: isMeant)
            case .call(let call):
                if let receiver = call.receiver, isMeant(receiver) { return mayAdd(call) }
                return call.arguments.contains { ($0.isReference || function.isObjectiveC) && isMeant($0.value) }
            default: return false
            }
        }
    }

    /// What the table does not know may do anything.
    private func mayAdd(_ call: Call) -> Bool {
        guard let entries = effects.calls[call.name] else { return true }
        return entries.contains { entry in
            entry.effects.contains { effect in
                switch effect {
                case .adds, .addsEntry, .addsAll, .storesNamed: true
                case .gives, .stores, .calls: false
                }
            }
        }
    }
}
