import Syntax

extension App {
    /// What a controller of a factory shows and does not get, though all who make it otherwise hand it over: nothing crashes, but the screen
    /// comes back empty. Nothing where the class itself, its coder or anybody who restores may fill it.
    public func missingContents(of result: FactoryResult) -> [UnmetDependency] {
        guard let object = result.object, let made = classMade(result), program.isController(made), !program.hasUnknownAncestor(made),
            optsIn(unit: made.unit) == true
        else { return [] }
        let family = program.family(of: made).flatMap { program.functions(of: $0) }
        return program.lineage(of: made).flatMap { owner in
            owner.declarations.flatMap { declaration in
                declaration.fact.properties.compactMap { property -> UnmetDependency? in
                    let name = property.name
                    guard isContent(property, in: declaration, of: owner), !isMentioned(name, whereStateIsKept: family, by: result.factory),
                        !isFilled(name, by: family), let use = shownUse(of: name, in: made), !graph.isGiven(name, object),
                        isHandedOverByAll(name, made: made, owner: owner, butBy: result.factory, family)
                    else { return nil }
                    let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
                    return UnmetDependency(
                        property: property, location: location, owner: owner, made: made, maker: result.location, use: use, isForced: false)
                }
            }
        }
    }

    /// Whether a property is a stored variable that begins as nil, of something that a screen shows: a value, or an object of the project's
    /// that is no controller, no view, and no other party to talk to.
    private func isContent(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Bool {
        guard let written = property.type, property.value == nil, property.attributes.allSatisfy(UIKit.harmlessAttributes.contains),
            property.accessors.isEmpty, property.modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isWeak, .isOutlet, .isComputed]),
            let type = program.resolve(written, at: Place(in: declaration, of: owner, isStatic: false))?.unwrapped
        else { return false }
        let isObjectiveC = Language(path: program.files[declaration.file].path) == .objectiveC
        guard written.isOptional || isObjectiveC else { return false }
        switch type {
        case .project(let type):
            return (type.kind == .class || type.kind == .structure && !isObjectiveC) && !isRestorable(type) && !program.inherits(type, from: "UIResponder")
        case .named(let name, _): return ["String", "NSString", "Date", "NSDate", "URL", "NSURL", "NSManagedObject"].contains(name)
        case .optional, .metatype: return false
        }
    }

    /// Whether the class's coder, its factory or what else runs when it is restored names the property.
    private func isMentioned(_ name: String, whereStateIsKept family: [Function], by factory: Function) -> Bool {
        (family.filter { $0.hook != nil } + [factory]).contains { $0.fact.words.mayHold(name) || $0.fact.words.mayHold("_" + name) }
    }

    /// Whether the class has its own way to the property, other than a setter, or asks whether it is there: then it may do without.
    private func isFilled(_ name: String, by family: [Function]) -> Bool {
        let setter = "set" + name.prefix(1).uppercased() + name.dropFirst()
        return family.contains { function in
            if function.fact.name == name { return true }
            let words = function.fact.words
            guard !function.isStatic, words.mayHold(name) || words.mayHold("_" + name) || words.mayHold(setter), function.fact.name != setter else { return false }
            return function.asksFor(name) || function.contains { $0.asksFor(name) }
                || sites(in: function).contains { site in
                    switch site.kind {
                    case .assignment(let target, _, _): target.plainName == name || target.plainName == "_" + name
                    case .call(let call): call.name == setter || call.arguments.contains { $0.isReference && $0.value.plainName == name }
                    default: false
                    }
                }
        }
    }

    /// Where what the life cycle of the view calls hands something of the property on.
    private func shownUse(of name: String, in type: Type) -> Location? {
        var open = viewMethods(of: type)
        var next = 0
        while next < open.count, next < 30 {
            let function = open[next]
            next += 1
            if let shown = shown(name, in: function) { return function.location(shown) }
            open += bodies.ownMethods(calledBy: function, in: type) { !$0.mayRunLater && $0.conditions.isEmpty }.filter { !open.contains($0) }
        }
        return nil
    }

    /// `title = item.name`, itself or by a local that is the property.
    private func shown(_ name: String, in function: Function) -> SourceRange? {
        var names: Set = [name]
        for site in sites(in: function) where !site.mayRunLater {
            switch site.kind {
            case .local(let local):
                if local.value?.core.plainName == name { names.insert(local.name) }
            case .assignment(let target, _, let value):
                guard target.plainName != name else { continue }
                var found: SourceRange?
                _ = value.contains { part in
                    if case .member(let base, _) = part.kind, base.core.plainName.map(names.contains) == true { found = part.range }
                    return found != nil
                }
                if let found { return found }
            case .call, .returns, .forced, .cast, .attempt, .element: continue
            }
        }
        return nil
    }

    /// Whether whoever makes an object of the class, but for the factory, gives it the property on the spot, and nobody else does.
    private func isHandedOverByAll(_ name: String, made: Type, owner: Type, butBy factory: Function, _ family: [Function]) -> Bool {
        let makers = makers(of: made).filter { $0 != factory && $0.hook == nil }
        guard !makers.isEmpty, storyboardControllers(of: made).isEmpty else { return false }
        let givers = program.functions(mentioningAnyOf: [name]).filter { function in
            guard !family.contains(function), !program.isTest(function) else { return false }
            return sites(in: function).contains { site in
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let member) = target.kind, member.text == name,
                    !value.isNil
                else { return false }
                return program.type(of: base, at: Place(site, in: function))?.projectType.map { program.isWithin($0, owner) } ?? true
            }
        }
        return Set(givers) == Set(makers)
    }

    /// The functions in which initializers are called that make an object of a class, those of tests left out.
    private func makers(of type: Type) -> [Function] {
        creatingCalls(of: type).compactMap { entity in
            if case .created(let function, _) = entity { program.functions[function] } else { nil }
        }.first(ofEach: \.id)
    }
}

extension Expression {
    /// `name == nil`, `name?.title ?? other`, `!name`, or as a condition in Objective-C, where it stands for itself.
    fileprivate func asksFor(_ name: String) -> Bool {
        switch kind {
        case .binary(let left, "??", _): left.contains { $0.plainName == name }
        case .binary(let left, let operation, let right):
            ["==", "!=", "&&", "||"].contains(operation) && [left, right].contains { $0.core.plainName == name }
        case .prefix("!", let base): base.core.plainName == name
        case .ternary(let condition, _, _): condition.core.plainName == name
        default: false
        }
    }
}
