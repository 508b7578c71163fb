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
        let namings = memories.namings.answer(name) { self.namings(of: name) }
        let inside = namings.functions(inside: owner, in: program).map { rank, function in
            (rank: rank, uses: MemberWalk(name, in: function, bodies).namings.filter { mayBe($0.subject, owner) }.map(\.use))
        }
        let others = namings.uses(of: owner, in: program)
        return (inside + others).sorted { $0.rank < $1.rank }.flatMap(\.uses)
    }

    private func mayBe(_ subject: Naming.Subject, _ owner: Type) -> Bool {
        switch subject {
        case .any: true
        case .type(let type): program.isRelated(type, to: owner)
        case .framework(let name): program.inherits(owner, from: name)
        }
    }

    private func namings(of name: String) -> Namings {
        let setter = name.nameOfSetter
        let names: Set = [name, "_" + name]
        var namings = Namings()
        for (rank, function) in program.functions(mentioningAnyOf: names.union([setter])).enumerated() where !program.isTest(function) {
            let mayBeAboutOthers = function.statements(naming: [name, "_" + name, setter]).flatMap(\.expressions).contains { expression in
                expression.contains { $0.mayBeMember(calledOneOf: names, setBy: setter) }
            }
            if mayBeAboutOthers || function.type?.kind == .protocol {
                namings.add(MemberWalk(name, in: function, bodies).namings, rank)
            } else {
                namings.add(function, rank)
            }
        }
        return namings
    }
}

/// A place that names a member, and of what.
private struct Naming: Sendable {
    enum Subject: Sendable {
        case any
        case type(Type)
        /// An object of a class of the frameworks.
        case framework(String)
    }

    let use: MemberUse
    let subject: Subject
}

/// Who names a member of whichever class. A name that many classes have is asked for by each of them.
struct Namings: Sendable {
    /// What functions name that may be about others than their own objects, with their place in the order of paths.
    private var uses: [(rank: Int, use: MemberUse)] = []
    /// Of which it is open whose member it is, as indices.
    private var ofAny: [Int] = []
    private var ofType = ByType<Int>()
    private var ofFramework: [String: [Int]] = [:]
    /// The functions that name a member of their own object alone.
    private var inside = ByType<(Int, Function)>()

    private struct ByType<Element: Sendable>: Sendable {
        private var elements: [Int: (type: Type, elements: [Element])] = [:]

        mutating func add(_ element: Element, of type: Type) { elements[type.id, default: (type, [])].elements.append(element) }

        /// Those of classes of which an object may be that is of a class.
        func elements(for owner: Type, in program: Program) -> [Element] {
            // A class may have many others above and below it.
            elements.count > 8
                ? program.family(of: owner).flatMap { elements[$0.id]?.elements ?? [] }
                : elements.values.filter { program.areRelated($0.type, owner) }.flatMap(\.elements)
        }
    }

    fileprivate mutating func add(_ namings: [Naming], _ rank: Int) {
        for naming in namings {
            switch naming.subject {
            case .type(let type) where type.kind != .protocol: ofType.add(uses.count, of: type)
            case .any, .type: ofAny.append(uses.count)
            case .framework(let name): ofFramework[name, default: []].append(uses.count)
            }
            uses.append((rank, naming.use))
        }
    }

    fileprivate mutating func add(_ function: Function, _ rank: Int) {
        if let type = function.type { inside.add((rank, function), of: type) }
    }

    fileprivate func functions(inside owner: Type, in program: Program) -> [(rank: Int, function: Function)] {
        inside.elements(for: owner, in: program)
    }

    /// In the order in which their functions name them.
    fileprivate func uses(of owner: Type, in program: Program) -> [(rank: Int, uses: [MemberUse])] {
        var found = ofAny + ofType.elements(for: owner, in: program)
        for (name, uses) in ofFramework where program.inherits(owner, from: name) { found += uses }
        return found.sorted().map { (uses[$0].rank, [uses[$0].use]) }
    }
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
    private let function: Function
    private let program: Program
    private let sites: BodySites
    /// Whether the members of its own object have been noted already.
    private var isOwnNoted = false
    private(set) var namings: [Naming] = []

    init(_ name: String, in function: Function, _ table: SiteTable) {
        names = [name, "_" + name]
        setter = name.nameOfSetter
        self.function = function
        program = table.program
        sites = table.body(of: function)
        look(at: function.statements(naming: [name, "_" + name, setter]), isLater: false)
    }

