import Syntax

/// On which objects a method runs that an extension adds to a class of the frameworks, or to whatever adopts a protocol.
extension App {
    /// Whether such a method may run on an object of a class.
    ///
    /// - Parameter object: the one that is meant; `nil` for any of the class.
    func mayRun(added method: Function, on object: Int32?, of type: Type) -> Bool {
        guard let receivers = receivers(ofAdded: method) else { return true }
        return receivers.contains { receiver in
            switch flow.objects[Int(receiver)].kind {
            case .nothing: false
            case .made, .drawn: object.map { $0 == receiver } ?? mayBe(receiver, of: type)
            case .unknown: mayBe(receiver, of: type) && object.map { mayBe(receiver, $0, of: type, in: method) } ?? true
            default: mayBe(receiver, of: type)
            }
        }
    }

    /// Whether an object, of which not all is known, may be of a class.
    private func mayBe(_ object: Int32, of type: Type) -> Bool {
        let found = flow.objects[Int(object)]
        let own = if case .drawn(let number) = found.kind { interface.controllers[number].type } else { found.type }
        return own.map { isRelated($0.unwrapped, .project(type)) } ?? true
    }

    private func mayBe(_ receiver: Int32, _ object: Int32, of type: Type, in method: Function) -> Bool {
        guard case .unknown(let unknown, let known) = flow.objects[Int(receiver)].kind else { return false }
        return graph.mayBe(ObjectGraph.Stray(unknown: unknown, type: known, function: method), object, .project(type))
    }

    /// All that it is called on; `nil` where that is not told.
    private func receivers(ofAdded method: Function) -> Set<Int32>? {
        memories.receiversOfAdded.answer(method.id) {
            if program.isNeverCalled(method) { return [] }
            guard isOnlyCalledInSight(method) else { return nil }
            var receivers: Set<Int32> = []
            let names = program.names(ofAdded: method).union(method.fact.selector.map { [$0] } ?? [])
            for caller in program.functions(mentioningAnyOf: names) where !program.isTest(caller) {
                guard let called = self.receivers(ofCallsOf: method, in: caller) else { return nil }
                receivers.formUnion(called)
            }
            return receivers.isEmpty ? nil : receivers
        }
    }

    /// Those that one function calls it on; `nil` where one of them is lost, or where it is named and not called.
    private func receivers(ofCallsOf method: Function, in caller: Function) -> Set<Int32>? {
        let names = program.names(ofAdded: method)
        guard let procedure = flow.procedure(of: caller), !caller.contains(where: { $0.namesMethod(calledOneOf: names) }) else {
            return nil
        }
        var receivers: Set<Int32> = []
        for instance in flow.instances(of: procedure) {
            for instruction in flow.procedures[Int(procedure)].instructions {
                guard let name = instruction.kind.name, names.contains(name) else { continue }
                guard let receiver = instruction.kind.asked, case let objects = flow.points(receiver, in: instance), !objects.isEmpty else {
                    return nil
                }
                receivers.formUnion(objects)
            }
        }
        return receivers
    }

    /// Whether whoever calls it is an app's own code and says so.
    private func isOnlyCalledInSight(_ method: Function) -> Bool {
        let (fact, unit) = (method.fact, program.unit(of: method))
        guard fact.kind == .method, !method.isStatic, method.hook == nil, !fact.modifiers.contains(.overrides),
            fact.returnType?.name != "IBAction", !flow.isExhausted,
            !UIKit.viewLifeCycle.contains(fact.name), !UIKit.delegateMethods.contains(fact.name),
            program.unitsWithApp.contains(unit), program.silence(onCodeOf: unit) == nil,
            let procedure = flow.procedure(of: method),
            // Nobody in sight calls what runs on an object that stands for all of the class.
            !flow.instances(of: procedure).contains(where: { flow.points(Procedure.receiver, in: $0).contains(where: isAnyOfFramework) })
        else { return false }
        let names = program.names(ofAdded: method)
        return !program.isAlsoDeclared(method) && !names.contains { program.isSaidInOutlines($0, ofUnit: unit) }
            && !program.files.flatMap(\.globals).contains { $0.value?.contains { $0.ownName.map(names.contains) ?? false } ?? false }
            && !flow.objects.contains { if case .method(Int32(method.id), _) = $0.kind { true } else { false } }
    }

    private func isAnyOfFramework(_ object: Int32) -> Bool {
        if case .instance(.named) = flow.objects[Int(object)].kind { true } else { false }
    }
}

extension Program {
    /// What its callers may spell, in either language.
    fileprivate func names(ofAdded method: Function) -> Set<String> {
        let selector = method.fact.selector.map { [$0.baseName] } ?? []
        return Set([method.fact.name] + selector + (isInBothLanguages ? method.bridgedNames : []))
    }

    /// Whether another class or extension has a method of that name, which may take its place.
    fileprivate func isAlsoDeclared(_ method: Function) -> Bool {
        functions.contains { other in
            other != method && other.fact.kind == .method && other.fact.name == method.fact.name && !isTest(other)
                && other.fact.parameters.count == method.fact.parameters.count
                && (other.type.map { isController($0) || $0.kind == .protocol || hasUnknownAncestor($0) } ?? (other.extendedName != nil))
        }
    }
}

extension Expression {
    /// Whether it is a way to a method by which it may be called later, or out of sight.
    fileprivate func namesMethod(calledOneOf names: Set<String>) -> Bool {
        switch kind {
        case .selector(let named): named.contains { $0.ownName.map { names.contains($0.baseName) } ?? false }
        case .keyPath(let path): path.contains(where: names.contains)
        case .string(let text): names.contains(text.baseName)
        default: false
        }
    }
}

extension String {
    /// `keep` of the selector `keep:as:`, and of `keep(as:)`.
    fileprivate var baseName: String { String(prefix { $0 != ":" && $0 != "(" }) }
}

extension Instruction.Kind {
    /// The object that is asked for something.
    fileprivate var asked: Variable? {
        switch self {
        case .load(let base, _): base
        case .call(let operands): operands.receiver
        default: nil
        }
    }
}
