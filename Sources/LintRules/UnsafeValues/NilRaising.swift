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
            if let raised {
                let isHere = raised.core.range == value.range
                return Force(fate, elsewhere: isHere ? nil : raised.range, help: "Test it for nil before it is handed on.")
            }
            guard let made = values.first(where: { isNil($0, without: value, at: site, value.function) }) else { continue }
            let isItself = made.core.plainName.map { filling(of: $0, at: site) != nil } ?? false
            return Force(isItself ? fate : "makes what \(fate)", elsewhere: made.range, help: "Test it for nil before it is handed on.")
        }
        return nil
    }

    /// Whether an expression is nil where a restored value is missing: `[NSURL URLWithString:restored]`, `[restored lowercaseString]`. Not
    /// where a test on the way to a place asks about any of the locals in between.
    private func isNil(_ expression: Expression, without value: RestoredValue, at site: Site, _ function: Function) -> Bool {
        isNil(expression, without: value, at: Place(site, in: function), site, depth: 0)
    }

    /// What has given a property its value, if that is sure.
    private func filling(of name: String, at site: Site) -> Site? {
        guard !hasAccessor(of: name) else { return nil }
        return assignments.last { $0.assignedName == name && isAsFilled(name, by: $0, at: site) }
    }

    private func isNil(_ expression: Expression, without value: RestoredValue, at place: Place, _ site: Site, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        if expression.core.range == value.range { return true }
        func isNil(_ part: Expression) -> Bool { self.isNil(part, without: value, at: place, site, depth: depth + 1) }
        if let name = expression.core.plainName, place.locals?.lookUp(name) == nil, let filling = filling(of: name, at: site),
            case .assignment(_, nil, let given) = filling.kind
        {
            return self.isNil(given, without: value, at: Place(filling, in: value.function), site, depth: depth + 1)
        }
        switch expression.core.kind {
        case .name(let name):
            guard let local = place.locals?.lookUp(name), !isReassigned(name), !site.isDecided(by: local.binding),
                case .local(let made) = local.binding.origin, let first = made.value
            else { return false }
            return self.isNil(first, without: value, at: place.before(local), site, depth: depth + 1)
        case .call(let call): return call.handingOnNil.contains(where: isNil)
        case .member(let base, _): return isNil(base)
        default: return false
        }
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
