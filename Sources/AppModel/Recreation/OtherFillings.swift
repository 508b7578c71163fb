import Syntax

extension Silence.Reason {
    fileprivate static let filledByName = Silence.Reason("property that may be set by its name")
    fileprivate static let filledByAnother = Silence.Reason("object that hands itself to whoever fills the property")
}

/// What gives a screen one of its properties otherwise than whoever makes or shows it.
extension App {
    /// Why a screen may have a property though nobody in sight gives it to the object: somebody sets it by its name, or gets the object from
    /// the screen itself.
    func silence(onFilling name: String, of made: Type) -> Silence? {
        if let place = placeOfSetting(byName: name, of: made) { return Silence(.filledByName, at: place.location, about: name) }
        return injector(of: name, into: made).map { Silence(.filledByAnother, at: $0, about: name) }
    }

    /// The function that may set a property of a class's objects by its name or by a key path: `[mail setValue:sender forKey:@"sender"]`.
    private func placeOfSetting(byName name: String, of made: Type) -> Function? {
        let givers = memories.giversByPath.answer(name) {
            program.functions(mentioningAnyOf: [name]).filter {
                $0.contains(naming: CollectionOfOne(name)) { $0.assigns(byKeyPathTo: name) }
            }
        }
        return givers.first { isInReach($0, of: made) }
            ?? program.functions(naming: UIKit.setsByKey).first { function in
                isInReach(function, of: made)
                    && sites(in: function).contains { sets($0, name, of: made, byKeyIn: function) }
            }
    }

    private func sets(_ site: Site, _ name: String, of made: Type, byKeyIn function: Function) -> Bool {
        guard let (receiver, isSet) = site.settingByKey(name) else { return false }
        return switch isSet {
        case true?: mayBe(receiver, made, at: Place(site, in: function)) ?? true
        case nil: mayBe(receiver, made, at: Place(site, in: function)) ?? false
        case false?: false
        }
    }

    private func isInReach(_ function: Function, of made: Type) -> Bool {
        program.unit(of: function) == made.unit && !program.isTest(function)
    }

    /// Whether what gets a message may be an object of a class; `nil` where the text does not tell what it is.
    private func mayBe(_ receiver: Expression?, _ made: Type, at place: Place) -> Bool? {
        guard let receiver, !receiver.isSelf, !receiver.isSuper else {
            return place.type.map { !place.isStatic && program.areRelated($0, made) } ?? false
        }
        guard let type = program.type(of: receiver, at: place)?.unwrapped else { return nil }
        if case .named(let name, _) = type, UIKit.isAnything(name) { return nil }
        return program.mayBe(type, .project(made))
    }

    /// Where a screen hands itself to a function, or to one that goes on to it, that gives it a property: `[Injector fill:self]`.
    private func injector(of name: String, into made: Type) -> Location? {
        let family = program.family(of: made).flatMap { program.functions(of: $0) }
        let handingOver = family.filter { !$0.isStatic }.flatMap { sites(in: $0).compactMap(\.call).filter(\.handsOverItself) }
        guard !handingOver.isEmpty else { return nil }
        let called = Set(handingOver.map(\.name))
        let isPosted = called.contains { $0.hasPrefix("post") }
        let injector = givers(of: name, to: made, outside: family).first { giver in
            guard sites(in: giver).contains(where: { $0.gives(name, toParameterOf: giver) }) else { return false }
            if called.contains(giver.fact.name) || isPosted && giver.isToldByNotification { return true }
            return program.functions(naming: [giver.fact.name]).contains { called.contains($0.fact.name) && !family.contains($0) }
        }
        return injector?.location ?? unreadInjector(of: name, amongst: called, unit: made.unit)
    }

    /// The same in a file that nobody had to read.
    private func unreadInjector(of name: String, amongst called: Set<String>, unit: Int) -> Location? {
        for file in program.outlineFiles(forUnit: unit) {
            for type in program.files[file].types where type.isOutline {
                let method = type.methods(thatMaySay: [name, name.nameOfSetter]).first { called.contains($0.name) }
                if let method { return Location(path: program.files[file].path, range: method.nameRange) }
            }
        }
        return nil
    }
}

