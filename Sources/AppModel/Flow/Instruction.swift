import Syntax

/// Something in a procedure that holds values: a parameter, a local, or what an expression gives. Counts up within its procedure.
struct Variable: Hashable, Sendable {
    let index: Int32

    /// Holds nothing that is followed: a number that was computed, a comparison.
    static let none = Variable(index: -1)

    var isNone: Bool { index < 0 }
}

/// One step of a procedure in three-address form. What it reads and writes are variables; nested expressions are steps of their own, before it.
struct Instruction: Sendable {
    enum Kind: Sendable {
        case constant(Constant)
        case copy(Variable)
        /// `x as T`, which lets through what may be of that type.
        case cast(Variable, TypeReference)
        /// What a test lets through.
        case narrowed(Variable, Narrowing)
        /// A local or parameter with a written type, of which nothing else is known.
        case declared(TypeReference)
        /// `base.field`.
        case load(Variable, Field)
        case store(Variable, Field, Variable)
        case loadGlobal(Global)
        case storeGlobal(Global, Variable)
        /// `base[index]`, or any element where the index is none.
        case element(Variable, index: Variable)
        case storeElement(Variable, index: Variable, Variable)
        /// What a loop over a dictionary, or over anything that gives pairs, gets in each round.
        case pair(of: Variable)
        case list([Variable])
        case dictionary(keys: [Variable], values: [Variable])
        case tuple([Variable], labels: [String?])
        /// A string put together, or lists joined; where it is written as a sum, numbers may be added.
        case concatenation([Variable], isSum: Bool)
        /// A closure, block or nested function: one of the procedure's regions.
        case closure(Int)
        /// What the enum case of a name carries, or the one value of several that stands at a position.
        case payload(Variable, case: String, at: Int?)
        case call(CallOperands)
        /// Parts of something that is not understood: they may go anywhere from here.
        case escape([Variable])
    }

    struct Field: Hashable, Sendable {
        let name: String
        /// The storage itself: an Objective-C instance variable, or a property inside of its own accessors.
        var isStorage = false
        /// Asked of `super`, so that no override runs.
        var isInherited = false
    }

    /// A variable outside of all types, or a type's own.
    struct Global: Hashable, Sendable {
        let file: Int
        let name: String
    }

    let kind: Kind
    /// What it defines; none for a store.
    let result: Variable
    let range: SourceRange
    let block: Int32
    /// The local names that are visible at it.
    let scope: LocalScope?
}

/// A value that is written in the text.
enum Constant: Sendable {
    case string(StringValue)
    case boolean(Bool)
    case integer(Int?)
    case nothing
    case type(StaticType)
    case enumCase(Type, String)
    case keyPath([String])
}

/// Whom a call asks, and with what. A class, so that handing an instruction on does not copy it.
final class CallOperands: Sendable {
    enum Callee: Sendable {
        /// A method of an object or, where that is a class, one of its static methods or initializers.
        case method(Variable, String)
        /// `super.name(…)`.
        case inherited(Variable, String)
        case function(Function)
        /// A closure that a variable holds.
        case value(Variable)
        /// Nothing of the program; a function of the frameworks, or one that is not in sight.
        case named(String)
    }

    let callee: Callee
    let arguments: [Variable]
    /// As it is written, its labels above all.
    let call: Call
    /// What the place asks for, where that is known.
    let expected: StaticType?
    /// Whether the call writes its arguments down, and does no more.
    let logs: Bool

    init(callee: Callee, arguments: [Variable], call: Call, expected: StaticType? = nil) {
        self.callee = callee
        self.arguments = arguments
        self.call = call
        self.expected = expected
        logs = call.logs
    }

    /// The object that is asked.
    var receiver: Variable? {
        switch callee {
        case .method(let receiver, _), .inherited(let receiver, _): receiver
        case .function, .value, .named: nil
        }
    }

    var name: String {
        switch callee {
        case .method(_, let name), .inherited(_, let name), .named(let name): name
        case .function(let function): function.fact.name
        case .value: ""
        }
    }
}

extension Instruction.Kind {
    /// What it asks its object for.
    var name: String? {
        switch self {
        case .load(_, let field), .store(_, let field, _): field.name
        case .payload(_, let name, _): name
        case .call(let operands): operands.name
        default: nil
        }
    }

    /// The variables that it reads.
    var operands: [Variable] {
        switch self {
        case .constant, .declared, .loadGlobal, .closure: []
        case .copy(let source), .cast(let source, _), .narrowed(let source, _), .load(let source, _), .storeGlobal(_, let source),
            .payload(let source, _, _), .pair(let source):
            [source]
        case .store(let base, _, let value): [base, value]
        case .element(let base, let index): [base, index]
        case .storeElement(let base, let index, let value): [base, index, value]
        case .list(let parts), .tuple(let parts, _), .concatenation(let parts, _), .escape(let parts): parts
        case .dictionary(let keys, let values): keys + values
        case .call(let call): call.arguments + call.asked
        }
    }
}

extension CallOperands {
    fileprivate var asked: [Variable] {
        switch callee {
        case .method(let receiver, _), .inherited(let receiver, _), .value(let receiver): [receiver]
        case .function, .named: []
        }
    }
}
