import Syntax

/// A property that whoever shows a controller hands over beside others: the controller saves these and takes them back, but not this one.
public struct UnsavedDependency: Sendable {
    public let name: String
    /// Where the property is declared; of what UIKit declares, where it is handed over.
    public let location: Location
    public let owner: Type
    /// The others, in the order in which they are handed over.
    public let siblings: [String]
    /// Where it is handed over.
    public let given: Location
    /// Where the class asks for it.
    public let use: Location
    /// What saves the others.
    public let encoder: Function
    /// Whether it begins as something, the screen has another way without it, or one other alone is saved, so that it may be no state of the
    /// screen's.
    public let isPerhapsPassing: Bool
    /// Why somebody out of sight may see to it.
    public let doubt: Silence?
}

extension Silence.Reason {
    fileprivate static let handedOverAlone = Silence.Reason("function that may fill what came back")
}

extension App {
    /// In the order of the classes, but for apps that are seen not to switch restoration on.
    public func unsavedDependencies() -> [UnsavedDependency] {
        let owners = program.implementations(of: .encodeState).compactMap(\.type).first(ofEach: \.id)
        var early = EarlyCallers(self)
        return owners.filter { program.isController($0) && mayRestore(unit: $0.unit) && !program.files[$0.file].isTest }.flatMap {
            owner in
            unsavedDependencies(of: owner, &early)
        }
    }

    private func unsavedDependencies(of owner: Type, _ early: inout EarlyCallers) -> [UnsavedDependency] {
        let family = program.family(of: owner)
        let functions = family.flatMap { program.functions(of: $0) }
        let lineage = program.lineage(of: owner)
        guard let encoder = lineage.flatMap({ program.implementations(of: .encodeState, in: $0) }).first, !isEmbedded(owner) else {
            return []
        }
        let encoding = Set(running(in: family.flatMap { program.implementations(of: .encodeState, in: $0) }, of: owner).map(\.id))
        let decoding = Set(running(in: family.flatMap { program.implementations(of: .decodeState, in: $0) }, of: owner).map(\.id))
        var saved: [String: Bool] = [:]
        func isSaved(_ name: String) -> Bool {
            if let known = saved[name] { return known }
            let uses = uses(ofMember: name, of: owner)
            let isEncoded = uses.contains { encoding.contains($0.function.id) }
            func isTakenBack() -> Bool {
                uses.contains { decoding.contains($0.function.id) || $0.function.isFactory }
                    || isGiven(name, toWhatFactoriesMakeOf: owner)
            }
            let isSaved = isEncoded && isTakenBack() || isPutOnly(name, intoWhatIsSavedBy: encoding, amongst: functions)
            saved[name] = isSaved
            return isSaved
        }
        /// Whether it is saved, or may be filled as the screen comes back; a factory may give what it was made with.
        func isKept(_ name: String, isPlain: Bool) -> Bool {
            uses(ofMember: name, of: owner).contains { use in
                let function = use.function
                if encoding.contains(function.id) || function.isFactory { return true }
                if function.hook != nil, !decoding.contains(function.id) { return true }
                return decoding.contains(function.id) && !UIKit.loadingMethods.contains(function.fact.name)
                    && !onlyAsks(use, isPlain: isPlain)
            }
        }
        /// - Parameters:
        ///   - value: what it begins with.
        ///   - location: where it is declared; `nil` where UIKit declares it.
        ///   - use: where it is asked for; `nil` where UIKit shows it.
        func dependency(on name: String, value: Expression?, at location: Location?, use: Location?) -> UnsavedDependency? {
            let ofItem = location == nil ? givers(ofTitleTo: owner, outside: functions) : []
            let givers = (givers(of: name, to: owner, outside: functions) + givers(of: name, amongst: functions, thatShow: owner) + ofItem)
                .first(ofEach: \.id)
            let gifts = givers.map { giver in (giver: giver, gift: self.gifts(beside: name, to: owner, by: giver, isSaved)) }
            let withSaved = gifts.compactMap(\.gift).filter { $0.names.contains(where: isSaved) }
            guard let first = withSaved.first, withSaved.contains(where: { !$0.value.isSameBoolean(as: value) }) else { return nil }
            let siblings = first.names.filter(isSaved)
            let isPerhapsPassing =
                siblings.count == 1 || !(value?.isEmpty ?? true)
                || isFilled(name, by: functions, orHasOtherWayWithout: MissingProperty(name, amongst: functions))
            if isPerhapsPassing || value != nil, Conventions.isTransient(name) { return nil }
            // Who hands it over alone may do so to what came back, and who runs as the app launches does.
            let other = gifts.first { giver, gift in
                !(gift?.names.contains(where: isSaved) ?? false) || giver.hook != nil || early.mayCall(giver)
            }
            return UnsavedDependency(
                name: name, location: location ?? first.given, owner: owner, siblings: siblings, given: first.given,
                use: use ?? first.given, encoder: encoder, isPerhapsPassing: isPerhapsPassing,
                doubt: other.map { Silence(.handedOverAlone, at: $0.giver.location, about: owner.name + "." + name) }
                    ?? program.silence(onAncestorsOf: owner))
        }
        var found: [UnsavedDependency] = []
        for declaration in owner.declarations {
            for property in declaration.fact.properties where isHandedOver(property, in: declaration, of: owner) {
                let name = property.name
                guard !isKept(name, isPlain: isPlainValue(property, in: declaration, of: owner)),
                    !isFilled(name, by: functions, orHasOtherWayWithout: nil),
                    !isPutOnly(name, intoWhatIsSavedBy: encoding, amongst: functions),
                    let use = functions.lazy.compactMap({ self.use(of: name, in: $0) }).first
                else { continue }
                let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
                if let dependency = dependency(on: name, value: property.value, at: location, use: use) { found.append(dependency) }
            }
        }
        // What stands above each screen is whoever's who shows it, where the screen says nothing itself.
        if lineage.allSatisfy({ $0.property("title") == nil }), !functions.contains(where: setsTitle),
            let title = dependency(on: "title", value: nil, at: nil, use: nil)
        {
            found.append(title)
        }
        return found
    }

