import AppModel
import Syntax

/// What makes a restored value crash the app.
struct Force {
    /// What happens to the value.
    let fate: String
    /// What does it, `as! String` or `!`, where that stands around the read.
    var mark: SourceRange?
    /// What does it, if that does not stand around the read.
    var elsewhere: SourceRange?
    var severity: Severity?
    var help: String?
    /// Around `elsewhere`; `nil` for the one that the value is restored in.
    var function: Function?

    init(
        _ fate: String, by mark: SourceRange? = nil, elsewhere: SourceRange? = nil, severity: Severity? = nil, help: String? = nil
    ) {
        self.fate = fate
        self.mark = mark
        self.elsewhere = elsewhere
        self.severity = severity
        self.help = help
    }

    /// A number that asks a list for an element, where the list may be shorter by now.
    static func uncheckedIndex(_ fate: String, elsewhere: SourceRange? = nil) -> Force {
        Force(
            fate, elsewhere: elsewhere, severity: .note,
            help: "Test it against the list before it is used: the list may be shorter by now.")
    }

    func message(_ key: String?, in function: Function) -> String {
        "restored value\(key.map { " '\($0)'" } ?? "")\(function.phrase("of")) \(fate)"
    }
}

extension App {
    /// - Parameter body: the one that the value is restored in.
    func force(on value: RestoredValue, in body: RestoringBody) -> Force? {
        let force =
            directForce(on: value, body) ?? forceOnRawValue(of: value, body) ?? forceOnLocal(holding: value, body)
            ?? forceOnProperty(filledWith: value, body)
        if let force = force ?? forceOnUnarchived(value, body) ?? crash(without: value, body) ?? forceOnThrowing(without: value, body) {
            return force
        }
        return body.exception(without: value) ?? raisingLookUp(of: value, body) ?? unboundIndex(value, body)
            ?? backwardRange(upTo: value, body) ?? unboundSelection(value, body) ?? body.assertion(of: value)
    }

    func directForce(on value: RestoredValue, _ body: RestoringBody) -> Force? {
        guard value.isObject else { return nil }
        for site in body.wrappings[value.range] ?? [] {
            switch site.kind {
            case .cast(_, .forced, let target) where !target.isOptional: return Force("is cast by force", by: site.mark)
            case .forced: return Force("is unwrapped by force", by: site.mark)
            case .attempt(.forced, _): return Force("is decoded with 'try!'", by: site.mark)
            default: continue
            }
        }
        return nil
    }

    /// `let name = coder.decodeObject(…)`, and `name!` or `name as! String` where nothing has asked about it.
    func forceOnLocal(holding value: RestoredValue, _ body: RestoringBody) -> Force? {
        guard value.isObject else { return nil }
        let locals = body.localsHolding(value)
        guard !locals.isEmpty else { return nil }
        for site in body.forces(onOneOf: locals.map(\.name)) {
            let force: Force
            let base: Expression
            switch site.kind {
            case .forced(let value):
                (base, force) = (value, Force("is unwrapped by force", elsewhere: site.mark))
            case .cast(let value, .forced, let target) where !target.isOptional:
                (base, force) = (value, Force("is cast by force", elsewhere: site.mark))
            default: continue
            }
            if locals.contains(where: { base.names($0, at: site) }), !locals.contains(where: { site.isDecided(by: $0) }) { return force }
        }
        return nil
    }

    /// `name = coder.decodeObject(…)` and `name!` behind it, with no call of the object's own in between that could fill it.
    func forceOnProperty(filledWith value: RestoredValue, _ body: RestoringBody) -> Force? {
        guard value.isObject else { return nil }
        for filling in body.assignments(of: value) {
            guard case .assignment(let target, nil, let given) = filling.kind, given.core.range == value.range, let name = target.plainName,
                filling.locals?.lookUp(name) == nil
            else { continue }
            let force = body.forces.first { site in
                guard case .forced(let base) = site.kind, base.core.plainName == name else { return false }
                return body.isAsFilled(name, by: filling, at: site)
            }
            if let force { return Force("is unwrapped by force", elsewhere: force.mark) }
        }
        return nil
    }

    /// `guard let value = coder.decodeObject(…) else { fatalError() }`, or one that only asks whether it is nil; `if (!value) abort();`.
    func crash(without value: RestoredValue, _ body: RestoringBody) -> Force? {
        let local = value.isObject ? body.localHolding(value) : nil
        for site in body.crashes {
            guard case .arm(_, _, let kind, let conditions)? = site.circumstance?.step else { continue }
            let isWithout =
                kind == .guardElse || kind == .otherwise
                ? conditions.contains { $0.binds(value.range) }
                : kind == .test && conditions.count == 1 && local.map { conditions[0].holds(without: $0, at: site) } ?? false
            guard isWithout else { continue }
            return Force("is taken for granted", elsewhere: site.call?.nameRange ?? site.range)
        }
        return nil
    }

