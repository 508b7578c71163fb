import Syntax

extension Program {
    /// The function of the project that a call means, where the text tells which: a method, an initializer, a free function, or what
    /// an extension adds to a class of the frameworks. `.of(kind)` is one of the type that the place expects.
    public func calledFunction(_ call: Call, at place: Place, expecting expected: StaticType? = nil) -> Function? {
        if asksOwnNew(call, at: place) { return nil }
        switch call.callee.kind {
        case .implicitMember(let name):
            switch expected?.unwrapped {
            case .project(let type)?: return method(name, call, of: type)
            case .named(let extended, _)?: return name == "init" ? initializer(call, addedTo: extended) : method(call, addedTo: extended)
            default: return nil
            }
        case .name(let name):
            if place.locals?.lookUp(name) != nil { return nil }
            if let type = place.type, let method = method(name, call, of: type) { return method }
            if let created = typeValue(of: call.callee, at: place) {
                switch created {
                case .project(let type): return method("init", call, of: type)
                case .named(let framework, _): return initializer(call, addedTo: framework)
                case .optional, .metatype: return nil
                }
            }
            if let extended = place.extendedName, let method = method(call, addedTo: extended) { return method }
            return freeFunction(name, call, from: place.file)
        case .member(let base, let name):
            if base.isSuper {
                guard let type = place.type, case .project(let parent) = superclass(of: type) else { return nil }
                return method(name.text, call, of: parent)
            }
            switch type(of: base, at: place)?.unwrapped {
            case .project(let type)?, .metatype(.project(let type))?:
                return method(name.text, call, of: type)
            case .named(let extended, _)?, .metatype(.named(let extended, _))?:
                return method(call, addedTo: extended)
            default:
                return typeValue(of: base, at: place)?.projectType.flatMap { method(name.text, call, of: $0) }
            }
        default:
            return nil
        }
    }

    /// Whether `[Type new]` asks a class method of the project's own, which is a property of the class here, as all without parameters are.
    func asksOwnNew(_ call: Call, at place: Place) -> Bool {
        guard call.isNew, let type = typeValue(of: call.receiver ?? call.callee, at: place)?.projectType else { return false }
        return lineage(of: type).contains { owner in
            owner.declarations.contains { $0.fact.properties.contains { $0.name == "new" && $0.modifiers.contains(.isStatic) } }
        }
    }

