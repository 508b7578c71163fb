import Syntax

/// A restored value in a property that shows it to nobody.
struct IdleProperty {
    let name: String
    /// What asks for it after all, though only before there is anything to restore; `nil` where nothing asks but what saves it.
    let early: Function?
    /// What `early` makes of it for good; others ask for the property later, and do not make that again. `nil` where nobody else asks.
    var made: OwnState?
    /// Whether what the user does, and nobody else, asks for it later.
    var isAskedByUser = false
}

extension Silence.Reason {
    static let propertyAskedByName = Silence.Reason("property that may be asked for by its name")
    static let viewNotLoaded = Silence.Reason("view that may not be loaded before its controller is decoded")
}

extension App {
    /// What becomes of a value that is read into a property, where nobody who comes later asks for the property.
    ///
    /// - Parameter names: those of the function.
    func idleProperty(
        taking value: SourceRange, in function: Function, _ names: NamePlaces, _ silences: inout Silences
    ) -> IdleProperty? {
        guard let owner = function.type, !function.isStatic, let target = target(of: value, in: function, names),
            let name = target.plainName?.withoutUnderscore,
            let property = plainProperty(
                name, of: owner, isPassedBy: target.isInstanceVariable, mayBeConstant: function.fact.kind == .initializer)
        else { return nil }
        // What others may take from an object is looked for where it is made of the values.
        let isSeen = property.isInSight || function.fact.kind == .initializer || function.hook == .decodeState
        if isSeen, isOfPlainValue(target, in: function),
            isAskedByNobody(name, of: owner, isInSight: property.isInSight, putThereBy: function, &silences)
        {
            return IdleProperty(name: name, early: nil)
        }
        guard function.hook == .decodeState else { return nil }
        let unit = program.unit(of: function)
        // Of an app that opts in, files that name the class have been read.
        guard property.isInSight || optsIn(unit: unit) == true else { return nil }
        let uses = uses(ofMember: name, of: owner)
        // What decoding does with it does not make anew what is made of it elsewhere.
        let isUsedThere = uses.contains { $0.function == function && $0.kind != .assigned }
        let others = uses.filter { $0.function.hook != .encodeState && $0.function != function }
        let givers = others.filter { $0.kind == .assigned && $0.function.hook == nil && !$0.function.isInitialValue }
        let readers = others.filter { $0.kind != .assigned }
        guard !isUsedThere || !readers.isEmpty else { return nil }
        var made: (state: OwnState, maker: Function)?
        var shown: Function?
        if !readers.isEmpty {
            // The view of what is shown is loaded before anything is decoded (H5).
            var early = LoadingFunctions(of: owner, setting: target.isInstanceVariable ? name : nil, in: self)
            guard program.isController(owner), !isGivenByFactories(name, of: owner),
                // What crashes without it is told as that.
                forcedUse(of: property.property, in: owner, filledBy: []) == nil
            else { return nil }
            if isUsedThere || !readers.allSatisfy({ early.hold($0) }) {
                var times = RunningTimes(of: owner, giving: name, isPassedBy: target.isInstanceVariable, in: self)
                let makers = readers.filter { times.times(of: $0)?.contains(.loading) ?? false }.map(\.function)
                made = stateMade(of: name, by: makers, in: owner) { times.times(of: $0) != nil }
                if made == nil {
                    guard !isUsedThere, readers.allSatisfy({ times.times(of: $0) != nil }) else { return nil }
                    shown = functionShowing(name, amongst: makers, in: owner)
                    if shown == nil { return nil }
                }
            }
        }
        // What is saved again and nothing else changes is worth no word.
        let isSaved = uses.contains { $0.function.hook == .encodeState && $0.kind != .assigned }
        let isChanged =
            !isSaved && isOfPlainValue(target, in: function)
            || givers.contains { !readers.isEmpty || $0.function.fact.kind == .method }
        if property.isInSight {
            guard isChanged else { return nil }
        } else {
            let elsewhere = program.usesInOutlines(of: name, forUnit: unit, ofFamily: program.family(of: owner))
            guard isChanged || elsewhere.contains(.assigned), !elsewhere.contains(.read), !silences.note(program.silence(onCodeOf: unit))
            else {
                return nil
            }
        }
        if !readers.isEmpty, silences.note(silence(onLoadingViewsOf: owner)) { return nil }
        // All code of the app may have to be read for it.
        guard !silences.note(silence(onAskingByName: name, of: owner)) else { return nil }
        if let made { return IdleProperty(name: name, early: made.maker, made: made.state) }
        if let shown { return IdleProperty(name: name, early: shown, isAskedByUser: true) }
        let loading = readers.first { $0.function.fact.name != name.nameOfSetter } ?? readers.first
        return IdleProperty(name: name, early: loading?.function)
    }

