import AppModel
import Syntax

extension RestoringBody {
    /// `[items addObject:[coder decodeObjectForKey:@"item"]]`: nil goes anywhere in Objective-C, but not into a collection or a string.
    func exception(without value: RestoredValue) -> Force? {
        guard value.isObject else { return nil }
        let local = localHolding(value)
        for (site, values, fate) in raising {
            let raised = values.first { expression in
                if expression.core.range == value.range { return true }
                return local.map { expression.core.names($0, at: site) && !site.isDecided(by: $0) } ?? false
            }
            guard let raised else { continue }
            let isHere = raised.core.range == value.range
            return Force(fate, elsewhere: isHere ? nil : raised.range, help: "Test it for nil before it is handed on.")
        }
        return nil
    }
}

extension App {
    /// What must not be nil where a function in Objective-C hands it on or puts it into a literal, and what becomes of it there.
    func raisingValues(at site: Site, in function: Function) -> [(values: [Expression], fate: String)] {
        let arguments = site.call.map { raisingArguments(of: $0, at: Place(site, in: function)) } ?? []
        let parts = site.values.flatMap(\.partsOfLiterals)
        return [
            (arguments, "is handed to '\(site.call?.name ?? "")', which raises for nil"),
            (parts, "goes into a literal, which raises for nil"),
        ].filter { !$0.0.isEmpty }
    }

    /// The arguments of a call that must not be nil.
    private func raisingArguments(of call: Call, at place: Place) -> [Expression] {
        guard let raising = raisingMethods[call.name], let receiver = call.receiver else { return [] }
        let owner = (program.typeValue(of: receiver, at: place) ?? program.type(of: receiver, at: place))?.unwrapped
        guard case .named(let name, _)? = owner, raising.owners.contains(UIKit.foundationClasses[name] ?? name) else { return [] }
        return call.arguments.filter { raising.labels.contains($0.label) }.map(\.value)
    }
}

/// Which arguments of Foundation's methods must not be nil, by the labels they have.
private let raisingMethods: [String: (owners: Set<String>, labels: [String?])] = {
    let strings: Set<String> = ["NSString", "NSMutableString"]
    let sets: Set<String> = ["NSMutableSet", "NSMutableOrderedSet", "NSCountedSet"]
    return [
        "addObject": (sets.union(["NSMutableArray"]), [nil]),
        "insertObject": (["NSMutableArray", "NSMutableOrderedSet"], [nil]),
        "replaceObjectAtIndex": (["NSMutableArray", "NSMutableOrderedSet"], ["withObject"]),
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
    ]
}()

extension Expression {
    /// The parts of literals of arrays and dictionaries that are made in any case.
    fileprivate var partsOfLiterals: [Expression] {
        switch kind {
        case .array(let parts), .dictionary(let parts): parts + parts.flatMap(\.partsOfLiterals)
        case .ternary, .binary, .closure, .conditional: []
        default: parts.flatMap(\.partsOfLiterals)
        }
    }
}

extension Site {
    /// What it makes or hands on.
    fileprivate var values: [Expression] {
        switch kind {
        case .assignment(_, _, let value), .returns(let value): [value]
        case .local(let local): local.value.map { [$0] } ?? []
        case .call(let call): call.arguments.map(\.value)
        case .forced, .cast, .attempt, .element: []
        }
    }
}