extension Site {
    /// Whose property of a name it may set by a key; whether it does is `nil` where the text does not tell by which.
    fileprivate func settingByKey(_ name: String) -> (receiver: Expression?, isSet: Bool?)? {
        switch kind {
        case .call(let call) where UIKit.setsByKey.contains(call.name): return (call.receiver, call.setsByKey(name))
        // Objective-C's setter by its look: `[mail setValuesForKeysWithDictionary:…]`.
        case .assignment(let target, nil, let value) where target.core.memberName == "valuesForKeysWithDictionary":
            guard case .member(let base, _) = target.core.kind else { return (nil, value.hasKey(name)) }
            return (base, value.hasKey(name))
        default: return nil
        }
    }
}

extension Expression {
    /// Whether a dictionary has something under a key; `nil` of one that is not spelled out.
    fileprivate func hasKey(_ name: String) -> Bool? {
        guard case .dictionary(let parts) = core.kind else { return nil }
        return parts.contains { if case .string(name) = $0.core.kind { true } else { false } }
    }
}

extension Call {
    /// Whether it sets the property of a name by a key; `nil` where the text does not tell by which.
    fileprivate func setsByKey(_ name: String) -> Bool? {
        let setter = name.nameOfSetter
        if let selector = arguments.first(where: { if case .selector = $0.value.core.kind { true } else { false } }),
            case .selector(let named) = selector.value.core.kind
        {
            return named.memberName?.prefix { $0 != ":" } == setter[...]
        }
        switch self.name {
        case "setValue", "takeValue":
            guard let key = arguments.dropFirst().first?.value.core else { return false }
            guard case .string(let path) = key.kind else { return nil }
            return path.split(separator: ".").last == name[...]
        case "setValuesForKeys", "setValuesForKeysWithDictionary":
            return firstUnlabelled?.hasKey(name)
        default: return false
        }
    }

    /// Whether it gets the object that makes it, as one of its arguments; what is told of it afterwards does not matter.
    fileprivate var handsOverItself: Bool {
        arguments.contains { $0.value.core.isSelf && $0.label != "sender" && $0.label != "animated" }
    }
}

extension Site {
    /// Whether it assigns a property of what a function was given, or of what came with that.
    fileprivate func gives(_ name: String, toParameterOf function: Function) -> Bool {
        guard case .assignment(let target, _, let value) = kind, case .member(let base, let member) = target.core.kind, member.text == name,
            !value.isNil
        else { return false }
        return isParameter(base, of: function, depth: 0)
    }

    private func isParameter(_ expression: Expression, of function: Function, depth: Int) -> Bool {
        guard depth < 4 else { return false }
        switch expression.core.kind {
        case .member(let base, _): return isParameter(base, of: function, depth: depth + 1)
        case .name(let name):
            switch locals?.lookUp(name)?.binding.origin {
            case .parameter?: return true
            case .local(let local)?: return local.value.map { isParameter($0, of: function, depth: depth + 1) } ?? false
            case .unwrapped(_, let value)?: return isParameter(value, of: function, depth: depth + 1)
            case .element, .pattern, nil: return false
            }
        default: return false
        }
    }
}

extension Function {
    fileprivate var isToldByNotification: Bool {
        fact.parameters.contains { ["Notification", "NSNotification"].contains($0.type?.unwrapped.name) }
    }
}

extension Expression {
    /// `detail[keyPath: \.stone] = …`, and what binds a property to something by its path: `.assign(to: \.stone, on: self)`.
    fileprivate func assigns(byKeyPathTo name: String) -> Bool {
        func isPath(_ expression: Expression) -> Bool { if case .keyPath(let path) = expression.kind { path.last == name } else { false } }
        switch kind {
        case .assignment(let target, _, _):
            guard case .element(_, let arguments) = target.core.kind else { return false }
            return arguments.contains { isPath($0.value) }
        case .call(let call): return call.name == "assign" && call.arguments.contains { $0.label == "to" && isPath($0.value) }
        case .member(let base, let member): return member.text == name && base.memberName == "rx"
        default: return false
        }
    }
}