    /// Why a property may be asked for where its name is text, by a key path that stands by itself, or by whoever codes the object.
    func silence(onAskingByName name: String, of owner: Type) -> Silence? {
        let family = program.family(of: owner)
        if let coded = family.first(where: { type in ["Codable", "Encodable"].contains { program.adopts(type, $0) } }) {
            return Silence(.propertyAskedByName, at: coded.location, about: coded.name)
        }
        if isFoundByName(owner), let asking = placeOfAsking(byName: name, inUnit: owner.unit) {
            return Silence(.propertyAskedByName, at: asking, about: owner.name)
        }
        func path(in value: Expression?) -> Bool {
            value?.contains { if case .keyPath(let path) = $0.kind { path.contains(name) } else { false } } ?? false
        }
        for file in program.files {
            let properties = file.globals + file.types.filter { !$0.isOutline }.flatMap(\.ownProperties)
            let isObjectiveC = Language(path: file.path) == .objectiveC
            if let property = properties.first(where: { path(in: $0.value) })
                // `#define HEADLINE self.name` stands for it wherever it is said.
                ?? (isObjectiveC ? file.globals.first { $0.value?.contains(where: { $0.isOwnMember(name) }) ?? false } : nil)
            {
                return Silence(.propertyAskedByName, at: Location(path: file.path, range: property.nameRange), about: property.name)
            }
        }
        return nil
    }

    /// Whether Objective-C knows the members of a class or of one above or below it.
    func isFoundByName(_ owner: Type) -> Bool {
        program.family(of: owner).contains { type in
            type.declarations.contains {
                Language(path: program.files[$0.file].path) == .objectiveC || $0.fact.modifiers.contains(.isObjectiveC)
            }
        }
    }

    /// Why the view of a controller may be loaded only after it was decoded: what nobody sees has time for that (H5), such as a tab behind the
    /// first one, or the root of a stack in it.
    func silence(onLoadingViewsOf owner: Type) -> Silence? {
        func isMeant(_ type: StaticType?) -> Bool { type?.unwrapped.projectType.map { program.isWithin($0, owner) } ?? false }
        let tabs = graph.holdings.filter { $0.kind == .tabs && $0.position != 0 || $0.kind == .page }
        let hidden = closure(of: tabs.map(\.child), over: graph.holdings.map { ($0.parent, $0.child) })
        if let holding = graph.holdings.first(where: { hidden.contains($0.child) && isMeant(graph.type(of: $0.child)) }) {
            return Silence(.viewNotLoaded, at: graph.location(of: holding), about: owner.name)
        }
        let drawn = interface.relationships.filter { $0.kind == .managed }
        var first: Set<Int> = []
        let drawnTabs = drawn.filter { relationship in
            containerKind(of: interface.controllers[relationship.parent]) == .tabs && !first.insert(relationship.parent).inserted
        }
        let below = closure(of: drawnTabs.map(\.child), over: interface.relationships.map { ($0.parent, $0.child) })
        return interface.relationships.first { below.contains($0.child) && isMeant(interface.controllers[$0.child].type) }.map {
            Silence(.viewNotLoaded, at: $0.location, about: owner.name)
        }
    }

