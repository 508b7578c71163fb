import Syntax

/// A property that a number or truth value is read into though it was not saved, so that it comes back as 0 or false (C11).
public struct AbsentScalar: Sendable {
    public enum Former: Sendable {
        /// It is nil when nothing is saved.
        case none
        /// It begins as something that is neither 0 nor false.
        case initial
    }

    public let key: String
    public let property: String
    public let type: Type
    public let former: Former
    /// It is read as a truth value.
    public let isTruth: Bool
    public let function: Function
    /// Of the assignment that restores.
    public let range: SourceRange
    /// Where it is saved now and then.
    public let write: Location

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such property, in path order: one that is saved only where it is not nil, or only under a condition, while what is read under its
    /// key goes into it in any case, and nothing tells afterwards whether there was something.
    public func absentScalars(_ silences: inout Silences) -> [AbsentScalar] {
        (keySpaces + modelKeySpaces).flatMap { space -> [AbsentScalar] in
            let found = space.ownReads.accesses(.read).compactMap { read -> AbsentScalar? in
                guard let key = read.key.text, read.key.reservedName == nil, !space.reads.has(read.key, .test),
                    space.reads.accesses(.read, under: read.key).count == 1,
                    case let writes = space.writes.accesses(.write, under: read.key), !writes.isEmpty, !program.isTest(read.function)
                else { return nil }
                return absentScalar(key, read, writes, of: space)
            }
            let doubt =
                space.doubt ?? space.writes.silence(onKeys: .write, beside: space.reads)
                ?? space.reads.silence(onKeys: .read, beside: space.writes)
            return found.isEmpty || silences.note(doubt) ? [] : found
        }.first(ofEach: \.location)
    }

    private func absentScalar(
        _ key: String, _ read: KeyAccess, _ writes: [KeyAccess], of space: KeySpace
    ) -> AbsentScalar? {
        guard read.method.shape.isScalar, read.entry === read.site, read.site.circumstance == nil,
            let restored = assignment(of: read), restored.circumstance == nil,
            case .assignment(let target, nil, _) = restored.kind, let name = ownProperty(target, at: restored.locals),
            let property = plainProperty(name, of: space.type),
            writes.allSatisfy({ $0.entry === $0.site && !$0.site.mayRunLater && !$0.site.isLooped && !$0.site.steps.isEmpty })
        else { return nil }
        let others = space.writes.accesses(.write).filter { $0.key != read.key }
        guard !others.contains(where: { $0.value?.names(name) ?? false }) else { return nil }
        let former: AbsentScalar.Former
        if let type = property.type, type.isOptional {
            guard !type.isImplicitlyUnwrapped, property.value?.isNil ?? true, UIKit.scalars[type.unwrapped.name] != nil,
                writes.allSatisfy({ isWrittenOnlyIfThere(name, $0) })
            else { return nil }
            former = .none
        } else {
            guard property.value?.isBesidesZero ?? false, let write = writes.onlyElement,
                isWrittenNowAndThen(name, property, write, besides: others)
            else { return nil }
            former = .initial
        }
        guard isMissed(name, former, of: space.type, read.function, writes.map(\.function)) else { return nil }
        return AbsentScalar(
            key: key, property: name, type: space.type, former: former, isTruth: read.method.shape == .boolean, function: read.function,
            range: restored.range, write: writes[0].location)
    }

    // MARK: What is read

    /// What assigns a read as it is, or in another form.
    private func assignment(of read: KeyAccess) -> Site? {
        bodies.body(of: read.function).around(read.site.range).first { site in
            guard case .assignment(_, nil, let value) = site.kind else { return false }
            return value.withoutConversion.range == read.site.range
        }
    }

    private func ownProperty(_ target: Expression, at locals: LocalScope?) -> String? {
        guard let state = OwnState(target, at: locals)?.asProperty, state.owner == nil else { return nil }
        return state.member
    }

    /// A stored variable that tells nobody of what it is given, declared once.
    private func plainProperty(_ name: String, of type: Type) -> PropertyFact? {
        guard let property = program.lineage(of: type).compactMap({ $0.property(name)?.fact }).onlyElement,
            property.accessors.isEmpty, property.modifiers.isDisjoint(with: [.isStatic, .isComputed, .isLet, .isLazy, .isOutlet]),
            UIKit.harmlessAttributes.union(["Published"]).isSuperset(of: property.attributes),
            !program.descendants(of: type).contains(where: { $0.property(name) != nil })
        else { return nil }
        return property
    }

    // MARK: What is saved

