import Syntax

/// What code gives the variables of views and models.
extension LaunchValues {
    /// Adds what the code of a type gives a variable otherwise than because of the user.
    func addGiven(to key: ViewKey, by type: Type, _ values: inout Values, depth: Int) {
        let code = shown.code(of: type)
        for member in code.members {
            for mention in member.mentions where mention.name == key.name && mention.part == key.part && !mention.isOfOther {
                guard values != nil else { return }
                if mention.isBinding {
                    addGiven(bound: mention, &values, depth: depth)
                } else if member.fact.kind == .initializer, mention.assignment != nil {
                    values = nil
                } else if let (operation, value) = mention.assignment {
                    if isByUser(mention, in: member, of: code) { continue }
                    if operation == nil, let constant = constant(value) {
                        values?.insert(constant)
                    } else if isOpen(values) || isKept(value, in: member, of: type) {
                        values = nil
                    }
                } else if case .receiver(let call)? = mention.surroundings.last, !isByUser(mention, in: member, of: code),
                    ["append", "insert", "toggle", "formUnion"].contains(call.name)
                {
                    values = nil
                }
            }
            // `_selection = State(…)`
            if member.fact.kind == .initializer, member.fact.words.mayHold("_" + key.name) { values = nil }
        }
    }

    /// A view that has a binding to it may give it something, too.
    private func addGiven(bound mention: ViewMention, _ values: inout Values, depth: Int) {
        guard case .argument(let call, let label)? = mention.surroundings.last(where: { if case .argument = $0 { true } else { false } })
        else { return }
        guard call.name.first?.isUppercase == true, let view = shown.view(named: call.name) else { return }
        guard let label, depth < 3 else { return values = nil }
        addGiven(to: ViewKey(name: label), by: view, &values, depth: depth + 1)
    }

    /// Whether what it begins with waits for something that is fetched, whereas a screen that is chosen from several is chosen by somebody.
    private func isOpen(_ values: Values) -> Bool {
        values?.contains { value in
            switch value {
            case .absent, .empty, .flag: true
            case .number, .text, .member: false
            }
        } ?? true
    }

    /// Whether a value is, or may be, what somebody has kept.
    func isKept(_ value: Expression, in member: ViewMember, of type: Type) -> Bool {
        SwiftUI.archives.contains(where: member.fact.words.mayHold)
            || value.contains { part in
                let attributes = part.plainName.flatMap { type.property($0)?.fact.attributes } ?? []
                if ["SceneStorage", "AppStorage"].contains(where: attributes.contains) { return true }
                // `Settings.shared.lastPath()`
                guard case .call(let call) = part.kind else { return false }
                return says(SwiftUI.archives, methodCalledBy: call, in: type)
            }
    }

    /// Whether the method of another class of the project's that is called says one of some words.
    func says(_ words: Set<String>, methodCalledBy call: Call, in type: Type) -> Bool {
        guard let receiver = call.receiver?.core, !receiver.isSelf, let other = self.type(ofReceiver: receiver, in: type), other != type
        else { return false }
        let methods = shown.code(of: other).members(named: call.name).filter { $0.fact.kind == .method }
        return !methods.isEmpty && methods.allSatisfy { method in words.contains(where: method.fact.words.mayHold) }
    }

    /// `settings`, `self?.settings`, `Settings`, `Settings.shared`.
    private func type(ofReceiver receiver: Expression, in type: Type) -> Type? {
        var name = receiver.plainName
        // `self?.settings`
        if case .member(let base, let member) = receiver.kind { name = base.core.isSelf ? member.text : base.core.plainName }
        if let name, let (declaration, fact) = type.property(name) {
            return app.program.declaredType(of: fact, in: declaration, of: type)?.unwrapped.projectType
        }
        guard let name, name.first?.isUppercase == true else { return nil }
        return app.program.types.filter { $0.shortName == name && $0.kind != .protocol }.onlyElement
    }

    func isByUser(_ mention: ViewMention, in member: ViewMember, of code: ViewCode) -> Bool {
        let opens = mention.surroundings.contains { if case .closure(let call, _, _) = $0 { call.name == "onOpenURL" } else { false } }
        if opens { return true }
        if let occasion = mention.occasion { return occasion == .action }
        if code.type.kind == .class { return isByUser(member, of: code.type, []) }
        return code.occasions(ofMember: member.name) == [.action]
    }

    /// Whether views call a method of a model as the user does something, and at no other time.
    private func isByUser(_ method: ViewMember, of model: Type, _ asked: Set<String>) -> Bool {
        guard method.fact.kind == .method, !asked.contains(method.name), asked.count < 4 else { return false }
        var isCalled = false
        for other in shown.code(of: model).members {
            for mention in other.mentions where mention.name == method.name && mention.part == nil {
                guard mention.occasion == nil || mention.occasion == .other, isByUser(other, of: model, asked.union([method.name])) else {
                    return false
                }
                isCalled = true
            }
        }
        for (holder, name) in holders.holders(of: model) {
            let code = shown.code(of: holder)
            for member in code.members {
                for mention in member.mentions where mention.name == name && mention.asks(for: method.name) {
                    let occasions = mention.occasion.map { [$0] } ?? code.occasions(ofMember: member.name)
                    guard occasions == [.action] else { return false }
                    isCalled = true
                }
            }
        }
        return isCalled
    }
}

extension ViewMention {
    /// `enter` of `router.enter()`, or of `router.enter` that somebody else calls.
    func asks(for method: String) -> Bool {
        if case .receiver(let call)? = surroundings.last, call.name == method { return true }
        return part == method
    }
}