    /// `items[coder.decodeInteger(forKey: "row")]`, where nothing asks how many there are.
    func unboundIndex(_ value: RestoredValue, _ body: RestoringBody) -> Force? {
        guard value.mayBeIndex else { return nil }
        for (site, list, index) in body.elements(askedBy: value) {
            let place = Place(site, in: value.function)
            // What a view spells out has what its own controls choose.
            guard isList(list, at: place), !isRestored(list, at: place, body), value.kept == nil || program.isFilledLater(list, at: place)
            else { continue }
            if index.number.core.range == value.range, !site.asks(about: list) {
                return .uncheckedIndex("is an index that nothing checks")
            }
            guard let binding = index.number.binding(at: site), body.holds(binding, value.range),
                !site.bounds(index, binding, value), !site.asks(about: list)
            else { continue }
            return .uncheckedIndex("is an index that nothing checks", elsewhere: site.range)
        }
        // A path comes back with its list often enough; by the time that a closure runs, that may be there.
        let rows = value.isObject && !restoredLists(body, value.function).isEmpty ? [] : body.rows(askedBy: value)
        for (site, row) in rows where !(value.isObject && site.mayRunLater) {
            let place = site.call?.nameRange ?? site.range
            if row.number.core.range == value.range, site.tests.isEmpty {
                return Force("is a row that nothing checks", elsewhere: place, severity: .note, help: Self.checkOfRow)
            }
            guard let binding = row.number.binding(at: site), body.holds(binding, value.range),
                !site.bounds(row, binding, value)
            else { continue }
            return Force("is a row that nothing checks", elsewhere: place, severity: .note, help: Self.checkOfRow)
        }
        return unboundIndex(keptFrom: value, body) ?? unboundIndex(handedOn: value, body)
    }

    /// Whether it is a restored number, or the local that has it where nothing has asked about it.
    func isIndex(_ expression: Expression, _ value: RestoredValue, at site: Site, _ body: RestoringBody) -> Bool {
        if expression.number.core.range == value.range { return site.tests.isEmpty }
        guard let binding = expression.number.binding(at: site) else { return false }
        return body.holds(binding, value.range) && !site.bounds(expression, binding, value)
    }

    /// `row = coder.decodeInteger(forKey: "row")`, and `items[row]` further on.
    private func unboundIndex(keptFrom value: RestoredValue, _ body: RestoringBody) -> Force? {
        guard let kept = body.keptIndices else { return nil }
        for filling in body.assignments(of: value) where filling.circumstance == nil || value.isObject && !filling.mayRunLater {
            guard case .assignment(let target, nil, let given) = filling.kind, isIndex(given, value, at: filling, body),
                let name = target.plainName, filling.locals?.lookUp(name) == nil,
                let use = kept.unboundUse(of: name, filledAt: filling) ?? unboundUse(ofPath: name, filledAt: filling, kept)
            else { continue }
            var force = Force.uncheckedIndex("is kept in '\(name)', an index that nothing checks", elsewhere: use.range)
            force.function = use.function
            return force
        }
        return nil
    }

    /// Whether a list is restored as well, a local or a property that the body fills, so that what comes back with it fits it.
    private func isRestored(_ list: Expression, at place: Place, _ body: RestoringBody) -> Bool {
        guard let name = list.core.plainName else { return false }
        if case .name = list.core.kind, let origin = body.origin(of: name, at: place) { return origin.value.readsCoder }
        return restoredLists(body, place.function).contains { $0 == name }
    }

    /// The properties that a body gives a list which it reads from a coder.
    private func restoredLists(_ body: RestoringBody, _ function: Function?) -> [String] {
        guard let function else { return [] }
        return body.assignments.compactMap { site in
            guard case .assignment(let target, nil, let value) = site.kind, let name = target.plainName,
                case let place = Place(site, in: function), isList(target, at: place)
            else { return nil }
            if value.readsCoder { return name }
            guard case .name(let local) = value.core.kind else { return nil }
            return body.origin(of: local, at: place)?.value.readsCoder ?? false ? name : nil
        }
    }

    private static let checkOfRow = "Test it against the number of rows before it is used: the list may be shorter by now."

    func isList(_ expression: Expression, at place: Place) -> Bool {
        if case .member(_, let name) = expression.core.kind, name.text == "allCases" { return true }
        guard case .named(let name, _)? = program.type(of: expression, at: place)?.unwrapped else { return false }
        return ["Array", "NSArray", "NSMutableArray", "PDFDocument"].contains(name)
    }
}