    /// Whether a write happens only where a property is not nil.
    private func isWrittenOnlyIfThere(_ name: String, _ write: KeyAccess) -> Bool {
        let isLocal = write.function.fact.parameters.contains { $0.name == name }
        guard !isLocal else { return false }
        return write.site.steps.contains { step in
            switch step {
            case .arm(_, _, let kind, let conditions):
                return (kind == .test || kind == .guardRest) && conditions.contains { $0.holdsOnlyIfThere(name) }
            case .passed(_, let arms):
                return arms.contains { $0.conditions.count == 1 && $0.conditions[0].holdsOnlyIfNil(name) }
            default:
                return false
            }
        }
    }

    /// Whether a write leaves out the value that a property begins with, or may do so for another reason that is not saved either.
    private func isWrittenNowAndThen(_ name: String, _ property: PropertyFact, _ write: KeyAccess, besides others: [KeyAccess]) -> Bool {
        guard write.value?.names(name) ?? false else { return false }
        var conditions: [Statement.Condition] = []
        for step in write.site.steps {
            switch step {
            case .arm(_, 0, .test, let own), .arm(_, _, .guardRest, let own): conditions += own
            case .passed, .arm, .loop, .closure, .function, .deferred, .fallback, .shortCircuit: return false
            }
        }
        guard let condition = conditions.onlyElement, case .expression(let test) = condition else { return false }
        if test.names(name) {
            // Only where the value that is left out is the one that it begins with.
            guard let initial = property.value else { return false }
            switch (test.core.kind, initial.kind) {
            case (.binary(let left, "!=", let right), _):
                return left.core.plainName == name && right.isSameLiteral(as: initial)
                    || right.core.plainName == name && left.isSameLiteral(as: initial)
            case (.prefix("!", let base), .boolean(true)): return base.core.plainName == name
            default: return false
            }
        }
        // A property of its own that nothing saves.
        guard let asked = test.core.negated?.core.plainName ?? test.core.plainName,
            !others.contains(where: { $0.value?.names(asked) ?? false })
        else { return false }
        return asked == "isViewLoaded"
            || write.function.type.flatMap { plainProperty(asked, of: $0) } != nil && !changes(of: asked, besides: []).isEmpty
    }

    private typealias Change = (target: Expression, value: Expression?, function: Function)

    /// What gives a property another value, whoever has it; what begins with one is left out.
    private func changes(of name: String, besides coders: [Function]) -> [Change] {
        program.functions(mentioningAnyOf: [name]).filter { function in
            !program.isTest(function) && function.fact.kind != .initializer && !function.isInitialValue && !coders.contains(function)
        }.flatMap { function in
            sites(in: function).compactMap { site -> Change? in
                switch site.kind {
                case .assignment(let target, _, let value) where target.core.memberName == name: (target.core, value, function)
                case .call(let call): call.name == "toggle" && call.receiver?.core.memberName == name ? (call.callee, nil, function) : nil
                default: nil
                }
            }
        }
    }

    // MARK: What follows

    /// Whether somebody minds that a property is 0, and nothing treats that as if it were nothing, or gives it another value in time.
    private func isMissed(
        _ name: String, _ former: AbsentScalar.Former, of type: Type, _ reader: Function, _ writers: [Function]
    ) -> Bool {
        let coders = [reader] + writers
        let family = program.family(of: type).flatMap { program.functions(of: $0) }
        let others = program.functions(mentioningAnyOf: [name]).filter { other in
            !program.isTest(other) && !family.contains(other)
                && other.contains { if case .member(_, let member) = $0.kind { member.text == name } else { false } }
        }
        // What the condition of a write leaves out is known.
        let own = former == .initial ? family.filter { !writers.contains($0) } : family
        let naming = own.filter { function in function.contains { $0.names(name) } } + others
        if naming.contains(where: { weighsAgainstZero(name, in: $0) }) { return false }
        for function in family {
            let given = sites(in: function).filter { site in
                guard case .assignment(let target, _, _) = site.kind else { return false }
                return target.core.plainName == name
            }
            let isInTime =
                function.hook != nil || UIKit.viewLifeCycle.contains(function.fact.name)
                || ["viewDidLayoutSubviews", "viewWillLayoutSubviews", "awakeFromNib", "windowDidLoad"].contains(function.fact.name)
            if coders.contains(function) ? given.count > 1 : isInTime && !given.isEmpty { return false }
        }
        let users = family.filter { function in
            !coders.contains(function) && function.fact.kind != .initializer && !function.isInitialValue
        }
        switch former {
        case .none:
            // What is only ever handed over from outside is hardly nil when there is a screen to save.
            let mayBeNil = changes(of: name, besides: coders).contains { change in
                change.value?.isNil ?? false || change.target.plainName == name && family.contains(change.function)
            }
            return mayBeNil && users.contains { asksWhetherThere(name, in: $0) }
        case .initial: return users.contains { asks(name, in: $0) }
        }
    }

    /// Whether a function asks for a property, other than to give it a value.
    private func asks(_ name: String, in function: Function) -> Bool {
        let targets = sites(in: function).compactMap { site -> SourceRange? in
            if case .assignment(let target, nil, _) = site.kind { target.range } else { nil }
        }
        return function.contains { part in part.plainName == name && !targets.contains(part.range) }
    }

