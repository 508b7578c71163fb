import Syntax

/// One place in which code names a property or a method of a class.
struct MemberUse {
    enum Kind {
        /// The value is asked for, in whatever way.
        case read
        case called
        /// It gets a value, or another one.
        case assigned
    }

    let kind: Kind
    let function: Function
    let range: SourceRange
    /// Inside of a closure or a nested function, or where only the name is told: when it happens is open.
    let mayHappenLater: Bool
    /// A text that may be its name, by which Objective-C finds it.
    var isText = false
}

extension App {
    /// Where the functions of the app name a member of a class, in path order. What is surely of another class is left out; instance
    /// variables go by the name of their property.
    func uses(ofMember name: String, of owner: Type) -> [MemberUse] {
        namings(of: name).filter { naming in
            naming.isAboutOthers || naming.function.type.map { program.isRelated($0, to: owner) } ?? false
        }
        .flatMap { naming in
            let function = naming.function
            var walk = MemberWalk(name, of: owner, in: function, bodies)
            walk.look(at: function.statements(naming: [name, "_" + name, name.nameOfSetter]), isLater: false)
            return walk.uses
        }
    }

    /// The functions that name a member, of whichever class, in path order.
    private func namings(of name: String) -> [Naming] {
        memories.namings.answer(name) {
            let setter = name.nameOfSetter
            let names: Set = [name, "_" + name]
            return program.functions(mentioningAnyOf: names.union([setter])).filter { !program.isTest($0) }.map { function in
                let isAboutOthers = function.statements(naming: [name, "_" + name, setter]).flatMap(\.expressions).contains { expression in
                    expression.contains { $0.mayBeMember(calledOneOf: names, setBy: setter) }
                }
                return Naming(function: function, isAboutOthers: isAboutOthers)
            }
        }
    }
}

/// A function that names a member of some class.
struct Naming: Sendable {
    let function: Function
    /// Whether that may be a member of another object than its own.
    let isAboutOthers: Bool
}

extension Expression {
    /// Whether it names a member of an object that is not `self`, or by a text, a selector or a key path.
    fileprivate func mayBeMember(calledOneOf names: Set<String>, setBy setter: String) -> Bool {
        switch kind {
        case .member(let base, let name): (names.contains(name.text) || name.text == setter) && !base.isSelf && !base.isSuper
        case .selector(let named): named.contains { $0.memberName.map(names.contains) ?? false }
        case .keyPath(let path): path.contains(where: names.contains)
        case .string(let text): names.contains(text)
        default: false
        }
    }
}

private struct MemberWalk {
    private let names: Set<String>
    private let setter: String
    private let owner: Type
    private let function: Function
    private let program: Program
    private let sites: BodySites
    /// Whether a name alone may be the member.
    private let isInside: Bool
    private(set) var uses: [MemberUse] = []

    init(_ name: String, of owner: Type, in function: Function, _ table: SiteTable) {
        names = [name, "_" + name]
        setter = name.nameOfSetter
        self.owner = owner
        self.function = function
        program = table.program
        sites = table.body(of: function)
        isInside = function.type.map { table.program.isRelated($0, to: owner) } ?? false
    }

    mutating func look(at statements: [Statement], isLater: Bool) {
        for statement in statements {
            switch statement.kind {
            case .function(let inner): look(at: inner.body ?? [], isLater: true)
            case .branch(let branch):
                if let subject = branch.subject { look(at: subject, isLater) }
                for arm in branch.arms { look(at: arm, isLater) }
            case .guarded(let conditions, let otherwise):
                for expression in conditions.flatMap(\.expressions) { look(at: expression, isLater) }
                look(at: otherwise, isLater: isLater)
            case .loop(let loop):
                for expression in (loop.sequence.map { [$0] } ?? []) + loop.conditions.flatMap(\.expressions) {
                    look(at: expression, isLater)
                }
                look(at: loop.body, isLater: isLater)
            case .deferred(let body), .block(let body): look(at: body, isLater: isLater)
            case .attempt(let body, let catches):
                look(at: body, isLater: isLater)
                for handler in catches { look(at: handler, isLater) }
            case .local(let local) where names.contains(local.name) && isInside && local.value?.contains(where: isNamed) == true:
                // `let name = name`
                note(.read, local.value!, isLater)
            case .expression, .local, .returns, .throwing, .breaks, .continues, .fallsThrough:
                for expression in statement.expressions { look(at: expression, isLater) }
            }
        }
    }

