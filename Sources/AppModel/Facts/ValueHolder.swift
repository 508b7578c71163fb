/// Objects of RxSwift and Combine that hold one value for whoever listens: a constant that names one is as good as a variable.
enum ValueHolder {
    /// By class, the calls that give it another value.
    static let setters: [String: Set<String>] = [
        "BehaviorRelay": ["accept"], "BehaviorSubject": ["onNext"], "CurrentValueSubject": ["send"], "Variable": [],
    ]

    static let allSetters = setters.values.reduce(into: Set()) { $0.formUnion($1) }

    /// The property by which each tells its value.
    static let property = "value"
}

extension PropertyFact {
    /// Whether it names an object that holds a value, as far as its declaration tells.
    var holdsValue: Bool {
        if let type { return ValueHolder.setters[type.unwrapped.name] != nil }
        guard case .call(let call)? = value?.core.kind else { return false }
        return ValueHolder.setters[call.name] != nil
    }

    /// What it begins with: of an object that holds a value, that.
    var firstValue: Expression? {
        guard holdsValue, case .call(let call)? = value?.core.kind else { return value }
        return call.arguments.first?.value
    }
}
