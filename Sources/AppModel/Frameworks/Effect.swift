/// What a call or a property of code out of sight does with the values it gets, in the words of the analysis.
///
/// The analysis knows no framework; who calls it brings a table of these.
indirect enum Effect: Sendable {
    /// A value that takes part in a call.
    indirect enum Source: Sendable {
        case receiver
        /// By position, trailing closures counted.
        case argument(Int)
        /// By label.
        case labelled(String)
        case element(Source)
        /// What a loop over something gets in each round: of a dictionary a pair.
        case round(Source)
        /// A key of a dictionary.
        case key(of: Source)
        case field(Source, String)
        /// What a closure gives when it is called with some values.
        case result(of: Source, given: [Source])
        /// A list made by the call, of some elements.
        case list(Source)
        /// A dictionary made by the call, of the entries of another or of pairs.
        case dictionary(of: Source)
        /// A pair made by the call: of two values where both are followed.
        case pair(Source?, Source)
        /// An object of a framework's class made by the call.
        case new(String)
        /// The name of a class, as Swift prints it.
        case name(of: Source)
        /// The name of a class at run time, with its module.
        case runtimeName(of: Source)
        /// The class that has a name at run time.
        case classNamed(Source)
        /// What a format gives with the arguments behind it.
        case formatted(Source)
        /// What is drawn under a name, in a storyboard of a name where several have one; made by the call, each time another one.
        case drawn(named: Source, in: Source)
        /// What a drawing of a name begins with; made by the call as well.
        case drawnFirst(in: Source)
        /// A number and the like, which is not followed.
        case nothing
        /// Strings, or lists, behind one another.
        case joined([Source])
    }

    /// The call gives this.
    case gives(Source)
    case stores(Source, into: String, of: Source)
    /// Into the property that a string names.
    case storesNamed(Source, name: Source, of: Source)
    case adds(Source, to: Source)
    /// Under a key.
    case addsEntry(Source, key: Source, to: Source)
    /// A closure is called with some values, and what it gives is dropped.
    case calls(Source, with: [Source])
    /// Whatever a list holds is added to another.
    case addsAll(of: Source, to: Source)
}

/// What is known of calls and properties that the program does not declare.
struct EffectTable: Sendable {
    /// A method or function by its base name, and, where that is not enough, the class that has it.
    struct Entry: Sendable {
        /// The framework class of the receiver; `nil` for any.
        var owner: String?
        /// Labels that the call must have; empty for any.
        var labels: [String] = []
        /// Whether it gives what others put into the receiver: of one that is not in sight, who knows what.
        var givesContents = false
        /// The field of the receiver that takes what code puts into the list which a property gives, as `stack.viewControllers.append(page)`
        /// does: the list itself is a copy.
        var additions: String?
        let effects: [Effect]
    }

    let calls: [String: [Entry]]
    /// Initializers by class and label.
    let initializers: [String: [Entry]]
    /// Properties that give something else than what was assigned to them.
    let properties: [String: [Entry]]
    /// Properties of classes themselves, and messages to them without arguments.
    let classProperties: [String: [Entry]]
    /// What an assignment to a property does beside keeping the value, which is the first argument.
    let assignments: [String: [Entry]]
    /// By class, the label of the initializer to which one without arguments goes on.
    let designatedInitializers: [String: String]
}

extension EffectTable {
    /// Whether anything is known of a property or a call of a name.
    func has(_ name: String) -> Bool { properties[name] != nil || classProperties[name] != nil || calls[name] != nil }

    /// The fields that a property or a call of a name reads: of that name itself, where the table says nothing else.
    func fields(readBy name: String) -> [String] {
        let entries = (properties[name] ?? []) + (calls[name] ?? [])
        return [name]
            + entries.flatMap(\.effects).flatMap { effect in
                guard case .gives(let source) = effect else { return [String]() }
                return source.fields
            }
    }
}

extension Effect.Source {
    /// The fields on the way to it.
    fileprivate var fields: [String] {
        switch self {
        case .field(let owner, let name): owner.fields + [name]
        case .element(let list), .round(let list), .key(let list), .dictionary(let list), .list(let list), .name(let list),
            .runtimeName(let list), .classNamed(let list), .formatted(let list), .drawnFirst(let list):
            list.fields
        case .drawn(let name, let storyboard): name.fields + storyboard.fields
        case .result(let closure, let given): closure.fields + given.flatMap(\.fields)
        case .pair(let first, let second): (first?.fields ?? []) + second.fields
        case .joined(let parts): parts.flatMap(\.fields)
        case .receiver, .argument, .labelled, .new, .nothing: []
        }
    }
}