    private mutating func look(at arm: Statement.Arm, _ isLater: Bool) {
        for expression in arm.conditions.flatMap(\.expressions) { look(at: expression, isLater) }
        look(at: arm.body, isLater: isLater)
    }

    private mutating func look(at expression: Expression, _ isLater: Bool) {
        switch expression.kind {
        case .closure(let closure): look(at: closure.body, isLater: true)
        case .conditional(let statement): look(at: [statement], isLater: isLater)
        case .assignment(let target, _, let value):
            if isMember(target.core) {
                note(.assigned, expression, isLater)
                if case .member(let base, _) = target.core.kind { look(at: base, isLater) }
            } else {
                look(at: target, isLater)
            }
            look(at: value, isLater)
        case .call(let call):
            if isMember(call.callee) {
                note(.called, expression, isLater)
                if let receiver = call.receiver { look(at: receiver, isLater) }
            } else if call.name == setter, call.receiver.map(isOwners) ?? isInside {
                note(.assigned, expression, isLater)
            } else {
                look(at: call.callee, isLater)
            }
            // A macro may do anything with it.
            let isMacro = function.isObjectiveC && call.receiver == nil && call.callee.memberName.map(isUndeclared) ?? true
            for argument in call.arguments { look(at: argument.value, isLater || isMacro) }
        case .selector(let named):
            if named.contains(where: { $0.memberName.map(names.contains) ?? false }) { note(.read, expression, true) }
        case .keyPath(let path): if path.contains(where: names.contains) { note(.read, expression, true) }
        // Keys of what is saved are often called so; elsewhere it may be a key of KVC.
        case .string(let text):
            guard names.contains(text), function.hook == nil else { return }
            var use = use(.read, expression.range, true)
            use.isText = true
            uses.append(use)
        default:
            if isMember(expression) { note(.read, expression, isLater) }
            for part in expression.parts { look(at: part, isLater) }
        }
    }

    /// Whether nobody in sight declares a function, nor do the frameworks by the look of its name.
    private func isUndeclared(_ name: String) -> Bool {
        program.freeFunctions[name] == nil && !["NS", "CG", "UI", "CF"].contains(where: name.hasPrefix)
    }

    private mutating func note(_ kind: MemberUse.Kind, _ expression: Expression, _ isLater: Bool) {
        uses.append(use(kind, expression.range, isLater))
    }

    private func use(_ kind: MemberUse.Kind, _ range: SourceRange, _ isLater: Bool) -> MemberUse {
        MemberUse(kind: kind, function: function, range: range, mayHappenLater: isLater)
    }

    private func isNamed(_ expression: Expression) -> Bool { expression.ownName.map(names.contains) ?? false }

    private func isMember(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): names.contains(name) && isInside && !isLocal(name, at: expression)
        case .member(let base, let name): names.contains(name.text) && (base.isSelf ? isInside : isOwners(base))
        default: false
        }
    }

    /// Whether a local of the name is known there; where nothing is done with the expression, that is one of the whole function.
    private func isLocal(_ name: String, at expression: Expression) -> Bool {
        if let locals = locals(at: expression) { return locals.lookUp(name) != nil }
        return function.body.contains { statement in
            guard case .local(let local) = statement.kind else { return false }
            return local.name == name && statement.range.end <= expression.range.start
        }
    }

    /// Whether an object may be of the class.
    private func isOwners(_ base: Expression) -> Bool {
        if base.isSelf || base.isSuper { return isInside }
        guard let type = program.type(of: base, at: Place(function, locals(at: base)))?.unwrapped else { return true }
        switch type {
        case .project(let type): return program.isRelated(type, to: owner)
        case .named("NSObject", _): return true
        case .named(let name, _): return UIKit.isKnownClass(name) ? program.inherits(owner, from: name) : !UIKit.isPlainValue(name)
        case .optional, .metatype: return true
        }
    }

    private func locals(at expression: Expression) -> LocalScope? {
        sites.around(expression.range).filter { $0.range.contains(expression.range) }
            .max { ($0.range.start, $1.range.end) < ($1.range.start, $0.range.end) }?.locals
    }
}

extension Program {
    /// Whether an object of one type may be one of the other, or do for it what a protocol asks.
    func isRelated(_ type: Type, to owner: Type) -> Bool {
        type.kind == .protocol || isWithin(type, owner) || isWithin(owner, type)
    }
}
