import Syntax

/// Reads what gives a variable of a screen another value.
struct ChangeReading {
    private let name: String
    /// What it begins with.
    private let first: Expression?
    let isFlag: Bool
    private let owner: Type
    private let app: App

    init(_ name: String, first: Expression?, isFlag: Bool, of owner: Type, in app: App) {
        self.name = name
        self.first = first
        self.isFlag = isFlag
        self.owner = owner
        self.app = app
    }

    /// What gives the variable another value where it is used.
    func change(at use: MemberUse) -> Site? {
        app.bodies.body(of: use.function).around(use.range).first { site in
            guard let target = app.changed(by: site, in: use.function), use.kind == .assigned || target.range.contains(use.range) else {
                return false
            }
            return target.core.memberName?.withoutUnderscore == name
        }
    }

    /// Whether the object whose member is used is surely of another class.
    func isOfAnother(_ use: MemberUse) -> Bool {
        let names = Set(app.program.lineage(of: owner).flatMap(\.inherited).map(\.name))
        let locals = app.bodies.body(of: use.function).around(use.range).first { $0.locals != nil }?.locals
        return use.function.contains(around: use.range) { part in
            guard part.range == use.range else { return false }
            var member = part.core
            if case .assignment(let target, _, _) = member.kind { member = target.core }
            guard case .member(let base, _) = member.kind,
                case .named(let kind, _)? = app.program.type(of: base, at: Place(use.function, locals))?.unwrapped
            else { return false }
            return !UIKit.isAnything(kind) && !names.contains(kind)
        }
    }

    func isObserved(by function: Function) -> Bool {
        function.fact.kind == .observer && function.property?.name.withoutUnderscore == name
    }

    /// Whether a function is what puts a value into the variable, whoever has one.
    func isSet(by function: Function) -> Bool {
        function.fact.name == name.nameOfSetter && function.fact.parameters.count == 1
            || function.fact.kind == .setter && function.property?.name == name
    }

    /// Whether somebody who has just made the screen, or is about to show it, gives it something.
    func isPresentation(_ site: Site, in function: Function) -> Bool {
        if UIKit.preparations.contains(function.fact.name) || app.makers(of: owner).contains(function) { return true }
        guard case .member(let base, _)? = app.changed(by: site, in: function)?.core.kind, let local = base.core.plainName else {
            return false
        }
        return base.core.isName(local) && site.locals?.lookUp(local) != nil
    }

    /// Whether another object of the class gets it, which a local stands for: the screen that is shown next.
    func isOfNext(_ site: Site, in function: Function) -> Bool {
        guard case .member(let base, _)? = app.changed(by: site, in: function)?.core.kind, case .name(let local) = base.core.kind,
            site.locals?.lookUp(local) != nil
        else { return false }
        let origins = Place(site, in: function).origins(of: base)
        return !origins.isEmpty
            && origins.allSatisfy { origin in
                switch origin.value.core.kind {
                case .call: true
                case .member(_, let name): name.text == "destination" || name.text == "destinationViewController"
                default: false
                }
            }
    }

    func isPlain(_ site: Site) -> Bool {
        if case .assignment(_, nil, _) = site.kind { true } else { false }
    }

    /// `true`, `.list`: how the constant is spelt that the variable gets.
    func constant(_ site: Site) -> String? {
        guard case .assignment(_, nil, let value) = site.kind else { return nil }
        return switch value.core.kind {
        case .boolean(let value): String(value)
        case .integer(let text): String(describing: text)
        case .string(let text): text
        case .implicitMember(let name): name
        case .nilLiteral: "nil"
        case .prefix("-", let inner):
            if case .integer(let text) = inner.core.kind { "-" + String(describing: text) } else { nil }
        default: nil
        }
    }

    /// Whether it gives the variable a constant, or something new and empty.
    func isSpeltOut(_ site: Site) -> Bool {
        guard case .assignment(_, nil, let value) = site.kind else { return false }
        return constant(site) != nil || value.isEmpty
    }

    /// Whether it gives the variable what that begins with, or nothing.
    func isReset(_ site: Site) -> Bool {
        guard case .assignment(_, nil, let value) = site.kind else { return false }
        if value.isEmpty { return true }
        guard let first = first?.core else {
            if case .boolean(false) = value.core.kind { return true }
            return false
        }
        return switch (value.core.kind, first.kind) {
        case (.boolean(let new), .boolean(let old)): new == old
        case (.integer(let new), .integer(let old)): new == old
        case (.string(let new), .string(let old)): new == old
        case (.implicitMember(let new), .implicitMember(let old)): new == old
        default: false
        }
    }