    /// Whether a screen may see to its title itself, or have it shown by another property.
    private func setsTitle(_ function: Function) -> Bool {
        if function.fact.name == "title" || function.fact.name == "navigationItem" { return true }
        return sites(in: function).contains { site in
            switch site.kind {
            case .assignment(let target, _, let value):
                target.path.map(UIKit.waysToTitle.contains) ?? false || value.contains { $0.path == "navigationItem" || $0.path == "title" }
            case .call(let call):
                ["setTitle", "setTitleView"].contains(call.name)
                    && (call.receiver?.isSelf ?? true || call.receiver?.path == "navigationItem")
                    || call.arguments.contains { $0.value.path == "title" || $0.value.path == "navigationItem" }
            case .local(let local): local.value?.path == "navigationItem"
            case .returns, .forced, .cast, .attempt, .element, .range: false
            }
        }
    }

    /// Whether what runs only asks what a property holds: a value, a part of it, or whether it is there.
    ///
    /// - Parameter isPlain: whether nobody who is handed it can change it.
    private func onlyAsks(_ use: MemberUse, isPlain: Bool) -> Bool {
        guard use.kind == .read, !use.isText else { return false }
        return bodies.body(of: use.function).around(use.range).allSatisfy { site in
            switch site.kind {
            case .assignment(let target, _, _): !target.range.contains(use.range)
            case .call(let call):
                (isPlain || !(call.receiver?.range.contains(use.range) ?? false))
                    && !call.arguments.contains { argument in
                        argument.value.range.contains(use.range)
                            && (argument.isReference || !isPlain && argument.value.core.range == use.range)
                    }
            case .local, .returns, .forced, .cast, .attempt, .element, .range: true
            }
        }
    }