    /// The method that extensions add to a class of a framework, or of a language that is not read.
    func method(_ call: Call, addedTo name: String) -> Function? {
        let candidates = functions(ofFramework: name).filter { $0.fact.name == call.name && $0.fact.matches(call) }
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// The initializer that extensions add to such a class.
    private func initializer(_ call: Call, addedTo name: String) -> Function? {
        let candidates = functions(ofFramework: name).filter {
            $0.fact.kind == .initializer && !$0.fact.parameters.isEmpty && $0.fact.matches(call)
        }
        return candidates.count == 1 ? candidates[0] : nil
    }

    /// What a call's argument is to be, by the declaration of the function that is called or by what is known of the framework's.
    func parameterType(_ index: Int, of call: Call, at place: Place, expecting expected: StaticType? = nil) -> StaticType? {
        guard let function = calledFunction(call, at: place, expecting: expected) ?? methodAddedToFramework(call, at: place) else {
            if let agreed = parameterTypeOfOverloads(index, of: call, at: place) { return agreed }
            return UIKit.typeOfParameter(labelled: call.arguments[index].label, of: call.name).map(StaticType.init)
        }
        return function.fact.parameter(for: index, of: call)?.argumentType.flatMap { resolve($0, at: Place(function, nil)) }
    }

    /// What all overloads that a call may mean agree on: which of them it is, other arguments tell.
    private func parameterTypeOfOverloads(_ index: Int, of call: Call, at place: Place) -> StaticType? {
        let owner: StaticType?
        switch call.callee.kind {
        case .member(let base, _): owner = base.isSelf ? place.type.map(StaticType.project) : type(of: base, at: place)?.unwrapped
        case .name: owner = place.type.map(StaticType.project)
        default: return nil
        }
        let candidates: [Function]
        switch owner {
        case .project(let type)?, .metatype(.project(let type))?:
            candidates = lineage(of: type).flatMap { functions(named: call.name, of: $0) }
        case .named(let name, _)?, .metatype(.named(let name, _))?:
            candidates = functions(ofFramework: name).filter { $0.fact.name == call.name }
        default: return nil
        }
        let types = candidates.filter { $0.fact.matches(call) }.map { function in
            function.fact.parameter(for: index, of: call)?.argumentType.flatMap { resolve($0, at: Place(function, nil)) }
        }
        guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// What the subscripts take that the program declares for an object, where all take the same.
    func keyType(ofSubscriptsOf base: Expression, at place: Place) -> StaticType? {
        let functions: [Function]
        switch type(of: base, at: place)?.unwrapped {
        case .project(let type): functions = lineage(of: type).flatMap(functions(of:))
        case .named(let name, _): functions = self.functions(ofFramework: name)
        default: return nil
        }
        let types = functions.filter { $0.fact.kind == .element }.map { function in
            function.fact.parameters.first?.type.flatMap { resolve($0, at: Place(function, nil)) }
        }
        guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    /// What a value is to be that is assigned to something.
    func assignedType(_ target: Expression, at place: Place) -> StaticType? {
        type(of: target, at: place) ?? (target.core.memberName ?? target.plainName).flatMap(UIKit.typeOfAssigned).map(StaticType.init)
    }

    /// The method of the object around a place that an extension adds to a class of the frameworks above it.
    func methodAddedToFramework(_ call: Call, at place: Place) -> Function? {
        guard call.receiver?.isSelf ?? true, let type = place.type else { return nil }
        var owner = frameworkRoot(of: type)
        while let current = owner {
            if let method = method(call, addedTo: current) { return method }
            owner = UIKit.superclass(of: current)
        }
        return nil
    }

    /// Whether a subclass has a version of its own, so that the text does not tell which one runs.
    public func isOverridden(_ function: Function) -> Bool {
        guard let type = function.type, function.fact.kind == .method else { return false }
        // What adopts a protocol may have its own version of everything.
        if type.kind == .protocol { return true }
        return descendants(of: type).contains { descendant in
            functions(named: function.fact.name, of: descendant).contains {
                $0.fact.fullName == function.fact.fullName && $0.isStatic == function.isStatic
            }
        }
    }
}

extension FunctionFact {
    /// Whether a call's labels fit, parameters with default values and trailing closures left open.
    public func matches(_ call: Call) -> Bool {
        guard let last = call.arguments.lastIndex(where: { !$0.isTrailingClosure }) else {
            // Objective-C has no default values.
            return selector == nil || parameters.isEmpty || !call.arguments.isEmpty
        }
        return labelledParameter(for: last, of: call) != nil
    }

    /// Whether they do but for the first one, which calls left out before Swift 3 unless it had a name of its own. To be asked where nothing
    /// else fits; coders have methods of those labels themselves.
    func matchesWithoutFirstLabel(_ call: Call) -> Bool {
        withFirstLabel(call).map(matches) ?? false
    }

    private func withFirstLabel(_ call: Call) -> Call? {
        guard kind == .method, selector == nil, let first = call.arguments.first, first.label == nil, !first.isTrailingClosure,
            let parameter = parameters.first, let label = parameter.label, label == parameter.name, CoderMethod(call) == nil
        else { return nil }
        var labelled = call
        labelled.arguments[0].label = label
        return labelled
    }

    /// The parameter that an argument of a call goes to which means this function.
    public func parameter(for index: Int, of call: Call) -> ParameterFact? {
        if isBridged(call) { return parameters[index] }
        if !matches(call), let labelled = withFirstLabel(call) { return labelledParameter(for: index, of: labelled) }
        return labelledParameter(for: index, of: call)
    }

    private func labelledParameter(for index: Int, of call: Call) -> ParameterFact? {
        var position = 0
        for (current, argument) in call.arguments.enumerated() where !argument.isTrailingClosure {
            position = self.position(of: argument, after: position)
            guard position < parameters.count else { return nil }
            if current == index { return parameters[position] }
            position += 1
        }
        return nil
    }

    /// The parameter from a position on that an argument may go to; those behind the first one that a variadic parameter gets have no label.
    func position(of argument: Argument, after position: Int) -> Int {
        if argument.label == nil, !argument.isTrailingClosure, position > 0, parameters[position - 1].isVariadic { return position - 1 }
        return parameters[position...].firstIndex { $0.label == argument.label } ?? parameters.count
    }
}

extension Argument {
    /// Or a closure in its place, which has no label either.
    fileprivate var isTrailingClosure: Bool {
        if label == nil, case .closure = value.kind { true } else { false }
    }
}