extension Statement.Condition {
    /// Whether it fails when the read in that range gives nil.
    func binds(_ range: SourceRange) -> Bool {
        switch self {
        case .binding(_, _, let value): return value.core.range == range
        case .expression(let test):
            guard case .binary(let value, "!=", let other) = test.kind, other.isNil else { return false }
            if case .tuple(let parts) = value.kind, parts.count == 1 { return parts[0].value.core.range == range }
            return value.core.range == range
        case .pattern, .availability, .compilation: return false
        }
    }

    /// `!value`, `value == nil`.
    fileprivate func holds(without local: LocalScope.Binding, at site: Site) -> Bool {
        guard case .expression(let expression) = self else { return false }
        switch expression.kind {
        case .prefix("!", let operand): return operand.names(local, at: site)
        case .binary(let left, "==", let right):
            return left.names(local, at: site) && right.isNil || right.names(local, at: site) && left.isNil
        default: return false
        }
    }
}

extension Call {
    /// What it makes, where that is nothing for the empty text.
    var failingForEmptyText: String? {
        switch (name, arguments.first?.label) {
        case ("URL", "string"), ("NSURL", "string"), ("UUID", "uuidString"), ("UIImage", "named"), ("Int", nil), ("Double", nil): name
        default: nil
        }
    }
}

extension LocalScope.Binding.Origin {
    /// Whether it has the value of a read, or what stands in for it.
    func holds(_ range: SourceRange) -> Bool { heldRanges.contains(range) }

    /// Where its value may be read.
    var heldRanges: [SourceRange] {
        switch self {
        case .local(let local): local.value?.heldRanges ?? []
        case .unwrapped(_, let value): value.heldRanges
        case .parameter, .element, .pattern: []
        }
    }
}

extension Expression {
    /// Whether it is read from a coder, or made of what is, and not a list spelled out that has an element from there.
    fileprivate var readsCoder: Bool {
        if case .array = core.kind { return false }
        return contains { part in
            if case .call(let call) = part.kind { CoderMethod(call)?.direction == .read } else { false }
        }
    }

    /// Whether it is that very local.
    func names(_ local: LocalScope.Binding, at site: Site) -> Bool {
        isName(local.name) && site.locals?.lookUp(local.name)?.binding.id == local.id
    }

    func binding(at site: Site) -> LocalScope.Binding? {
        guard case .name(let name) = core.kind else { return nil }
        return site.locals?.lookUp(name)?.binding
    }

    func holds(_ range: SourceRange) -> Bool { heldRanges.contains(range) }

    /// Where it is read itself, and where all that comes before `??` is.
    var heldRanges: [SourceRange] {
        let value = number.core
        if case .binary(let first, "??", _) = value.kind { return [value.range] + first.heldRanges }
        return [value.range]
    }

    /// Without a conversion from one kind of number to another, `number.intValue ?? 0` among them; of a path's row, the path.
    var number: Expression {
        if let path = pathOfRow { return path.number }
        switch core.kind {
        case .member(let base, let name) where UIKit.convertingMembers.contains(name.text): return base.number
        case .optional(let base): return base.number
        case .binary(let first, "??", let fallback):
            if case .integer = fallback.core.kind { return first.number }
        default: break
        }
        guard case .call(let call) = core.kind, call.arguments.count == 1, UIKit.scalars[call.name] != nil, let value = call.firstUnlabelled
        else { return self }
        return value.number
    }
}

extension Site {
    /// What forces a value: `as! String`, `!`, `try!`.
    var mark: SourceRange? {
        switch kind {
        // Between the value and the type stands nothing but the operator and, as a rule, one blank on either side of it.
        case .cast(let value, _, let target):
            SourceRange(start: max(value.range.end, target.range.start - UInt32("as! ".utf8.count)), end: target.range.end)
        case .forced(let value): SourceRange(start: value.range.end, end: range.end)
        case .attempt: SourceRange(start: range.start, end: range.start + UInt32("try!".utf8.count))
        default: nil
        }
    }

    /// Whether somebody asked about the local on the way here.
    func isDecided(by local: LocalScope.Binding?) -> Bool {
        guard let local else { return false }
        return isTested { $0.isName(local.name) }
    }

    /// Whether somebody asked on the way here about the local that a number is in; of a path, more than whether it is there.
    fileprivate func bounds(_ number: Expression, _ local: LocalScope.Binding, _ value: RestoredValue) -> Bool {
        number.pathOfRow == nil && !value.isObject ? isDecided(by: local) : weighsPath(named: local.name)
    }

    /// Whether somebody asked about a list on the way here, by its name.
    func asks(about list: Expression) -> Bool {
        guard let name = list.core.memberName else { return false }
        return isTested { $0.memberName == name }
    }
}