    /// Some things and all that comes below them.
    private func closure<Thing: Hashable>(of things: [Thing], over pairs: [(parent: Thing, child: Thing)]) -> Set<Thing> {
        let children = Dictionary(grouping: pairs, by: \.parent)
        var found = Set(things)
        var open = things
        while let next = open.popLast() {
            for (_, child) in children[next] ?? [] where found.insert(child).inserted { open.append(child) }
        }
        return found
    }

    /// Where an app observes properties or reads them by a name that is text, if that may be the one.
    private func placeOfAsking(byName name: String, inUnit unit: Int) -> Location? {
        let words = UIKit.namedAccess.union(["addObserver", "value"])
        let asking = program.functions(mentioningAnyOf: words).first { function in
            program.unit(of: function) == unit && !program.isTest(function) && function.contains { $0.asks(byName: name) }
        }
        if let asking = asking
            ?? program.functions.first(where: { UIKit.namedAccess.contains($0.fact.name) && program.unit(of: $0) == unit })
        {
            return asking.location
        }
        for file in program.outlineFiles(forUnit: unit) {
            for type in program.files[file].types where type.isOutline {
                let method = type.methods(thatMaySay: words).first { method in
                    (method.body ?? []).contains { $0.expressions.contains { $0.contains { $0.asks(byName: name) } } }
                }
                if let method { return Location(path: program.files[file].path, range: method.nameRange) }
            }
        }
        return nil
    }

    /// The property that is assigned a value, or what is made or found with it and nothing else.
    private func target(of value: SourceRange, in function: Function, _ names: NamePlaces) -> Expression? {
        let filled = FilledProperty(value, in: function, names) { self.mayAct($0, in: function) }
        guard let target = filled.target, let name = target.plainName,
            !target.core.isName(name) || !names.isLocal(name) || !isLocal(target, in: function),
            // A setter of Objective-C does what it pleases, unless it is passed by.
            target.isInstanceVariable || !hasSetter(of: name, function)
        else { return nil }
        return target
    }

    /// Whether what is assigned is a local where that stands.
    private func isLocal(_ target: Expression, in function: Function) -> Bool {
        sites(in: function).contains { site in
            guard case .assignment(let assigned, _, _) = site.kind, assigned.range == target.range, case .name(let name) = assigned.kind
            else {
                return false
            }
            return site.locals?.lookUp(name) != nil
        }
    }

    /// Whether a call may do more than look something up or convert it: any of the class's own, one that is given the object itself, and a
    /// function of the project's that does more than to ask lists and the like.
    func mayAct(_ call: Call, in function: Function) -> Bool {
        if call.arguments.contains(where: { $0.value.core.isSelf }) { return true }
        let place = Place(function, nil)
        guard let called = program.calledFunction(call, at: place) else {
            guard let type = createdType(call, at: place) else { return CoderMethod(call) == nil && !UIKit.answers.contains(call.name) }
            return type.projectType.map { program.functions(of: $0).contains { $0.fact.kind == .initializer } } ?? false
        }
        if let own = function.type, let other = called.type, program.areRelated(own, other) { return true }
        let isMaker = called.fact.kind == .initializer
        return sites(in: called).contains { site in
            switch site.kind {
            case .assignment(let target, _, _):
                if case .name(let name) = target.core.kind, site.locals?.lookUp(name) != nil { return false }
                return !isMaker || target.plainName == nil
            case .call(let inner):
                let inside = Place(site, in: called)
                return !inner.asksSuper && !UIKit.answers.contains(inner.name)
                    && createdType(inner, at: inside).map { $0.projectType != nil } ?? true
            case .local, .returns, .forced, .cast, .attempt, .element, .range: return false
            }
        }
    }

    private func hasSetter(of name: String, _ function: Function) -> Bool {
        function.type.map { type in program.family(of: type).contains { !program.functions(named: name.nameOfSetter, of: $0).isEmpty } }
            ?? false
    }

