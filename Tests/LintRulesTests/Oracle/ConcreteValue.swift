import Syntax

@testable import AppModel

/// A value of a program that runs.
enum ConcreteValue {
    /// Of which the interpreter does not know what it is, so that nothing is claimed of it.
    case untold
    case null
    case boolean(Bool)
    case number(Int)
    case text(String)
    case type(StaticType)
    case keyPath([String])
    case thing(Thing)
    case closure(Frame, region: Int)
    /// A method that is named and not called, and on what it runs.
    indirect case method(Function, on: ConcreteValue)

    var thing: Thing? {
        if case .thing(let thing) = self { thing } else { nil }
    }
}

/// Whatever has an identity or parts.
///
/// Lists and structures are shared instead of copied when they are assigned, as the analysis has it: what really happens is part of that.
final class Thing {
    enum Kind {
        case made(StaticType)
        /// Comes from where nobody sees; of that type, as far as one is known.
        case outside(StaticType?)
        case drawn(Int)
        case list, dictionary, tuple
        case enumCase(Type, String)
    }

    let kind: Kind
    /// The instructions that made it; what is made from another list may be taken for that one.
    let origins: [ProgramPoint]
    var fields: [String: ConcreteValue] = [:]
    /// Of a list, a dictionary or an enum's case.
    var elements: [ConcreteValue] = []
    /// Of a dictionary, by position.
    var keys: [ConcreteValue] = []
    /// The abstract objects that it may be: whatever holds it has one and the same in its set. `nil` until a set has been looked at.
    var abstracts: Set<Int32>?
    /// Whether it is of the very class that is written, and of none below.
    var isOfItsClass = false

    init(_ kind: Kind, at origins: [ProgramPoint] = [], elements: [ConcreteValue] = []) {
        self.kind = kind
        self.origins = origins
        self.elements = elements
    }

    var type: StaticType? {
        switch kind {
        case .made(let type): type
        case .outside(let type): type
        case .enumCase(let type, _): .project(type)
        case .drawn, .list, .dictionary, .tuple: nil
        }
    }

    var isList: Bool {
        switch kind {
        case .list, .dictionary: true
        case .made, .outside, .drawn, .tuple, .enumCase: false
        }
    }

    var isMade: Bool {
        if case .made = kind { true } else { false }
    }
}

/// A function, or the initial value of a property, that runs. Its closures run in it as well, even when it has returned.
final class Frame {
    let procedure: Int32
    var variables: [ConcreteValue]
    /// Parameters that were left out, each with what holds its default value.
    var omitted: [Variable: Variable] = [:]
    /// The instances of the procedure that it may be: in one and the same, all that it sees has to be.
    var candidates: [Int32]

    init(_ procedure: Int32, variables count: Int, candidates: [Int32]) {
        self.procedure = procedure
        variables = Array(repeating: .untold, count: count)
        self.candidates = candidates
    }
}

/// Numbers by chance, the same for the same seed.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The same for the same text on every machine.
    init(seed text: String, _ number: Int) {
        state = text.utf8.reduce(0xcbf2_9ce4_8422_2325 &+ UInt64(number)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
