import Syntax

/// A statement in the words that both languages share.
public struct Statement: Sendable {
    public var kind: Kind
    public var range: SourceRange

    public init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    public indirect enum Kind: Sendable {
        case expression(Expression)
        case local(Local)
        /// `if`, `switch`, `#if`: the arms exclude each other.
        case branch(Branch)
        /// What follows in the block runs only where the conditions hold; the body leaves the block.
        case guarded([Condition], otherwise: [Statement])
        case loop(Loop)
        case deferred([Statement])
        /// What a handler catches are its conditions, of an error that has no expression.
        case attempt([Statement], catches: [Arm])
        case block([Statement])
        case function(FunctionFact)
        case returns(Expression?)
        case throwing(Expression)
        case breaks, continues, fallsThrough
    }

    /// `let name: Type = value`; a tuple pattern gives its value as an expression, and a local without one for each of its names.
    public struct Local: Sendable {
        public var name: String
        public var nameRange: SourceRange
        public var type: TypeReference?
        public var value: Expression?
        public var isLet: Bool
        /// Of a tuple pattern, where in the value it is: the position in each tuple, from the outermost in.
        public var path: [Int] = []
        /// Kept from one call of the function to the next.
        public var isStatic = false
    }

    public struct Branch: Sendable {
        public enum Kind: Sendable {
            case test, selection
            /// `#if`: which arm is compiled the text cannot tell.
            case compilation
        }

        public var kind: Kind
        /// What a `switch` looks at.
        public var subject: Expression?
        public var arms: [Arm]
        /// One of the arms always runs: there is an `else` or a `default`, or a `switch`, which the compiler checks.
        public var isExhaustive: Bool
    }

    public struct Arm: Sendable {
        /// All must hold; empty for `else` and `default`.
        public var conditions: [Condition]
        public var body: [Statement]
    }

    public struct Loop: Sendable {
        /// The names that a `for` binds.
        public var names: [String]
        /// Where in each element they are, as of a local; empty where a pattern tells, or the one name is all of it.
        public var paths: [[Int]] = []
        /// Which Objective-C writes before the one name.
        public var type: TypeReference?
        /// What it walks over.
        public var sequence: Expression?
        public var conditions: [Condition]
        public var body: [Statement]
        /// `repeat`, whose body always runs once.
        public var runsAtLeastOnce: Bool

        /// Whether its only name is each element as a whole, or what a dictionary has under each key.
        var namesElements: Bool { names.count == 1 && sequence != nil && (paths.isEmpty || paths == [[1]]) }
    }

    public enum Condition: Sendable {
        case expression(Expression)
        /// `let name = value`, or `let name`, where the value is that name.
        case binding(name: String, type: TypeReference?, value: Expression)
        /// `case pattern = value`, and the patterns of a `switch`: what it compares with and the names it binds.
        case pattern([Expression], names: [String], value: Expression?)
        /// `#available(…)`, whose outcome is the system's.
        case availability
        /// `#if` and what stands behind it, as it is written.
        case compilation(String)
    }
}

extension Statement {
    /// The lists of statements that stand in it directly; those of closures and functions are theirs.
    var blocks: [[Statement]] {
        switch kind {
        case .branch(let branch): branch.arms.map(\.body)
        case .guarded(_, let body), .deferred(let body), .block(let body): [body]
        case .loop(let loop): [loop.body]
        case .attempt(let body, let catches): [body] + catches.map(\.body)
        case .expression, .local, .function, .returns, .throwing, .breaks, .continues, .fallsThrough: []
        }
    }

    /// All of them.
    public var inner: [Statement] { blocks.flatMap(\.self) }

    fileprivate var leavesBlock: Bool {
        switch kind {
        case .returns, .throwing, .breaks, .continues, .fallsThrough: true
        case .expression, .local, .branch, .guarded, .loop, .deferred, .attempt, .block, .function: false
        }
    }
}

extension [Statement] {
    /// What a body gives that is one return and nothing else.
    public var onlyReturn: Expression? {
        guard count == 1, case .returns(let value) = self[0].kind else { return nil }
        return value
    }

    /// Without what stands behind a statement that leaves the block, for it never runs; functions may be called from before it.
    var reached: [Statement] {
        guard let end = firstIndex(where: \.leavesBlock), end < count - 1 else { return self }
        return Array(self[...end]) + self[(end + 1)...].filter { if case .function = $0.kind { true } else { false } }
    }

    /// What the body may give; the returns of closures and functions in it are theirs.
    var returnedValues: [Expression] {
        flatMap { statement -> [Expression] in
            switch statement.kind {
            case .returns(let value): value.map { [$0] } ?? []
            case .branch(let branch): branch.arms.flatMap(\.body.returnedValues)
            case .guarded(_, let body), .deferred(let body), .block(let body): body.returnedValues
            case .loop(let loop): loop.body.returnedValues
            case .attempt(let body, let catches): body.returnedValues + catches.flatMap(\.body.returnedValues)
            case .expression, .local, .function, .throwing, .breaks, .continues, .fallsThrough: []
            }
        }
    }
}
