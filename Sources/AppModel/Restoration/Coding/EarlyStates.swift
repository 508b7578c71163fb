import Syntax

/// What is made of a property while its view loads, and by nobody later.
extension App {
    /// What a label shows, or a property holds, of another property, though that gets its restored value only later.
    ///
    /// - Parameters:
    ///   - makers: the functions that ask for the property as the view loads.
    ///   - isEarly: whether a use is over by the time anything is decoded.
    func stateMade(
        of name: String, by makers: [Function], in owner: Type, isEarly: (MemberUse) -> Bool
    ) -> (state: OwnState, maker: Function)? {
        let property = ShownProperty(name)
        for maker in makers.first(ofEach: \.id) {
            for site in sites(in: maker) {
                guard case .assignment(let target, nil, let value) = site.kind, !site.mayRunLater,
                    let state = OwnState(target, at: site.locals)?.asProperty, state.member != name,
                    !value.contains(where: \.isClosure), property.isPart(of: value, at: Place(site, in: maker)),
                    isForGood(state, in: owner, isEarly), !isReachedOtherwise(state, in: owner)
                else { continue }
                return (state, maker)
            }
        }
        return nil
    }

    /// Whether a view may have another name, or comes back by itself: some code looks for views, keeps them in a list, or a storyboard
    /// identifies them.
    private func isReachedOtherwise(_ state: OwnState, in owner: Type) -> Bool {
        guard let view = state.owner else { return false }
        let family = program.family(of: owner)
        if family.contains(where: {
            $0.declarations.contains { $0.fact.properties.contains { $0.type?.name == "Array" && $0.modifiers.contains(.isOutlet) } }
        }) {
            return true
        }
        return family.flatMap { program.functions(of: $0) }.contains { function in
            function.names(anyOf: ["viewWithTag", "subviews", "arrangedSubviews", "restorationIdentifier"])
                || function.names(anyOf: [view, "_" + view]) && function.body.flatMap(\.expressions).contains { $0.handsOn(view) }
        }
    }

    /// Whether nothing that comes later may give something another value, but for what the user does.
    private func isForGood(_ state: OwnState, in owner: Type, _ isEarly: (MemberUse) -> Bool) -> Bool {
        let name = state.owner ?? state.member
        guard let property = program.lineage(of: owner).compactMap({ $0.property(name)?.fact }).onlyElement, property.accessors.isEmpty,
            property.modifiers.isDisjoint(with: [.isComputed, .isStatic, .isLazy]),
            state.owner == nil ? plainProperty(name, of: owner, isPassedBy: false) != nil : showsForGood(state, property),
            program.usesInOutlines(of: name, forUnit: owner.unit, ofFamily: program.family(of: owner)).isEmpty
        else { return false }
        var users = UserDrivenFunctions(of: owner, in: self)
        var isAsked = state.owner != nil
        for use in uses(ofMember: name, of: owner) where use.function.hook != .encodeState && !use.function.isInitialValue {
            if isEarly(use) { continue }
            guard let type = use.function.type, program.isRelated(type, to: owner) else { return false }
            if users.holds(use.function) { continue }
            if mayGive(state, use) { return false }
            isAsked = isAsked || use.kind != .assigned
        }
        return isAsked
    }

    /// Whether it is what a view of UIKit's shows that keeps nothing by itself.
    private func showsForGood(_ state: OwnState, _ property: PropertyFact) -> Bool {
        ["text", "attributedText", "image"].contains(state.member)
            && ["UILabel", "UIImageView"].contains(property.type?.unwrapped.name ?? "")
    }

    /// Whether a use may give something a value: by itself, by a setter, or as it is handed on.
    private func mayGive(_ state: OwnState, _ use: MemberUse) -> Bool {
        if use.mayHappenLater || use.kind == .assigned { return true }
        let isView = state.owner != nil
        var isPlain = false
        for site in sites(in: use.function) {
            switch site.kind {
            case .assignment(let target, _, let value):
                guard target.range.contains(use.range) || value.core.range == use.range else { continue }
                guard isView, let other = OwnState(target, at: site.locals)?.asProperty, other.owner == state.owner, other != state else {
                    return true
                }
                isPlain = true
            case .local(let local): if local.value?.core.range == use.range { return true }
            case .returns(let value): if value.core.range == use.range { return true }
            case .call(let call):
                if call.receiver?.range.contains(use.range) ?? false, isView || UIKit.additions.contains(call.name) { return true }
                if call.arguments.contains(where: { $0.value.core.range == use.range }),
                    isView || call.arguments.contains(where: \.isReference)
                {
                    return true
                }
            default: continue
            }
        }
        // Whatever else is done with a view is not known.
        return isView && !isPlain && !isRead(use)
    }

    /// `label.frame` in an expression.
    private func isRead(_ use: MemberUse) -> Bool {
        use.function.contains { part in
            if case .member(let base, _) = part.kind { base.core.range == use.range } else { false }
        }
    }
}

extension Expression {
    /// Whether it has a property of its own for a part that is more than what it asks or sets something of: `[heading]`, `Presenter(heading)`.
    fileprivate func handsOn(_ name: String) -> Bool {
        switch kind {
        case .member(let base, _): base.core.plainName?.withoutUnderscore != name && base.handsOn(name)
        case .name(let own): own == name || own == "_" + name
        default: parts.contains { $0.handsOn(name) }
        }
    }
}