    /// `page = page + 1`, `isOpen = !isOpen`, `page += 1`
    func isStep(_ site: Site) -> Bool {
        guard case .assignment(let target, let operation, let value) = site.kind else { return true }
        return operation != nil
            || value.contains { part in
                guard let own = part.core.path, let other = target.core.path else { return false }
                return own.withoutUnderscore == other.withoutUnderscore
            }
    }

    /// Whether something asks for the variable first.
    func isDecided(_ site: Site) -> Bool {
        site.tests.contains { test in test.contains { $0.core.memberName?.withoutUnderscore == name } }
    }

    /// Whether a flag is taken back where it is asked for, and set elsewhere: something was to be done, and is.
    func isConsumed(_ site: Site, in function: Function) -> Bool {
        guard let value = constant(site), isDecided(site) else { return false }
        return !app.sites(in: function).contains { other in
            other.range != site.range && other.target?.core.memberName?.withoutUnderscore == name && constant(other) != value
        }
    }

    /// Whether a screen begins with it: where it is made or loads its view, or where there is nothing yet.
    func begins(_ site: Site, in function: Function) -> Bool {
        guard !site.mayRunLater, case .assignment(_, nil, let value) = site.kind else { return false }
        if function.fact.kind == .initializer { return true }
        guard let condition = site.conditions.first else {
            return UIKit.loadsScreen(function.fact.name) && (constant(site) != nil || value.isEmpty)
        }
        guard site.conditions.count == 1 else { return false }
        return condition.expressions.contains { test in
            switch test.core.kind {
            case .binary(let left, "==", let right): left.core.memberName?.withoutUnderscore == name && right.isNil
            case .prefix("!", let inner): function.isObjectiveC && !isFlag && inner.core.memberName?.withoutUnderscore == name
            default: false
            }
        }
    }

    /// Whether what is given says what the user did: of what the function is told, of a control, or step by step.
    func tellsOfUser(_ site: Site, in function: Function) -> Bool {
        guard case .assignment(_, nil, let value) = site.kind, constant(site) == nil, !isStep(site) else { return true }
        // What is picked out of a list comes of what the user asked for, and is none of it.
        if value.contains(where: { if case .call(let call) = $0.kind { UIKit.picksOut(call.name) } else { false } }) { return false }
        var open = [(value: value, place: Place(site, in: function))]
        var seen: Set<SourceRange> = []
        while let next = open.popLast() {
            guard seen.insert(next.value.range).inserted else { continue }
            let isTold = next.value.contains { part in
                switch part.kind {
                case .name(let local):
                    guard let scope = next.place.locals?.lookUp(local) else { return false }
                    guard case .parameter = scope.binding.origin else {
                        open += values(of: scope.binding, at: next.place, in: function)
                        return false
                    }
                    // In a closure that waits for the user, whatever that is told.
                    return site.mayRunLater || next.place.isOwnParameter(scope)
                case .member(let base, _): return isView(base, at: next.place)
                default: return false
                }
            }
            if isTold { return true }
        }
        return false
    }

    /// What a local begins with, and what it gets later.
    private func values(
        of local: LocalScope.Binding, at place: Place, in function: Function
    ) -> [(value: Expression, place: Place)] {
        let later = app.sites(in: function).compactMap { site -> (value: Expression, place: Place)? in
            guard case .assignment(let target, nil, let value) = site.kind, target.core.isName(local.name),
                site.locals?.lookUp(local.name)?.binding.id == local.id
            else { return nil }
            return (value, Place(site, in: function))
        }
        return (place.firstValue(of: local.name).map { [$0] } ?? []) + later
    }

    private func isView(_ object: Expression, at place: Place) -> Bool {
        switch app.program.type(of: object, at: place)?.unwrapped {
        case .named(let kind, _)?: UIKit.inherits(kind, from: "UIView") || UIKit.inherits(kind, from: "NSView")
        case .project(let type)?: app.program.isView(type) || app.program.inherits(type, from: "NSView")
        default: false
        }
    }
}