    private mutating func look(at statements: [Statement], isLater: Bool) {
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
            case .local(let local) where !isOwnNoted && names.contains(local.name) && local.value?.contains(where: isNamed) == true:
                // `let name = name`
                note(.read, of: own, local.value!, isLater)
                isOwnNoted = true
                for expression in statement.expressions { look(at: expression, isLater) }
                isOwnNoted = false
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
                note(.assigned, of: subject(of: target.core), expression, isLater)
                if case .member(let base, _) = target.core.kind { look(at: base, isLater) }
            } else {
                look(at: target, isLater)
            }
            look(at: value, isLater)
        case .call(let call):
            if isMember(call.callee) {
                note(.called, of: subject(of: call.callee), expression, isLater)
                if let receiver = call.receiver { look(at: receiver, isLater) }
            } else {
                if call.name == setter { note(.assigned, of: call.receiver.map(object) ?? own, expression, isLater) }
                look(at: call.callee, isLater)
            }
            // A macro may do anything with it.
            let isMacro = function.isObjectiveC && call.receiver == nil && call.callee.memberName.map(isUndeclared) ?? true
            for argument in call.arguments { look(at: argument.value, isLater || isMacro) }
        case .selector(let named):
            if named.contains(where: { $0.memberName.map(names.contains) ?? false }) { note(.read, of: .any, expression, true) }
        case .keyPath(let path): if path.contains(where: names.contains) { note(.read, of: .any, expression, true) }
        // Keys of what is saved are often called so; elsewhere it may be a key of KVC.
        case .string(let text):
            guard names.contains(text), function.hook == nil else { return }
            note(.read, of: .any, expression, true, isText: true)
        default:
            if isMember(expression) { note(.read, of: subject(of: expression), expression, isLater) }
            for part in expression.parts { look(at: part, isLater) }
        }
    }

    /// Whether nobody in sight declares a function, nor do the frameworks by the look of its name.
    private func isUndeclared(_ name: String) -> Bool {
        program.freeFunctions[name] == nil && !UIKit.prefixesOfFunctions.contains(where: name.hasPrefix)
    }

    /// - Parameter subject: `nil` where it is surely no member of an object.
    private mutating func note(
        _ kind: MemberUse.Kind, of subject: Naming.Subject?, _ expression: Expression, _ isLater: Bool, isText: Bool = false
    ) {
        guard let subject else { return }
        let use = MemberUse(kind: kind, function: function, range: expression.range, mayHappenLater: isLater, isText: isText)
        namings.append(Naming(use: use, subject: subject))
    }

    private func isNamed(_ expression: Expression) -> Bool { expression.ownName.map(names.contains) ?? false }

    /// Whether it may name the member of some object.
    private func isMember(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .name(let name): names.contains(name) && !isLocal(name, at: expression)
        case .member(_, let name): names.contains(name.text)
        default: false
        }
    }

    /// Whose member an expression names that may name one.
    private func subject(of expression: Expression) -> Naming.Subject? {
        if case .member(let base, _) = expression.kind { object(base) } else { own }
    }

    private var own: Naming.Subject? { isOwnNoted ? nil : function.type.map(Naming.Subject.type) }

    private func object(_ base: Expression) -> Naming.Subject? {
        if base.isSelf || base.isSuper { return own }
        guard let type = program.type(of: base, at: Place(function, sites.locals(at: base.range)))?.unwrapped else { return .any }
        switch type {
        case .project(let type): return .type(type)
        case .named("NSObject", _): return .any
        case .named(let name, _): return UIKit.isKnownClass(name) ? .framework(name) : UIKit.isPlainValue(name) ? nil : .any
        case .optional, .metatype: return .any
        }
    }

    /// Whether a local of the name is known there; where nothing is done with the expression, that is one of the whole function.
    private func isLocal(_ name: String, at expression: Expression) -> Bool {
        if let locals = sites.locals(at: expression.range) { return locals.lookUp(name) != nil }
        return function.body.contains { statement in
            guard case .local(let local) = statement.kind else { return false }
            return local.name == name && statement.range.end <= expression.range.start
        }
    }
}

extension Program {
    /// Whether an object of one type may be one of the other, or do for it what a protocol asks.
    func isRelated(_ type: Type, to owner: Type) -> Bool {
        type.kind == .protocol || isWithin(type, owner) || isWithin(owner, type)
    }
}
