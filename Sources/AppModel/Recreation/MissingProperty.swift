import Syntax

/// A property of a screen that nobody has filled, and what the screen does then.
struct MissingProperty {
    private let names: Set<String>
    /// The property of the screen with the object that it belongs to; `nil` where that is the screen.
    private let holder: String?
    private let besides: Set<String>
    private let family: [Function]
    private let isObject: Bool
    /// The functions that show the screen; `nil` where all count as such.
    private let showing: Set<Int>?
    /// Whether it is looked at in a function that runs later, in which what the object says of itself decides nothing of what is shown.
    private var isLater = false

    /// - Parameters:
    ///   - holder: the property of the screen with the object that it belongs to; `nil` where that is the screen.
    ///   - besides: other properties that are missing too, so that doing something with those is no other way.
    ///   - family: the functions of the screen's class, its superclasses and its subclasses, and those of the object's.
    ///   - isObject: whether it is something with members of its own, and no text, list or number.
    ///   - showing: the identities of the functions that show the screen.
    init(
        _ name: String, of holder: String? = nil, besides: Set<String> = [], amongst family: [Function], isObject: Bool = false,
        showing: Set<Int>? = nil
    ) {
        self.holder = holder
        let own: Set = [name, "_" + name]
        names = own.union(family.members(tellingWhetherAnyOf: own))
        self.besides = besides.subtracting([name]).union(besides.subtracting([name]).map { "_" + $0 })
        self.family = family
        self.isObject = isObject
        self.showing = showing
    }

    /// The parameter that brings it to a method.
    func given(to receiver: ShownProperty.Receiver) -> MissingProperty {
        MissingProperty(receiver.name, besides: besides, amongst: family, isObject: isObject && receiver.isWhole, showing: showing)
    }

    /// Whether a function may mention it, or what hands it out.
    func isNamed(in function: Function) -> Bool { names.contains(where: function.fact.words.mayHold) }

    /// Whether a function has another way where the property is missing: it neither leaves out what it would show, nor shows words in its
    /// place.
    func hasOtherWay(in function: Function) -> Bool {
        var own = self
        own.isLater = showing.map { !$0.contains(function.id) } ?? false
        return own.hasOtherWay(in: function.body)
    }

    private func hasOtherWay(in statements: [Statement]) -> Bool {
        statements.indices.contains { index in
            let statement = statements[index]
            if leavesWithIt(statement), !statements[(index + 1)...].allSatisfy({ isPlaceholder($0) }) { return true }
            switch statement.kind {
            case .guarded(let conditions, let otherwise):
                guard isMentioned(in: conditions), !hasOtherWay(in: conditions) else {
                    return hasOtherWay(in: conditions) || hasOtherWay(in: otherwise)
                }
                return !otherwise.allSatisfy { isPlaceholder($0) }
            case .branch(let branch): return hasOtherWay(in: branch)
            case .loop(let loop):
                return loop.sequence.map(hasOtherWay) ?? false || hasOtherWay(in: loop.conditions) || hasOtherWay(in: loop.body)
            case .block(let inner), .deferred(let inner): return hasOtherWay(in: inner)
            case .attempt(let body, let catches): return hasOtherWay(in: body) || catches.contains { hasOtherWay(in: $0.body) }
            case .expression, .local, .function, .returns, .throwing, .breaks, .continues, .fallsThrough:
                return statement.expressions.contains(where: hasOtherWay)
            }
        }
    }

    /// `if let item { return show(item) }`, after which comes what is there for everybody else.
    private func leavesWithIt(_ statement: Statement) -> Bool {
        guard case .branch(let branch) = statement.kind, branch.subject == nil, branch.arms.count == 1, let arm = branch.arms.first,
            arm.body.last?.isReturn == true, !arm.conditions.flatMap(\.expressions).contains(where: { $0.contains(where: asksForAbsence) })
        else { return false }
        return isAsked(in: arm.conditions, deciding: false)
    }