    /// Whether all that a screen does with a property is to put it into a field whose text is saved instead: `textView.text = template`.
    private func isPutOnly(_ name: String, intoWhatIsSavedBy encoding: Set<Int>, amongst family: [Function]) -> Bool {
        var isPut = false
        for function in family where function.fact.words.mayHold(name) || function.fact.words.mayHold("_" + name) {
            guard !function.isInitialValue, function.contains(naming: [name, "_" + name], where: { $0.plainName == name }) else { continue }
            let places = sites(in: function).compactMap { site -> Expression? in
                guard case .assignment(let target, nil, let value) = site.kind, value.contains(where: { $0.plainName == name }) else {
                    return nil
                }
                return target.core
            }
            let areSaved = places.allSatisfy { target in
                guard case .member(let field, let member) = target.kind, member.text == "text", let field = field.core.plainName else {
                    return false
                }
                return family.contains { encoding.contains($0.id) && $0.names(anyOf: [field]) }
            }
            let isHandedOn = sites(in: function).contains { site in
                site.call?.arguments.contains { $0.value.contains { $0.plainName == name } } ?? false
            }
            guard !places.isEmpty, areSaved, !isHandedOn else { return false }
            isPut = true
        }
        return isPut
    }

    /// They themselves, and the methods of the same object that they call, as far as that goes.
    func running(in functions: [Function], of type: Type) -> [Function] {
        var running = functions
        var next = 0
        while next < running.count, next < 64 {
            let called =
                bodies.ownMethods(calledBy: running[next], in: type) { _ in true }
                + bodies.ownMessages(sentBy: running[next], in: type, isLaterToo: true)
            running += called.filter { !running.contains($0) }
            next += 1
        }
        return running
    }

    /// Whether a container view makes one again each time, with the segue that fills it.
    func isEmbedded(_ type: Type) -> Bool {
        let drawn = storyboardControllers(of: type).map(\.id)
        return interface.relationships.contains { $0.kind == .embedded && drawn.contains($0.child) }
    }

