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
        let parts = site.partsOfLiterals
        let selected = selection(at: site, in: function).flatMap { selected in
            selected.name.hasSuffix("s") && !selected.ranges.isChosen(at: Place(site, in: function)) ? selected.ranges : nil
        }
        let raising = [
            (selected.map { [$0] } ?? [], "is handed to 'setSelectedRanges', which raises for nil"),
            (arguments, "is handed to '\(site.call?.name ?? "")', which raises for nil"),
            (parts, "goes into a literal, which raises for nil"),
        ].filter { !$0.0.isEmpty }
        return raising.isEmpty || function.catches(site.range) ? [] : raising
    }
}

extension Expression {
    /// Whether it is one of two values, itself or by the local that holds it.
    fileprivate func isChosen(at place: Place, depth: Int = 0) -> Bool {
        switch core.kind {
        case .ternary, .binary(_, "??", _): return true
        case .name(let name):
            guard depth < 8, let first = place.firstValue(of: name) else { return false }
            return first.value.isChosen(at: first.place, depth: depth + 1)
        default: return false
        }
    }
}