    private func hasOtherWay(in branch: Statement.Branch) -> Bool {
        let decides = decides(between: branch.arms.map { $0.body.flatMap(\.expressionsBesidesTests) })
        if let subject = branch.subject, isAsked(by: subject, deciding: decides), branch.arms.count > 1 || hasOtherWay(subject) {
            return true
        }
        // An arm behind one that is taken where it is there.
        var isBehind = false
        for arm in branch.arms {
            let isAbsent = arm.conditions.flatMap(\.expressions).contains { $0.contains(where: asksForAbsence) }
            let isPresent = !isAbsent && isAsked(in: arm.conditions, deciding: decides)
            if !arm.conditions.isEmpty, isBehind, isOfOthers(arm.conditions.flatMap(\.expressions)) {
                if hasOtherWay(in: arm.body) { return true }
            } else if isAbsent || isBehind && !isPresent {
                // What goes on to show the screen all the same is the screen of something new.
                let isInstead = branch.arms.count > 1 || arm.body.contains(where: \.isReturn)
                if !isInstead || !arm.body.allSatisfy({ isPlaceholder($0) }) { return true }
            } else if hasOtherWay(in: arm.conditions) || hasOtherWay(in: arm.body) {
                return true
            }
            isBehind = isBehind || isPresent
        }
        return false
    }

    private func hasOtherWay(in conditions: [Statement.Condition]) -> Bool {
        conditions.flatMap(\.expressions).contains(where: hasOtherWay)
    }

    /// `name == nil`, `name?.title ?? other`, `!name`, `name ? name.title : other`.
    private func hasOtherWay(_ expression: Expression) -> Bool {
        expression.contains { part in
            switch part.kind {
            case .binary(let left, "??", let right): !right.isEmpty && left.contains(where: isMeant)
            case .ternary(let condition, let first, let other):
                isAsked(by: condition, deciding: decides(between: [[first], [other]])) && !other.isEmpty
            default: asksForAbsence(part)
            }
        }
    }

