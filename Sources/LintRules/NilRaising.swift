import AppModel
import Syntax

extension App {
    /// `[items addObject:[coder decodeObjectForKey:@"item"]]`: nil goes anywhere in Objective-C, but not into a collection or a string.
    func exception(without value: RestoredValue) -> Force? {
        guard value.function.isObjectiveC, value.isObject else { return nil }
        let local = localHolding(value)
        for site in sites(in: value.function) {
            func isValue(_ expression: Expression) -> Bool {
                if expression.core.range == value.range { return true }
                return local.map { expression.core.names($0, at: site) && !site.isDecided(by: $0) } ?? false
            }
            let fate: String
            if let call = site.call, raisingArguments(of: call, at: Place(site, in: value.function)).contains(where: isValue) {
                fate = "is handed to '\(call.name)', which raises for nil"
            } else if site.values.contains(where: { $0.hasLiteral(with: isValue) }) {
                fate = "goes into a literal, which raises for nil"
            } else {
                continue
            }
            let isHere = site.range.start <= value.range.start && value.range.end <= site.range.end
            return Force(
                fate, elsewhere: isHere ? nil : (site.range, "nil would go in here"), help: "Test it for nil before it is handed on.")
        }
        return nil
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
    /// Whether a literal of an array or dictionary, that is made in any case, has such a part.
    fileprivate func hasLiteral(with isValue: (Expression) -> Bool) -> Bool {
        switch kind {
        case .array(let parts), .dictionary(let parts): parts.contains { isValue($0) || $0.hasLiteral(with: isValue) }
        case .ternary, .binary, .closure, .conditional: false
        default: parts.contains { $0.hasLiteral(with: isValue) }
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
