import Syntax

/// A function with a body, and where it belongs.
///
/// Accessors and the initial values of properties count as functions: their code runs too.
public final class Function: Sendable {
    /// Index into `Program.functions`.
    public let id: Int
    public let fact: FunctionFact
    /// The type it is a member of; `nil` for a free function and for the extension of a framework class.
    public let type: Type?
    /// The name of the framework class or unknown type that an extension adds it to.
    let extendedName: String?
    /// The property whose accessor or initial value this is.
    public let property: PropertyFact?
    /// Index into `Program.files`.
    public let file: Int
    public let path: String

    /// The method of the frameworks that it implements.
    public let hook: Hook?
    /// The classes that the application's delegate is of, where the body may cast it and that is certain.
    private let delegateClasses: Set<String>
    /// What was read last of bodies that are kept as text.
    private let readBodies: Memory<Int, Body>

    init(
        id: Int, fact: FunctionFact, type: Type?, extendedName: String?, property: PropertyFact?, file: Int, path: String,
        delegateClasses: Set<String>, readBodies: Memory<Int, Body>
    ) {
        self.id = id
        self.fact = fact
        self.type = type
        self.extendedName = extendedName
        self.property = property
        self.file = file
        self.path = path
        hook = Hook(fact)
        self.delegateClasses = delegateClasses
        self.readBodies = readBodies
    }

    /// Without the ways that a cast of the application's delegate leaves where it fails, if it cannot.
    public var body: [Statement] {
        let body = content?.statements ?? []
        return delegateClasses.isEmpty ? body : body.trustingCasts(ofDelegateTo: delegateClasses)
    }

    private var content: Body? {
        fact.isKeptAsText ? readBodies.answer(id) { .read(fact.body ?? []) } : fact.content
    }

    /// Whether the test holds for some expression of the body, closures included.
    public func contains(where test: (Expression) -> Bool) -> Bool {
        body.contains { $0.expressions.contains { $0.contains(where: test) } }
    }

    /// Its statements that may spell one of some names, as a whole or a part of a text, in order.
    func statements(naming names: some Collection<String>) -> [Statement] {
        statementNames?.statements(of: body, naming: names) ?? body
    }

    /// What tells which statements of the body may spell a name; `nil` where all may.
    var statementNames: StatementNames? {
        if delegateClasses.isEmpty, case .read(_, let names)? = content { names } else { nil }
    }

    /// The same as `contains(where:)` for a test that holds for nothing but what spells one of some names.
    func contains(naming names: some Collection<String>, where test: (Expression) -> Bool) -> Bool {
        let known = statementNames
        func holds(_ expression: Expression) -> Bool {
            test(expression) || (known?.parts(of: expression, naming: names) ?? expression.parts).contains(where: holds)
        }
        return (known?.statements(of: body, naming: names) ?? body).contains { $0.expressions.contains(where: holds) }
    }

    /// Whether the test holds for some expression of a statement that stands around a place.
    func contains(around range: SourceRange, where test: (Expression) -> Bool) -> Bool {
        body.contains { $0.range.contains(range) && $0.expressions.contains { $0.contains(where: test) } }
    }

    /// Whether the body mentions one of some names, as a call, a member or by itself.
    public func names(anyOf names: Set<String>) -> Bool {
        contains(naming: names) { $0.ownName.map(names.contains) ?? false }
    }

    /// Whether it calls the version of itself that a superclass has.
    var callsSuper: Bool {
        contains { if case .call(let call) = $0.kind { call.asksSuper && call.name == fact.name } else { false } }
    }

    /// Whether the version of a superclass is all that it runs.
    var onlyCallsSuper: Bool {
        guard case .expression(let expression)? = body.onlyElement?.kind, case .call(let call) = expression.core.kind else { return false }
        return call.asksSuper && call.name == fact.name
    }

    /// Where the name stands.
    public var location: Location { Location(path: path, range: fact.nameRange) }

    public func location(_ range: SourceRange) -> Location { Location(path: path, range: range) }

    /// Whether it is the initial value of a property rather than an accessor.
    var isInitialValue: Bool { fact.kind == .getter && property?.value?.range == fact.range }

    public var isStatic: Bool { (property?.modifiers ?? fact.modifiers).contains(.isStatic) }

    /// Whether UIKit calls it to make a saved controller again.
    var isFactory: Bool { hook == .controllerFactory || hook == .delegateFactory }

    public var isObjectiveC: Bool { Language(path: path) == .objectiveC }

    /// Its name as its own language writes it: `encodeRestorableState(with:)`, `encodeRestorableStateWithCoder:`.
    public var writtenName: String { isObjectiveC ? fact.selector ?? fact.fullName : fact.fullName }

    /// `Reader.encodeRestorableState(with:)`.
    public var symbol: String {
        let member = property?.name ?? (fact.kind == .deinitializer ? "deinit" : fact.fullName)
        guard let owner = type?.name ?? extendedName else { return member }
        return owner + "." + member
    }
}

extension Function: Hashable {
    public static func == (left: Function, right: Function) -> Bool { left.id == right.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