    private func asksForAbsence(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .binary(let left, "==", let right) where left.isNil && isMeant(right.core) || right.isNil && isMeant(left.core): true
        case .binary(let left, "==", let right) where left.isZero && isMeant(right.core) || right.isZero && isMeant(left.core): true
        // Nothing has no length.
        case .binary(let left, "==", let right) where left.isZero && isSize(right.core) || right.isZero && isSize(left.core): true
        case .binary(let left, "<=", let right), .binary(let left, "<", let right): right.isNumber && isMeant(left.core)
        case .prefix("!", let base): isMeant(base.core) || isSize(base.core) || base.core.calleeWithoutArguments.map(isMeant) == true
        case .binary(let left, "==", let right): left.isNil && isMeantOptionally(right) || right.isNil && isMeantOptionally(left)
        // `item?.isNew != false` holds without an item.
        case .binary(let left, "!=", let right): right.isLiteral && isMeantOptionally(left) || left.isLiteral && isMeantOptionally(right)
        default: false
        }
    }

    /// `item?.isNew == false`, `item?.name != nil`
    private func asksForPresence(_ expression: Expression) -> Bool {
        switch expression.core.kind {
        case .binary(let left, "==", let right): right.isLiteral && isMeantOptionally(left) || left.isLiteral && isMeantOptionally(right)
        case .binary(let left, "!=", let right): right.isNil && isMeantOptionally(left) || left.isNil && isMeantOptionally(right)
        default: false
        }
    }

    private func isMeantOptionally(_ expression: Expression) -> Bool {
        expression.contains { part in
            guard case .member(let base, _) = part.kind, case .optional(let inner) = base.kind else { return false }
            return isMeant(inner.core)
        }
    }

    private func isMentioned(in conditions: [Statement.Condition]) -> Bool {
        conditions.flatMap(\.expressions).contains { $0.contains(where: isMeant) }
    }

    /// Whether something of the property is replaced by something else in one of several ways.
    private func decides(between ways: [[Expression]]) -> Bool {
        let shows = Set(ways.map { $0.contains { $0.contains(where: isMeant) } })
        return shows.count > 1
    }

    /// - Parameter deciding: whether what an object says of itself decides if something of it is shown.
    private func isAsked(in conditions: [Statement.Condition], deciding: Bool) -> Bool {
        conditions.contains { condition in
            guard case .expression(let test) = condition else { return isMentioned(in: [condition]) }
            return isAsked(by: test, deciding: deciding)
        }
    }

    /// Whether an expression asks for the property itself: `episode`, `episode?.name != nil`, and not for what it says of itself where that
    /// replaces nothing of it, `episode.isPlayed`.
    private func isAsked(by test: Expression, deciding: Bool) -> Bool {
        if asksForPresence(test) { return true }
        guard isObject, !deciding || isLater else { return test.contains(where: isMeant) }
        switch test.kind {
        case .member(let base, let name) where isMeant(base.core): return MissingProperty.sizes.contains(name.text)
        case .binary(let left, "==", let right) where left.isNil || right.isNil,
            .binary(let left, "!=", let right) where left.isNil || right.isNil:
            return isMeant(left.core) || isMeant(right.core) || test.contains(where: isOptionalChain)
        default: return isMeant(test) || test.parts.contains { isAsked(by: $0, deciding: deciding) }
        }
    }

    /// Whether they are about something else that is missing too.
    private func isOfOthers(_ expressions: [Expression]) -> Bool {
        !besides.isEmpty && expressions.contains { $0.contains { $0.plainName.map(besides.contains) == true } }
    }

    private func isOptionalChain(_ expression: Expression) -> Bool {
        if case .optional(let base) = expression.kind { isMeant(base.core) } else { false }
    }

    /// `items.count`, `map.layers.count`
    private func isSize(_ expression: Expression) -> Bool {
        guard case .member(let base, let name) = expression.kind, MissingProperty.sizes.contains(name.text) else { return false }
        var owner = base.core
        while !isMeant(owner), case .member(let next, _) = owner.kind { owner = next.core }
        return isMeant(owner)
    }

    private static let sizes: Set = ["count", "length", "isEmpty", "empty"]

    private func isMeant(_ expression: Expression) -> Bool {
        guard let holder else { return expression.plainName.map(names.contains) == true }
        guard case .member(let base, let name) = expression.kind else { return false }
        return names.contains(name.text) && base.core.lastName?.withoutUnderscore == holder
    }

    // MARK: What shows it

    /// Whether the screen asks if what shows the property shows anything, and goes another way if not: `if title == nil { loadAll() }`.
    func hasOtherWay(whereNothingIsShownBy receivers: [ShownProperty.Receiver]) -> Bool {
        var places = family.reduce(into: Set<String>()) { $0.formUnion(placesThatShow(in: $1)) }
        for receiver in receivers { places.formUnion(given(to: receiver).placesThatShow(in: receiver.method)) }
        guard !places.isEmpty else { return false }
        return family.contains { function in
            function.body.firstBranch { statement -> Bool? in
                guard case .branch(let branch) = statement.kind, branch.subject == nil else { return nil }
                return branch.arms.contains { arm in
                    arm.conditions.flatMap(\.expressions).contains { $0.asksWhetherEmpty(anyOf: places) }
                        && arm.body.contains { !isPlaceholder($0) || fills(places, $0) }
                } ? true : nil
            } == true
        }
    }

    private func fills(_ places: Set<String>, _ statement: Statement) -> Bool {
        guard case .expression(let expression) = statement.kind, case .assignment(let target, nil, let value) = expression.core.kind else {
            return false
        }
        return target.path.map(places.contains) == true && !value.isEmpty
    }

    /// `title` of `self.title = item.name`
    private func placesThatShow(in function: Function) -> Set<String> {
        guard names.contains(where: function.fact.words.mayHold) else { return [] }
        var places: Set<String> = []
        _ = function.contains(naming: names) { part in
            if case .assignment(let target, nil, let value) = part.kind, let path = target.path,
                target.lastName.map(UIKit.shownProperties.contains) == true, value.contains(where: isMeant)
            {
                places.insert(path)
            }
            return false
        }
        return places
    }

    // MARK: Placeholders

    /// Whether a statement does no more than to leave, or to show the same to everybody.
    private func isPlaceholder(_ statement: Statement, depth: Int = 0) -> Bool {
        if isOfOthers(statement.expressions) { return true }
        switch statement.kind {
        case .returns(let value): return value.map { $0.isEmpty || $0.isPlainView } ?? true
        case .breaks: return true
        case .expression(let expression):
            switch expression.core.kind {
            case .assignment(let target, nil, let value):
                return target.lastName.map(MissingProperty.shownProperties.contains) == true && value.isSameForAll
            case .call(let call) where call.writesDown: return true
            case .call(let call):
                if call.receiver != nil, call.receiver?.core.isSelf == false {
                    return MissingProperty.setters.contains(call.name) && call.arguments.allSatisfy(\.value.isSameForAll)
                }
                return call.arguments.isEmpty && showsPlaceholder(call.name, depth)
            // A message of Objective-C without arguments.
            case .member(let base, let name): return base.isSelf && showsPlaceholder(name.text, depth)
            default: return false
            }
        default: return false
        }
    }

    private func showsPlaceholder(_ method: String, _ depth: Int) -> Bool {
        let own = family.filter { $0.fact.kind == .method && $0.fact.name == method && $0.fact.parameters.isEmpty }
        return depth < 3 && !own.isEmpty && own.allSatisfy { $0.body.allSatisfy { isPlaceholder($0, depth: depth + 1) } }
    }

    private static let shownProperties = UIKit.shownProperties.union(["isHidden", "hidden", "alpha", "isEnabled", "enabled", "textColor"])
    private static let setters = Set(shownProperties.map(\.nameOfSetter))
}

