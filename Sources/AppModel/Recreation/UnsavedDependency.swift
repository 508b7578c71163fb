import Syntax

/// A property that whoever shows a controller hands over beside others: the controller saves these and takes them back, but not this one.
public struct UnsavedDependency: Sendable {
    public let property: PropertyFact
    /// Where the property is declared.
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
        let encoding = running(in: family.flatMap { program.implementations(of: .encodeState, in: $0) }, of: owner)
        let decoding = running(in: family.flatMap { program.implementations(of: .decodeState, in: $0) }, of: owner)
        // A factory may give what it was made with.
        let restoring = encoding + decoding.filter { !UIKit.loadingMethods.contains($0.fact.name) } + functions.filter { $0.hook != nil }
        let factories = program.implementations(of: .controllerFactory, .delegateFactory).filter { program.unit(of: $0) == owner.unit }
        func isSaved(_ name: String) -> Bool {
            let names: Set = [name, "_" + name]
            return encoding.contains { $0.names(anyOf: names) } && (decoding + factories).contains { $0.names(anyOf: names) }
        }
        var found: [UnsavedDependency] = []
        for declaration in owner.declarations {
            for property in declaration.fact.properties where isHandedOver(property, in: declaration, of: owner) {
                let name = property.name
                guard !(restoring + factories).contains(where: { $0.names(anyOf: [name, "_" + name]) }),
                    !isFilled(name, by: functions, orHasOtherWayWithout: nil),
                    let use = functions.lazy.compactMap({ self.use(of: name, in: $0) }).first
                else { continue }
                let givers = givers(of: name, to: owner, outside: functions)
                let gifts = givers.map { self.gifts(beside: name, to: owner, by: $0, isSaved) }
                // Who hands it over alone may do so to what came back, and who runs as the app launches does.
                guard let first = gifts.first, let given = first?.given, let siblings = first?.names,
                    gifts.allSatisfy({ gift in gift.map { !$0.names.isEmpty && $0.names.allSatisfy(isSaved) } ?? false }),
                    gifts.contains(where: { gift in gift.map { !$0.value.isSameBoolean(as: property.value) } ?? false }),
                    !givers.contains(where: { $0.hook != nil || early.mayCall($0) })
                else { continue }
                let isPerhapsPassing =
                    siblings.count == 1 || !(property.value?.isEmpty ?? true)
                    || isFilled(name, by: functions, orHasOtherWayWithout: MissingProperty(name, amongst: functions))
                if isPerhapsPassing || property.value != nil, Conventions.isTransient(name) { continue }
                found.append(
                    UnsavedDependency(
                        property: property, location: Location(path: program.files[declaration.file].path, range: property.nameRange),
                        owner: owner, siblings: siblings, given: given, use: use, encoder: encoder,
                        isPerhapsPassing: isPerhapsPassing,
                        doubt: program.silence(onAncestorsOf: owner)))
            }
        }
        return found
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
                let binding = site.locals?.lookUp(local)?.binding,
                let type = program.type(of: base, at: Place(site, in: giver))?.unwrapped.projectType, program.isWithin(type, owner)
            else { return nil }
            return Gift(binding: binding.id, name: name, range: site.range, value: value)
        }
        guard let own = gifts.first(where: { $0.name == name }) else { return nil }
        let lineage = program.lineage(of: owner)
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
        return (others.map(\.name).first(ofEach: \.self), giver.location(own.range), own.value)
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