    /// A variable that only holds what is put into it, and whether only its own file can name it.
    ///
    /// - Parameters:
    ///   - isPassedBy: whether an instance variable gets the value, and no accessor hears of it.
    ///   - mayBeConstant: whether it may be a constant, to which an initializer gives its value.
    func plainProperty(
        _ name: String, of owner: Type, isPassedBy: Bool, mayBeConstant: Bool = false
    ) -> (property: PropertyFact, isInSight: Bool)? {
        let others: Modifiers = [.isStatic, .isLazy, .isWeak, .isOutlet, .overrides]
        var isInSight = false
        var found: PropertyFact?
        for type in program.family(of: owner) {
            for declaration in type.declarations {
                for property in declaration.fact.properties {
                    // `lazy var heading = "note " + name`
                    if property.value?.contains(where: { $0.plainName == name }) == true { return nil }
                    guard property.name.withoutUnderscore == name else { continue }
                    guard isPassedBy || isHeardOfByNobody(property, of: type),
                        property.attributes.allSatisfy(UIKit.harmlessAttributes.contains),
                        property.modifiers.isDisjoint(with: mayBeConstant ? others : others.union(.isLet)),
                        !property.isComputed || isPassedBy
                    else { return nil }
                    guard found == nil else { continue }
                    found = property
                    let path = program.files[declaration.file].path
                    let isObjectiveC = Language(path: path) == .objectiveC
                    isInSight = isObjectiveC ? !path.hasSuffix(".h") : property.modifiers.contains(.isPrivate)
                }
            }
        }
        return found.map { ($0, isInSight) }
    }

    /// Whether what observes a variable, if anything, only writes down what it is given.
    private func isHeardOfByNobody(_ property: PropertyFact, of type: Type) -> Bool {
        guard !property.accessors.isEmpty else { return true }
        return property.accessors.allSatisfy { $0.kind == .observer }
            && program.functions(of: type).allSatisfy { function in
                guard function.fact.kind == .observer, function.property?.name == property.name else { return true }
                return memories.idleFunctions.answer(function.id) {
                    var idle = IdleUses(in: self)
                    return idle.isIdle(function)
                }
            }
    }

    /// Whether what makes the controllers again may hand the property over with them; what decoding puts there comes later.
    private func isGivenByFactories(_ name: String, of owner: Type) -> Bool {
        let methods = Set(
            program.family(of: owner).flatMap { program.functions(of: $0) }.filter { method in
                method.fact.kind == .method && method.hook == nil && method.fact.words.mayHold(name) && fills(name, method)
            }.map(\.fact.name))
        return program.implementations(of: .controllerFactory, .delegateFactory).contains { factory in
            results(of: factory).contains { result in
                guard !result.isNothing else { return false }
                guard let object = result.object else { return true }
                let made = classMade(result)
                return made.map { program.isWithin($0, owner) || program.isWithin(owner, $0) } != false
                    && (graph.isGiven(name, object, by: factory) || factory.names(anyOf: methods))
            }
        }
    }
}

extension Expression {
    /// `[topic addObserver:self forKeyPath:@"name" …]`, `[topic valueForKey:@"name"]`, `topic.value(forKey: "name")`
    fileprivate func asks(byName name: String) -> Bool {
        let readsOfOneKey: Set = ["valueForKey", "valueForKeyPath"]
        if let own = ownName, UIKit.namedAccess.contains(own), !readsOfOneKey.contains(own) { return true }
        guard case .call(let call) = kind else { return false }
        switch call.name {
        case let reader where readsOfOneKey.contains(reader):
            guard case .string(let path)? = call.firstUnlabelled?.core.kind else { return true }
            return path.contains(name)
        case "addObserver": return call.arguments.contains { $0.label == "forKeyPath" }
        case "value":
            guard let key = call.argument("forKey") ?? call.argument("forKeyPath") else { return false }
            if case .string(let text) = key.core.kind { return text.contains(name) } else { return true }
        default: return false
        }
    }

    /// `self.name` or `_name`.
    fileprivate func isOwnMember(_ name: String) -> Bool {
        switch kind {
        case .member(let base, let member): member.text == name && base.isSelf
        case .name(let own): own == "_" + name
        default: false
        }
    }
}
