import Syntax

/// What was saved and is read again, and so leads the user back to where he was.
extension LaunchValues {
    /// Whether a flag, an item or a binding to it is surely as the user left it.
    func isKept(_ expression: Expression, in type: Type, depth: Int = 0) -> Bool {
        guard depth < 6 else { return false }
        let expression = expression.valueOfBinding ?? expression.core
        if case .member(let holder, let part) = expression.kind, !holder.isSelf {
            guard let owner = self.type(of: holder, in: type) else { return false }
            return owner.kind == .class ? isKept(part.text, ofModel: owner) : isKept(holder, in: type, depth: depth + 1)
        }
        guard let name = expression.plainName?.withoutProjection, let (_, fact) = type.property(name) else { return false }
        if fact.attributes.contains(where: ["SceneStorage", "AppStorage"].contains) { return true }
        if fact.attributes.contains("State") { return isKept(name, ofView: type) }
        if fact.isComputed, let shown = shown.code(of: type).members(named: name).onlyElement?.valueOfBinding {
            return isKept(shown, in: type, depth: depth + 1)
        }
        guard fact.attributes == ["Binding"] else { return false }
        let makings = makings[type.shortName] ?? []
        return !makings.isEmpty
            && makings.allSatisfy { making in
                making.call.argument(name).map { isKept($0, in: making.maker, depth: depth + 1) } ?? false
            }
    }

    /// The type of a project's own that a chain of properties holds.
    private func type(of chain: Expression, in type: Type) -> Type? {
        let name: String
        var owner = type
        if case .member(let base, let part) = chain.core.kind, !base.isSelf {
            guard let holder = self.type(of: base, in: type) else { return nil }
            (owner, name) = (holder, part.text)
        } else {
            guard let plain = chain.core.plainName else { return nil }
            name = plain.withoutProjection
        }
        guard let (declaration, fact) = owner.property(name) else { return nil }
        if let type = app.program.declaredType(of: fact, in: declaration, of: owner) { return type.unwrapped.projectType }
        return holders.models.filter { model in holders.holders(of: model).contains { $0.holder == owner && $0.name == name } }.onlyElement
    }

    /// Whether a variable of a view or model surely is.
    func isKept(_ name: String, of type: Type) -> Bool { type.kind == .class ? isKept(name, ofModel: type) : isKept(name, ofView: type) }

    // MARK: Views

    private func isKept(_ name: String, ofView view: Type) -> Bool {
        let code = shown.code(of: view)
        let isGivenBack = code.members.contains { member in
            member.mentions.contains { mention in
                guard let given = mention.assignment, mention.isItself(name), given.operation == nil else { return false }
                return constant(given.value) == nil && !isByUser(mention, in: member, of: code)
                    && isKept(given.value, in: member, of: view)
            }
        }
        guard isGivenBack || isFirst(name, of: view) else { return false }
        var names = NamesOfVariable(ViewKey(name: name))
        names.complete(in: code, view)
        return code.members.contains { member in
            member.mentions.contains { mention in
                names.holds(mention, in: member) && mention.occasion != nil && mention.assignment == nil
                    && (SwiftUI.stores.contains(where: member.fact.words.mayHold) || mention.isStored(by: view)
                        || isHandedToStore(mention, in: member, of: view))
            }
        }
    }

    /// Whether a variable begins with what was kept.
    private func isFirst(_ name: String, of type: Type) -> Bool {
        guard let (declaration, fact) = type.property(name) else { return false }
        let whole = declaration.fact.withMethods?.property(name) { $0.nameRange == fact.nameRange } ?? fact
        if let value = whole.value, value.contains(where: { $0.ownName.map(SwiftUI.archives.contains) ?? false }) { return true }
        // `_selection = State(initialValue: defaults.string(forKey: "selection"))`
        return shown.code(of: type).members.contains { member in
            member.fact.kind == .initializer && !member.fact.words.mayHold("Decoder")
                && member.body.flatMap(\.expressions).contains { expression in
                    guard case .assignment(let target, nil, let value) = expression.core.kind, target.core.isNamed("_" + name) else {
                        return false
                    }
                    return value.contains { $0.ownName.map(SwiftUI.archives.contains) ?? false }
                }
        }
    }

    /// Whether a method of another class, which stores something, is called in the statement around a place.
    private func isHandedToStore(_ mention: ViewMention, in member: ViewMember, of type: Type) -> Bool {
        guard let statement = member.body.around(mention.range).last else { return false }
        return statement.expressions.contains { expression in
            expression.contains { part in
                if case .call(let call) = part.kind { says(SwiftUI.stores, methodCalledBy: call, in: type) } else { false }
            }
        }
    }

