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
        guard name == "map" || name == "compactMap", arguments.count == 1, case .closure(let closure) = arguments[0].value.kind else { return nil }
        // Behind a branch it may be one of several.
        guard case .returns(let value)? = closure.body.last?.kind, closure.body.dropLast().allSatisfy(\.isPlain) else { return nil }
        return value
    }

    /// Whether it may change a list among its arguments, as a function may that is not known, of Objective-C or with `inout`.
    var mayChangeArguments: Bool { !UIKit.neutralCalls.contains(name) && !logs && addition == nil && copiedList == nil }

    /// The list whose elements the result takes over as they are.
    fileprivate var copiedList: Expression? {
        guard arguments.count == 1, let first = arguments.first else { return nil }
        switch (name, first.label) {
        case ("Array", nil), ("NSArray", "array"), ("NSMutableArray", "array"), ("arrayWithArray", nil): return first.value
        case ("compactMap", nil):
            guard case .closure(let closure) = first.value.kind, closure.parameters.isEmpty, closure.body.onlyReturn?.isName("$0") == true else {
                return nil
            }
            return receiver
        default: return nil
        }
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

extension Expression {
    /// What a list literal holds, and a call that makes a list of its arguments: `[NSArray arrayWithObjects:a, b, nil]`, `[Tab]()`.
    var listedElements: [Expression]? {
        switch core.kind {
        case .array(let elements):
            return elements
        case .member(let type, let name):
            return name.text == "array" && type.isListClass ? [] : nil
        case .call(let call):
            switch call.callee.kind {
            case .array, .type: return call.arguments.isEmpty && call.callee.isListType ? [] : nil
            case .name where call.callee.isListClass:
                guard let first = call.arguments.first, first.label != "capacity" else { return [] }
                guard first.label == "objects", call.arguments.dropFirst().allSatisfy({ $0.label == nil }) else { return nil }
                return call.arguments.map(\.value).filter { !$0.isNil }
            case .member(let type, let name) where type.isListClass:
                switch name.text {
                case "arrayWithObjects", "arrayWithObject": return call.arguments.map(\.value).filter { !$0.isNil }
                case "array", "arrayWithCapacity": return []
                default: return nil
                }
            default: return nil
            }
        default:
            return nil
        }
    }

    /// The list whose elements another one takes over as they are.
    var copiedList: Expression? {
        switch kind {
        case .member(let base, let name): name.text == "copy" || name.text == "mutableCopy" ? base : nil
        case .call(let call): call.copiedList
        default: nil
        }
    }

    private var isListClass: Bool { isName("NSArray") || isName("NSMutableArray") || isName("Array") }

    private var isListType: Bool {
        switch kind {
        case .array(let elements): elements.count == 1
        case .type(let type): type.name == "Array"
        default: false
        }
    }
}