extension Statement {
    /// All of it but what its branches ask, which shows nothing.
    fileprivate var expressionsBesidesTests: [Expression] {
        guard case .branch(let branch) = kind else { return expressions }
        return branch.arms.flatMap { $0.body.flatMap(\.expressionsBesidesTests) }
    }

    var isReturn: Bool {
        if case .returns = kind { true } else { false }
    }
}

extension Expression {
    /// `UITableViewCell()`, which has nothing to show.
    fileprivate var isPlainView: Bool {
        guard case .call(let call) = core.kind, call.arguments.isEmpty else { return false }
        return call.callee.core.memberName.map { $0.hasPrefix("UI") && UIKit.inherits($0, from: "UIView") } ?? false
    }

    /// `hasItem` of `hasItem()`
    fileprivate var calleeWithoutArguments: Expression? {
        if case .call(let call) = kind, call.arguments.isEmpty { call.callee.core } else { nil }
    }

    /// `label.text` of `self.label?.text`
    var path: String? {
        switch core.kind {
        case .name(let name): return name
        case .member(let base, let name): return base.isSelf ? name.text : base.path.map { $0 + "." + name.text }
        default: return nil
        }
    }

    /// `title == nil`, `title.length == 0`, `!title`, `title?.isEmpty ?? true` of some of those paths.
    fileprivate func asksWhetherEmpty(anyOf paths: Set<String>) -> Bool {
        func isMeant(_ expression: Expression) -> Bool {
            guard let path = expression.path else { return false }
            return paths.contains(path)
                || [".count", ".length"].contains { path.hasSuffix($0) && paths.contains(String(path.dropLast($0.count))) }
        }
        return switch core.kind {
        case .binary(let left, "==", let right): left.isEmpty && isMeant(right) || right.isEmpty && isMeant(left)
        case .prefix("!", let base): isMeant(base)
        case .member(let base, let name) where name.text == "isEmpty": isMeant(base)
        case .binary(let left, "??", _), .binary(let left, "||", _): left.asksWhetherEmpty(anyOf: paths)
        case .tuple(let parts) where parts.count == 1: parts[0].value.asksWhetherEmpty(anyOf: paths)
        default: false
        }
    }

    /// Whether it is a literal, or made of literals and of what types have.
    fileprivate var isSameForAll: Bool {
        !contains { part in
            switch part.kind {
            case .selfReference, .closure, .interpolation, .assignment: true
            case .name(let name): name.first?.isUppercase != true
            default: false
            }
        }
    }
}

extension Call {
    /// `NSLog("none")`, `[Log event:@"none"]`
    fileprivate var writesDown: Bool {
        logs || Conventions.isLog(name) || receiver?.core.memberName.map(Conventions.isLog) == true
    }
}