    /// Whether it makes a difference there that a property is nil.
    private func asksWhetherThere(_ name: String, in function: Function) -> Bool {
        let isBound = sites(in: function).contains { site in
            site.steps.contains { step in
                guard case .arm(_, _, _, let conditions) = step else { return false }
                return conditions.contains { $0.holdsOnlyIfThere(name) }
            }
        }
        return isBound
            || function.contains { part in
                switch part.kind {
                case .binary(let left, "==", let right), .binary(let left, "!=", let right):
                    left.isNil && right.plainName == name || right.isNil && left.plainName == name
                case .binary(let left, "??", let right): left.plainName == name && right.isBesidesZero
                default: false
                }
            }
    }
}

extension Statement.Condition {
    /// `if let page`, `if page != nil`
    fileprivate func holdsOnlyIfThere(_ name: String) -> Bool {
        switch self {
        case .binding(_, _, let value): value.core.plainName == name
        case .expression(let test): test.contains { $0.comparesWithNil(name, "!=") } && !test.contains { $0.isAlternative }
        case .pattern, .availability, .compilation: false
        }
    }

    fileprivate func holdsOnlyIfNil(_ name: String) -> Bool {
        guard case .expression(let test) = self else { return false }
        return test.core.comparesWithNil(name, "==")
    }
}

extension App {
    /// Whether a function treats 0 as something else than the other numbers where it names a property, or keeps that within bounds.
    private func weighsAgainstZero(_ name: String, in function: Function) -> Bool {
        let isWeighed = function.contains { part in
            switch part.kind {
            case .binary(let left, let operation, let right):
                guard ["==", "!=", ">", "<=", "<", ">="].contains(operation), left.core.memberName != "count" else { return false }
                // `page >= 0` holds of 0.
                let isBound = right.is0 && [">=", "<"].contains(operation) || left.is0 && ["<=", ">"].contains(operation)
                return (left.is0Or1 || right.is0Or1) && !isBound
            case .call(let call): return ["max", "min", "clamp", "clamped", "limited"].contains(call.name)
            case .member(_, let member): return ["isZero", "nonZero", "nonzero", "nilIfZero"].contains(member.text)
            default: return false
            }
        }
        // `case 0:`
        return isWeighed
            || sites(in: function).contains { site in
                site.steps.contains { step in
                    guard case .arm(_, _, _, let conditions) = step else { return false }
                    return conditions.flatMap(\.expressions).contains(where: \.is0)
                }
            }
    }
}

extension Expression {
    /// Without a conversion to another type of numbers.
    fileprivate var withoutConversion: Expression {
        if let converted = convertedValue { return converted.withoutConversion }
        guard case .call(let call) = core.kind, call.receiver == nil, UIKit.scalars[call.name] != nil, call.arguments.count == 1,
            call.arguments[0].label == nil
        else { return core }
        return call.arguments[0].value.withoutConversion
    }

    /// Whether it names a property, or what goes by its name, in some part.
    fileprivate func names(_ name: String) -> Bool { contains { $0.plainName == name || $0.plainName == "_" + name } }

    fileprivate var is0: Bool {
        switch core.kind {
        case .integer(0), .float(0): true
        default: false
        }
    }

    fileprivate var is0Or1: Bool {
        switch core.kind {
        case .integer(0), .integer(1), .float(0), .float(1): true
        default: false
        }
    }

    /// A number other than 0, or true.
    fileprivate var isBesidesZero: Bool {
        switch core.kind {
        case .integer(let number?): number != 0
        case .float(let number?): number != 0
        case .boolean(let truth): truth
        case .prefix("-", let base): base.isBesidesZero
        default: false
        }
    }

    fileprivate func isSameLiteral(as other: Expression) -> Bool {
        switch (core.kind, other.core.kind) {
        case (.boolean(let own), .boolean(let other)): own == other
        case (.prefix("-", let own), .prefix("-", let other)): own.isSameLiteral(as: other)
        default:
            switch (core.number, other.core.number) {
            case (let own?, let other?): own == other
            default: false
            }
        }
    }

    private var number: Double? {
        switch kind {
        case .integer(let number): number.map(Double.init)
        case .float(let number): number
        default: nil
        }
    }

    fileprivate var negated: Expression? { if case .prefix("!", let base) = kind { base } else { nil } }

    fileprivate var isAlternative: Bool { if case .binary(_, "||", _) = kind { true } else { false } }

    fileprivate func comparesWithNil(_ name: String, _ operation: String) -> Bool {
        guard case .binary(let left, operation, let right) = kind else { return false }
        return left.isNil && right.core.plainName == name || right.isNil && left.core.plainName == name
    }
}