    /// Whether a property is a stored variable for a value that nobody has in the beginning, or that is spelled out there.
    private func isHandedOver(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Bool {
        // `assign` of Objective-C is weak for objects alone.
        let isWeak = property.modifiers.contains(.isWeak) && property.type.map { UIKit.scalars[$0.unwrapped.name] == nil } ?? true
        guard property.isFilledByCode, !isWeak, property.value?.isEmptyOrPlain ?? true else { return false }
        guard let written = property.type else { return property.value != nil }
        switch program.resolve(written, at: Place(in: declaration, of: owner, isStatic: false))?.unwrapped {
        case .project(let type): return type.kind != .protocol && !program.inherits(type, from: "UIResponder")
        case .named(let name, _): return !name.isEmpty && !UIKit.inherits(name, from: "UIResponder")
        case .optional, .metatype, nil: return false
        }
    }

    private func isPlainValue(_ property: PropertyFact, in declaration: Type.Declaration, of owner: Type) -> Bool {
        program.declaredType(of: property, in: declaration, of: owner).map { UIKit.isPlainValue($0.unwrapped.name) } ?? false
    }

    /// What a function hands to one object of a class together with a property: the other values, and where the property is given. `nil` where
    /// it does not give it so. Of what begins as something only what is saved counts.
    private func gifts(
        beside name: String, to owner: Type, by giver: Function, _ isSaved: (String) -> Bool
    ) -> (names: [String], given: Location, value: Expression)? {
        struct Gift {
            let binding: Int
            let name: String
            let range: SourceRange
            let value: Expression
        }
        let gifts = sites(in: giver).compactMap { site -> Gift? in
            guard let (base, name, value) = site.gift, case .name(let local) = base.core.kind,
                let binding = site.locals?.lookUp(local)?.binding, isOf(owner, base, at: Place(site, in: giver), in: giver)
            else { return nil }
            return Gift(binding: binding.id, name: name, range: site.range, value: value)
        }
        guard let own = gifts.first(where: { $0.name == name }) else { return nil }
        let lineage = program.lineage(of: owner)
        let begun = namesGivenByInitializer(ofLocal: own.binding, in: giver).filter { other in
            other != name && isSaved(other) && lineage.contains { $0.property(other).map { !$0.fact.isComputed } ?? false }
        }
        let others = gifts.filter { gift in
            guard gift.binding == own.binding, gift.name != name else { return false }
            return lineage.contains { type in
                type.declarations.contains { declaration in
                    declaration.fact.properties.contains { other in
                        other.name == gift.name && isHandedOver(other, in: declaration, of: type)
                            && (other.value?.isNil ?? true || isSaved(other.name))
                    }
                }
            }
        }
        return ((begun + others.map(\.name)).first(ofEach: \.self), giver.location(own.range), own.value)
    }

    /// What a local's object is made with, by label: `Page(number: 3)`.
    private func namesGivenByInitializer(ofLocal binding: Int, in function: Function) -> [String] {
        let made = sites(in: function).lazy.compactMap { site -> Expression? in
            guard case .local(let local) = site.kind, site.locals?.lookUp(local.name)?.binding.id == binding else { return nil }
            return local.value
        }.first
        guard case .call(let call)? = made?.core.kind else { return [] }
        return call.arguments.compactMap(\.label)
    }

    /// Whether the factories of a class make its objects with a value by that label.
    private func isGiven(_ label: String, toWhatFactoriesMakeOf owner: Type) -> Bool {
        creatingCalls(of: owner).contains { made in
            made.function.isFactory
                && sites(in: made.function).contains { $0.range.end == made.end && $0.call?.argument(label) != nil }
        }
    }

    /// Whether an object is of a class, also where it is called `id` and the flow knows what it may be.
    private func isOf(_ owner: Type, _ object: Expression, at place: Place, in function: Function) -> Bool {
        switch program.type(of: object, at: place)?.unwrapped {
        case .project(let type)?: return program.isWithin(type, owner)
        case .named(let name, _)? where UIKit.isAnything(name):
            let types = typesOfPoints(of: object, in: function)
            return !types.isEmpty && types.allSatisfy { $0.map { program.isWithin($0, owner) } ?? false }
        case .named?, .optional?, .metatype?, nil: return false
        }
    }

    /// The functions of others that give a screen its title by what stands for it in the bar: `page.navigationItem.title = name`.
    private func givers(ofTitleTo owner: Type, outside family: [Function]) -> [Function] {
        program.functions(naming: ["navigationItem"]).filter { function in
            !program.isTest(function) && !family.contains(function)
                && sites(in: function).contains { site in
                    guard case .assignment(let target, nil, _) = site.kind, let (base, name, _) = site.gift, name == "title",
                        target.contains(where: { $0.memberName == "navigationItem" })
                    else { return false }
                    return isOf(owner, base, at: Place(site, in: function), in: function)
                }
        }
    }

    /// Where a method asks for a property.
    private func use(of name: String, in function: Function) -> Location? {
        guard !function.isStatic, function.fact.words.mayHold(name) || function.fact.words.mayHold("_" + name) else { return nil }
        // A local of the same name hides it.
        let isHidden = sites(in: function).contains { $0.locals?.lookUp(name) != nil }
        var range: SourceRange?
        _ = function.contains { part in
            guard part.plainName == name || part.plainName == "_" + name, !isHidden || !part.isName(name) else { return false }
            range = part.range
            return true
        }
        return range.map(function.location)
    }
}

extension Site {
    /// What it gives a property of an object: `screen.page = page`, `[screen setPage:page]`.
    fileprivate var gift: (object: Expression, name: String, value: Expression)? {
        switch kind {
        case .assignment(let target, nil, let value):
            guard case .member(let base, let member) = target.kind else { return nil }
            if member.text == "title", case .member(let screen, let item) = base.core.kind, item.text == "navigationItem" {
                return (screen, member.text, value)
            }
            return (base, member.text, value)
        case .call(let call):
            guard call.name.hasPrefix("set"), let receiver = call.receiver, let value = call.arguments.onlyElement?.value else {
                return nil
            }
            let name = call.name.dropFirst(3)
            return name.isEmpty ? nil : (receiver, name.prefix(1).lowercased() + name.dropFirst(), value)
        default: return nil
        }
    }
}

extension Expression {
    /// Nothing, or a plain value that is spelled out.
    fileprivate var isEmptyOrPlain: Bool {
        switch core.kind {
        case .string, .integer, .float, .boolean, .implicitMember: true
        default: isEmpty
        }
    }

    /// Whether both are `true`, or both `false`.
    fileprivate func isSameBoolean(as other: Expression?) -> Bool {
        guard case .boolean(let own) = core.kind, case .boolean(let other)? = other?.core.kind else { return false }
        return own == other
    }
}