    // MARK: Models

    private func isKept(_ name: String, ofModel model: Type) -> Bool {
        let key = Variable(type: model.id, key: ViewKey(name: name))
        if let known = kept[key] { return known }
        kept[key] = false
        guard let (_, fact) = model.property(name), fact.modifiers.isDisjoint(with: [.isStatic, .isLet, .isComputed]) else { return false }
        let found =
            fact.attributes.contains("AppStorage") || (isGivenBack(name, to: model) || isFirst(name, of: model)) && isSaved(name, of: model)
        kept[key] = found
        return found
    }

    /// Whether code that reads what was kept gives it to a property, itself or by a method of the model.
    private func isGivenBack(_ name: String, to model: Type) -> Bool {
        let code = shown.code(of: model)
        return code.members.contains { member in
            member.mentions.contains { mention in
                guard mention.isItself(name), let given = mention.assignment, given.operation == nil, constant(given.value) == nil else {
                    return false
                }
                if isKept(given.value, in: member, of: model) { return !isByUser(mention, in: member, of: code) }
                if member.fact.kind == .initializer { return member.fact.words.mayHold("Decoder") }
                return member.fact.parameters.contains { parameter in given.value.contains { $0.plainName == parameter.name } }
                    && isGivenWhatWasKept(by: member, of: model)
            }
        }
    }

    /// Whether whoever calls a method of a model hands it what was kept.
    private func isGivenWhatWasKept(by method: ViewMember, of model: Type) -> Bool {
        holders.holders(of: model).contains { holder, own in
            let code = shown.code(of: holder)
            return code.members.contains { member in
                member.mentions.contains { mention in
                    guard mention.isItself(own), case .receiver(let call)? = mention.surroundings.last, call.name == method.name else {
                        return false
                    }
                    return !isByUser(mention, in: member, of: code)
                        && call.arguments.contains { isKept($0.value, in: member, of: holder) }
                }
            }
        }
    }

    /// Whether code that names a store asks for it, or for what is made of it.
    private func isSaved(_ name: String, of model: Type, depth: Int = 0) -> Bool {
        let code = shown.code(of: model)
        let made = code.derived(from: [name])
        func stores(_ member: ViewMember) -> Bool { SwiftUI.stores.contains(where: member.fact.words.mayHold) }
        func asks(_ mention: ViewMention) -> Bool { made.contains(mention.name) && !mention.isOfOther && mention.assignment == nil }
        let isSavedByItself = code.members.contains { member in
            member.mentions.contains { mention in
                guard asks(mention), member.fact.kind != .initializer || mention.isBinding else { return false }
                return member.fact.kind != .initializer && stores(member) || isHandedToStore(mention, in: member, of: model)
            }
        }
        if isSavedByItself { return true }
        return depth < 3
            && holders.holders(of: model).contains { holder, own in
                shown.code(of: holder).members.contains { member in
                    let asks = member.mentions.contains { mention in
                        mention.name == own && mention.assignment == nil && made.contains { mention.asks(for: $0) }
                    }
                    guard asks else { return false }
                    return stores(member) || member.isAnswer && holder.kind == .class && isSaved(member.name, of: holder, depth: depth + 1)
                }
            }
    }
}

extension ViewMention {
    fileprivate func isItself(_ property: String) -> Bool { name == property && part == nil && !isOfOther }

    /// Whether a variable that the scene or the defaults keep is given it.
    fileprivate func isStored(by view: Type) -> Bool {
        surroundings.contains { surrounding in
            guard case .value(let target) = surrounding, let name = target.core.plainName else { return false }
            return view.property(name)?.fact.attributes.contains(where: ["SceneStorage", "AppStorage"].contains) ?? false
        }
    }
}

extension ViewMember {
    /// Of the binding that is all of it.
    var valueOfBinding: Expression? { body.onlyElement?.value?.valueOfBinding }
}

extension Expression {
    /// `route` of `Binding(get: { route != nil }, set: …)`.
    var valueOfBinding: Expression? {
        guard case .call(let call) = core.kind, call.name == "Binding",
            case .closure(let getter)? = (call.argument("get") ?? call.firstUnlabelled)?.core.kind,
            let value = getter.body.onlyElement?.value?.core
        else { return nil }
        if case .binary(let first, "!=", _) = value.kind { return first }
        if case .binary(let first, "==", let second) = value.kind, !second.core.isNil { return first }
        return value
    }
}

extension Statement {
    fileprivate var value: Expression? {
        switch kind {
        case .expression(let value): value
        case .returns(let value): value
        default: nil
        }
    }
}
