extension Program {
    /// Whether a method runs at no time: it is private, and its file names it nowhere. Objective-C may find a method by its name.
    func isNeverCalled(_ function: Function) -> Bool {
        let fact = function.fact
        guard !function.isObjectiveC, function.type != nil, fact.kind == .method, fact.modifiers.contains(.isPrivate),
            fact.modifiers.isDisjoint(with: [.isObjectiveC, .overrides]), function.hook == nil
        else { return false }
        return !functions(naming: [fact.name]).contains { $0.file == function.file && $0 != function }
    }
}
