import Syntax

/// What is made of a property while its view loads, and by nobody later.
extension App {
    /// What a label or the screen's title shows, or a property holds, of another property, though that gets its restored value only later; or
    /// what is there, or may be used, only where that has one.
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
                if let state = site.call?.changedButtons, !site.mayRunLater, isDecided(site, by: property, in: maker),
                    isForGood(state, in: owner, isEarly)
                {
                    return (state, maker)
                }
                guard case .assignment(let target, nil, let value) = site.kind, !site.mayRunLater,
                    let state = OwnState(target, at: site.locals)?.asProperty, state.member != name,
                    !value.contains(where: \.isClosure),
                    property.isPart(of: value, at: Place(site, in: maker)) || state.isDecision && isDecided(site, by: property, in: maker),
                    isForGood(state, in: owner, isEarly), !isReachedOtherwise(state, in: owner)
                else { continue }
                return (state, maker)
            }
        }
        return nil
    }

    /// The one of some functions that has the screen show a property, or something made of it: a view of the screen is handed it, or somebody who
    /// answers by a closure that fills the screen.
    func functionShowing(_ name: String, amongst makers: [Function], in owner: Type) -> Function? {
        let property = ShownProperty(name)
        return makers.first(ofEach: \.id).first { maker in
            sites(in: maker).contains { site in
                guard let call = site.call, !site.mayRunLater, !call.logs, !call.asksSuper else { return false }
                let place = Place(site, in: maker)
                let answers = call.arguments.filter(\.value.core.isClosure)
                guard call.arguments.contains(where: { !$0.value.core.isClosure && property.isPart(of: $0.value, at: place) }) else {
                    return false
                }
                if answers.contains(where: { fillsOwn($0.value, owner) }) { return true }
                guard let view = call.receiver?.core, view.plainName.map({ !view.isName($0) || place.locals?.lookUp($0) == nil }) ?? false
                else { return false }
                return program.type(of: view, at: place).map(isView) ?? false && !call.changesLookAlone
            }
        }
    }

    /// Whether a closure gives a property of the screen, or of a view of it, a value, or has a method of the screen run.
    private func fillsOwn(_ closure: Expression, _ owner: Type) -> Bool {
        closure.contains { part in
            switch part.kind {
            case .assignment(let target, nil, _): target.contains { $0.isSelf } || OwnState(target, at: nil) != nil
            case .call(let call):
                (call.receiver.map { $0.contains { $0.isSelf } } ?? true) && program.method(call.name, call, of: owner) != nil
            default: false
            }
        }
    }

    /// Whether something happens where the property is there, or where it is not, and nothing else is asked.
    private func isDecided(_ site: Site, by property: ShownProperty, in maker: Function) -> Bool {
        // What leads to an `else` was asked before it is reached.
        guard let test = site.tests.map(\.core).first(ofEach: \.range).onlyElement else { return false }
        let place = Place(site, in: maker)
        return switch test.kind {
        case .binary(let left, "==", let right), .binary(let left, "!=", let right):
            left.isNil && property.isMeant(by: right, at: place) || right.isNil && property.isMeant(by: left, at: place)
                || right.isConstant && property.isMeant(by: left, at: place)
        case .prefix("!", let other): property.isMeant(by: other, at: place) || isSize(other, of: property, at: place)
        case .binary(let left, ">", let right), .binary(let left, ">=", let right), .binary(let left, "<", let right):
            right.isConstant && isSize(left, of: property, at: place)
        default: property.isMeant(by: test, at: place) || isSize(test, of: property, at: place)
        }
    }

    /// `name.count`, `items.isEmpty`
    private func isSize(_ expression: Expression, of property: ShownProperty, at place: Place) -> Bool {
        guard case .member(let base, let name) = expression.core.kind else { return false }
        return ["count", "length", "isEmpty"].contains(name.text) && property.isMeant(by: base, at: place)
    }

    /// Whether a view may have another name, or comes back by itself: some code looks for views, keeps them in a list, or a storyboard
    /// identifies them.
    func isReachedOtherwise(_ state: OwnState, in owner: Type) -> Bool {
        guard let view = state.owner, !state.isOfItem else { return false }
        let family = program.family(of: owner)
        if family.contains(where: {
            $0.declarations.contains { $0.fact.properties.contains { $0.type?.name == "Array" && $0.modifiers.contains(.isOutlet) } }
        }) {
            return true
        }
        return family.flatMap { program.functions(of: $0) }.contains { function in
            function.looksForViews || !function.isFactory && function.identifiesOthers
                || function.names(anyOf: [view, "_" + view]) && function.body.flatMap(\.expressions).contains { $0.handsOn(view) }
        }
    }

    /// Whether nothing that comes later may give something another value, but for what the user does.
    func isForGood(_ state: OwnState, in owner: Type, _ isEarly: (MemberUse) -> Bool) -> Bool {
        let name = state.owner ?? state.member
        let declared = program.lineage(of: owner).compactMap { $0.property(name)?.fact }
        if state.isOfItem || state.isTitle {
            let elsewhere = program.usesInOutlines(of: name, forUnit: owner.unit, ofFamily: program.family(of: owner))
            guard declared.isEmpty, state.isTitle ? !elsewhere.contains(.assigned) : elsewhere.isEmpty else { return false }
            return isLeftAlone(state, in: owner, isAsked: true, isEarly)
        }
        guard let property = declared.onlyElement, property.accessors.isEmpty,
            property.modifiers.isDisjoint(with: [.isComputed, .isStatic, .isLazy]),
            state.owner == nil ? plainProperty(name, of: owner, isPassedBy: false) != nil : showsForGood(state, property),
            program.usesInOutlines(of: name, forUnit: owner.unit, ofFamily: program.family(of: owner)).isEmpty
        else { return false }
        return isLeftAlone(state, in: owner, isAsked: state.owner != nil, isEarly)
    }

    /// - Parameter isAsked: whether somebody sees it in any case.
    private func isLeftAlone(_ state: OwnState, in owner: Type, isAsked: Bool, _ isEarly: (MemberUse) -> Bool) -> Bool {
        let name = state.owner ?? state.member
        var users = UserDrivenFunctions(of: owner, in: self)
        var isAsked = isAsked
        for use in uses(ofMember: name, of: owner) where use.function.hook != .encodeState && !use.function.isInitialValue {
            if isEarly(use) { continue }
            guard let type = use.function.type, program.isRelated(type, to: owner) else {
                // Who asks for a title cannot change it.
                if state.isTitle, use.kind == .read, !use.isText { continue }
                return false
            }
            if users.holds(use.function) { continue }
            if mayGive(state, use) { return false }
            isAsked = isAsked || use.kind != .assigned
        }
        return isAsked
    }

    /// Whether it is what a view of UIKit's shows that keeps nothing by itself.
    private func showsForGood(_ state: OwnState, _ property: PropertyFact) -> Bool {
        let kind = property.type?.unwrapped.name ?? property.value?.nameOfMade
        return switch kind {
        case "UILabel", "UIImageView": ["text", "attributedText", "image"].contains(state.member) || state.isOfVisibility
        case let kind? where UIKit.inherits(kind, from: "UIView"):
            state.isOfVisibility || state.isOfUse && UIKit.inherits(kind, from: "UIControl")
        case let kind?: state.isOfUse && UIKit.inherits(kind, from: "UIBarItem")
        case nil: false
        }
    }

    /// Whether a use may give something a value: by itself, by a setter, or as it is handed on.
    private func mayGive(_ state: OwnState, _ use: MemberUse) -> Bool {
        let isView = state.owner != nil
        if use.kind == .assigned || use.mayHappenLater && !(isView && isRead(use)) { return true }
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

extension Call {
    /// Whether it says where views stand, and no more.
    fileprivate var placesViews: Bool {
        name.hasPrefix("NSLayoutConstraint") || name.hasPrefix("constraint") || name == "UIStackView" || name == "initWithArrangedSubviews"
    }

    /// Whether it is about where a view stands and how it looks.
    fileprivate var changesLookAlone: Bool { UIKit.waysToLayOut.contains(where: name.hasPrefix) || placesViews }

    /// The buttons of the bar that it takes away, adds or sets: `navigationItem.leftBarButtonItems?.removeLast()`.
    fileprivate var changedButtons: OwnState? {
        guard let receiver = receiver?.core else { return nil }
        if receiver.plainName == "navigationItem", name.hasPrefix("set"), name.contains("BarButtonItem") || name.hasSuffix("BarButton") {
            return OwnState(buttons: name.contains("eft") ? "leftBarButtonItems" : "rightBarButtonItems")
        }
        var list = receiver
        if case .optional(let inner) = list.kind { list = inner.core }
        guard ["append", "insert", "remove", "removeLast", "removeFirst", "removeAll", "popLast"].contains(name),
            let state = OwnState(list, at: nil), state.isOfButtons
        else { return nil }
        return state
    }
}

extension Expression {
    /// A literal, or a case.
    fileprivate var isConstant: Bool {
        switch core.kind {
        case .string, .integer, .boolean, .implicitMember: true
        default: false
        }
    }

    /// `UIBarButtonItem` of `UIBarButtonItem()`.
    fileprivate var nameOfMade: String? { if case .call(let call) = core.kind { call.name } else { nil } }
}

extension Function {
    /// Whether it asks for views by a tag, or for those that a view has.
    fileprivate var looksForViews: Bool {
        contains(naming: UIKit.waysToParts) { part in
            switch part.kind {
            case .member(_, let name): UIKit.waysToParts.contains(name.text)
            case .call(let call): UIKit.waysToParts.contains(call.name)
            default: false
            }
        }
    }

    /// Whether it names the identifier of anything but its own object.
    fileprivate var identifiesOthers: Bool {
        contains(naming: ["restorationIdentifier"]) { part in
            if case .member(let base, let name) = part.kind { name.text == "restorationIdentifier" && !base.isSelf } else { false }
        }
    }
}

extension OwnState {
    fileprivate var isTitle: Bool { owner == nil && member == "title" }

    /// What the bar shows of the screen.
    fileprivate var isOfItem: Bool {
        owner == "navigationItem" && ["title", "prompt", "titleView"].contains(member) || isOfButtons || isOfUseOfButton
    }

    fileprivate var isOfButtons: Bool {
        owner == "navigationItem"
            && ["rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems"].contains(member)
    }

    /// Whether it is a matter of there being something, or of its use.
    var isDecision: Bool { isOfButtons || owner != nil && (isOfVisibility || isOfUse) }

    /// In Swift's and Objective-C's spelling.
    var isOfVisibility: Bool { ["isHidden", "hidden"].contains(member) }

    var isOfUse: Bool { ["isEnabled", "enabled"].contains(member) || isOfUseOfButton }

    /// `navigationItem.rightBarButtonItem.isEnabled`
    private var isOfUseOfButton: Bool {
        owner == "navigationItem" && ["isEnabled", "enabled"].contains { member.hasSuffix("BarButtonItem." + $0) }
    }
}

extension Expression {
    /// Whether it has a property of its own for a part that is more than what it asks or sets something of: `[heading]`, `Presenter(heading)`.
    fileprivate func handsOn(_ name: String) -> Bool {
        switch kind {
        case .member(let base, _): base.core.plainName?.withoutUnderscore != name && base.handsOn(name)
        case .name(let own): own == name || own == "_" + name
        // It goes where everybody sees it, and keeps its name.
        case .call(let call) where UIKit.callsThatShowViews.contains(call.name) || call.placesViews: call.callee.handsOn(name)
        case .assignment(let target, nil, let value) where target.core.memberName.map(UIKit.placesOfViews.contains) ?? false:
            value.core.plainName?.withoutUnderscore != name && value.handsOn(name)
        default: parts.contains { $0.handsOn(name) }
        }
    }
}
