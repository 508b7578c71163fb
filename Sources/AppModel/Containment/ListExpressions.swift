import Syntax

// How lists are made and changed, by their spelling alone, in Swift and in Objective-C.

extension Call {
    /// What a method of a list puts at its end.
    enum Addition {
        case element(Expression)
        case list(Expression)
    }

    var addition: Addition? {
        guard receiver != nil, let first = arguments.first else { return nil }
        if position != nil { return name == "insert" && first.label == "contentsOf" ? .list(first.value) : .element(first.value) }
        guard arguments.count == 1 else { return nil }
        switch (name, first.label) {
        case ("append", nil), ("add", nil), ("addObject", nil): return .element(first.value)
        case ("append", "contentsOf"), ("addObjectsFromArray", nil), ("addObjects", "from"): return .list(first.value)
        default: return nil
        }
    }

    /// Where a method of a list puts something else than at its end: `insert(x, at: 0)`.
    var position: Expression? {
        guard arguments.count == 2 else { return nil }
        switch (name, arguments[0].label, arguments[1].label) {
        case ("insert", nil, "at"), ("insert", "contentsOf", "at"), ("insertObject", nil, "atIndex"): return arguments[1].value
        default: return nil
        }
    }

    /// Whether a method of a list changes it.
    var changesReceiver: Bool {
        if addition != nil { return true }
        let changes = ["insert", "remove", "pop", "replace", "swap", "exchange", "set"]
        return changes.contains(where: name.hasPrefix) || ["sort", "shuffle", "reverse", "append"].contains(name)
    }

    /// `compactMap { $0 }`
    var givesEachAsItIs: Bool { (name == "map" || name == "compactMap") && transformedElement?.isName("$0") == true }

    /// The value that the closure of `map` gives for each element.
    var transformedElement: Expression? {
        guard name == "map" || name == "compactMap", arguments.count == 1, case .closure(let closure) = arguments[0].value.kind else {
            return nil
        }
        // Behind a branch it may be one of several.
        guard case .returns(let value)? = closure.body.last?.kind, closure.body.dropLast().allSatisfy(\.isPlain) else { return nil }
        return value
    }
}

extension Statement {
    /// Whether what follows it is always reached.
    fileprivate var isPlain: Bool {
        switch kind {
        case .expression, .local: true
        default: false
        }
    }
}
