import Syntax

extension App {
    /// The arguments of a call of Objective-C that must not be nil.
    public func raisingArguments(of call: Call, at place: Place) -> [Expression] {
        if let label = raisingInitializers[call.name], let value = call.argument(label) { return [value] }
        guard let raising = raisingMethods[call.name], let receiver = call.receiver,
            isRaising(raising.owners, (program.typeValue(of: receiver, at: place) ?? program.type(of: receiver, at: place))?.unwrapped),
            program.calledFunction(call, at: place) == nil
        else { return [] }
        // `setObject:forKeyedSubscript:` is another method than `setObject:forKey:`.
        let arguments = raising.labels.compactMap { label in call.arguments.first { $0.label == label } }
        return arguments.count == raising.labels.count ? arguments.map(\.value) : []
    }

    private func isRaising(_ owners: Set<String>, _ type: StaticType?) -> Bool {
        switch type {
        case .named(let name, _)?:
            owners.contains(UIKit.foundationClasses[name] ?? name) || owners.contains { UIKit.inherits(name, from: $0) }
        case .project(let own)?: owners.contains { program.inherits(own, from: $0) }
        default: false
        }
    }
}

extension Call {
    /// What it is given that leaves nil of it, or an exception, where that is nil: `[NSURL URLWithString:restored]`, or whatever the restored
    /// object is asked for.
    public var handingOnNil: [Expression] {
        guard !callsForEntries.contains(name) else { return [] }
        let given = callsThatHandOnNil.contains(name) ? arguments.first.map { [$0.value] } ?? [] : []
        return given + (receiver.map { [$0] } ?? [])
    }
}

/// Entries are values of their own.
private let callsForEntries: Set<String> = [
    "objectForKey", "valueForKey", "objectForKeyedSubscript", "objectAtIndex", "objectAtIndexedSubscript",
]

/// What gives nil for nil, if it does not raise.
private let callsThatHandOnNil: Set<String> = [
    "URLWithString", "managedObjectIDForURIRepresentation", "initWithUUIDString",
]

extension Function {
    /// Whether what is raised in a place of it is caught there: Objective-C's `@try`, for nothing that ends a program of Swift is.
    public func catches(_ range: SourceRange) -> Bool { caughtRanges.contains { $0.contains(range) } }

    /// Where what is raised is caught: to be asked for once for many places, since it goes through the whole body.
    public var caughtRanges: [SourceRange] { isObjectiveC ? body.flatMap(\.caughtRanges) : [] }
}

extension Statement {
    fileprivate var caughtRanges: [SourceRange] {
        let own: [SourceRange] = if case .attempt(let body, let catches) = kind, !catches.isEmpty { body.map(\.range) } else { [] }
        return own + inner.flatMap(\.caughtRanges)
    }
}

/// Which arguments of the frameworks' methods must not be nil, by the labels they have. A navigation controller only complains.
private let raisingMethods: [String: (owners: Set<String>, labels: [String?])] = {
    let strings: Set<String> = ["NSString", "NSMutableString"]
    let sets: Set<String> = ["NSMutableSet", "NSMutableOrderedSet", "NSCountedSet"]
    return [
        "addObject": (sets.union(["NSMutableArray"]), [nil]),
        "insertObject": (["NSMutableArray", "NSMutableOrderedSet"], [nil]),
        "replaceObjectAtIndex": (["NSMutableArray", "NSMutableOrderedSet"], ["withObject"]),
        // A dictionary's subscript takes nil, and removes what is there.
        "setObject": (["NSMutableDictionary"], [nil, "forKey"]),
        "arrayByAddingObject": (["NSArray", "NSMutableArray"], [nil]),
        "arrayWithObject": (["NSArray", "NSMutableArray"], [nil]),
        "setWithObject": (["NSSet", "NSMutableSet"], [nil]),
        "dictionaryWithObject": (["NSDictionary", "NSMutableDictionary"], [nil, "forKey"]),
        "stringByAppendingString": (strings, [nil]),
        "appendString": (["NSMutableString"], [nil]),
        "stringWithString": (strings, [nil]),
        "rangeOfString": (strings, [nil]),
        "fileURLWithPath": (["NSURL"], [nil]),
        "existingObjectWithID": (["NSManagedObjectContext"], [nil]),
        "addChildViewController": (["UIViewController"], [nil]),
        "presentViewController": (["UIViewController"], [nil]),
    ]
}()

/// The same of initializers, `[[NSAttributedString alloc] initWithString:title]`, by the class.
private let raisingInitializers = [
    "NSAttributedString": "string", "NSMutableAttributedString": "string",
]

extension Site {
    /// What goes into literals of arrays and dictionaries that are made here in any case.
    public var partsOfLiterals: [Expression] { values.flatMap(\.partsOfLiterals) }

    /// What it makes or hands on.
    private var values: [Expression] {
        switch kind {
        case .assignment(_, _, let value), .returns(let value): [value]
        case .local(let local): local.value.map { [$0] } ?? []
        case .call(let call): call.arguments.map(\.value)
        case .forced, .cast, .attempt, .element, .range: []
        }
    }
}

extension Expression {
    fileprivate var partsOfLiterals: [Expression] {
        switch kind {
        case .array(let parts), .dictionary(let parts): parts + parts.flatMap(\.partsOfLiterals)
        case .ternary, .binary, .closure, .conditional: []
        default: parts.flatMap(\.partsOfLiterals)
        }
    }
}
