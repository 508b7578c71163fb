import Syntax

/// What a variable may hold, as far as the analysis tells things apart: an allocation site in its context, a constant, or something that is
/// not in sight, which carries why.
struct AbstractObject: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        /// Made by an initializer call, a literal or a storyboard call at `site`.
        case made(StaticType)
        /// Stands for every object of a class whose creation is out of sight or the frameworks' own affair.
        case instance(StaticType)
        /// A controller that a storyboard draws, made by whoever shows the storyboard; where `site` is, by a call.
        case drawn(Int)
        case list, dictionary, tuple
        /// An enum's case with what it carries.
        case enumCase(Type, String)
        case string(StringValue)
        case boolean(Bool)
        case integer(Int?)
        case nothing
        case type(StaticType)
        case keyPath([String])
        /// A region of an instance of a procedure.
        case closure(instance: Int32, region: Int32)
        /// A method that is named and not called, with the object that it belongs to, if any.
        case method(Int32, receiver: Int32?)
        /// The values out of sight: what, of which type as far as that is known.
        case unknown(Unknown, StaticType?)
    }

    let kind: Kind
    /// Where it is made, for what a statement makes.
    var site: ProgramPoint?
    /// The context in which it is made.
    var context: Int32 = 0

    /// The class or type it is of.
    var type: StaticType? {
        switch kind {
        case .made(let type), .instance(let type): type
        case .unknown(_, let type): type
        case .enumCase(let owner, _): .project(owner)
        case .type(let type): .metatype(type)
        case .string: .named("String")
        case .boolean: .named("Bool")
        case .integer: .named("Int")
        case .list: .named("Array")
        case .dictionary: .named("Dictionary")
        case .drawn, .tuple, .nothing, .keyPath, .closure, .method: nil
        }
    }

    /// Whether it is a value that assignment copies, and nobody changes through another name.
    var isConstant: Bool {
        switch kind {
        case .string, .boolean, .integer, .nothing, .type, .keyPath: true
        case .made, .instance, .drawn, .list, .dictionary, .tuple, .enumCase, .closure, .method, .unknown: false
        }
    }

    var isMade: Bool {
        if case .made = kind { return true }
        return false
    }

    /// Whether it differs from others of its type only in where it comes from out of sight. A parameter is its function's own.
    var isToldByPlaceOnly: Bool {
        guard case .unknown(let unknown, _) = kind, site == nil else { return false }
        return unknown.reason != .parameter && unknown.reason != .merged
    }

    var isNumber: Bool {
        if case .integer = kind { true } else { false }
    }

    var isUnknown: Bool { unknown != nil }

    /// Where it came in, for what is out of sight.
    var unknown: Unknown? {
        if case .unknown(let unknown, _) = kind { unknown } else { nil }
    }
}

/// An instruction of a procedure.
struct ProgramPoint: Hashable, Sendable {
    /// Index into `ValueFlow.procedures`.
    let procedure: Int32
    let instruction: Int32
}

/// Why a value is not known.
struct Unknown: Hashable, Sendable {
    enum Reason: String, CaseIterable, Sendable {
        case result = "result of a call that is not in sight"
        case parameter = "parameter of a function whose callers are not in sight"
        case field = "property that nothing in sight fills"
        case receiver = "call of an object of unknown type"
        case merged = "one of too many values that are not known"
        case contents = "content of a container that is not in sight"

        var number: Int32 {
            switch self {
            case .result: 0
            case .parameter: 1
            case .field: 2
            case .receiver: 3
            case .merged: 4
            case .contents: 5
            }
        }
    }

    let reason: Reason
    /// Index into `Program.files`.
    let file: Int32
    let range: SourceRange
}

extension Program {
    /// That a value is not known, where somebody asks what it is.
    func silence(on unknown: Unknown, about symbol: String?) -> Silence {
        Silence(
            Silence.Reason(unknown.reason.rawValue), at: Location(path: files[Int(unknown.file)].path, range: unknown.range), about: symbol)
    }
}
