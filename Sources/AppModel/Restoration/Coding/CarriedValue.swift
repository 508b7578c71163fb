import Syntax

extension App {
    /// Whether what one access writes is written under another key as well, whenever it is, so that whoever reads that one gets it back:
    /// `model.text = field.text` and then both of them.
    public func isCarried(_ write: KeyAccess, byAnyOf others: [KeyAccess]) -> Bool {
        guard let value = write.value?.names else { return false }
        return others.contains { other in
            // A helper's parameter is another value each time.
            if other.site.range == write.site.range, other.function == write.function, other.entry.range != write.entry.range {
                return other.entryPlace.function == write.entryPlace.function && write.isGivenTheSame(as: other)
            }
            guard other.function == write.function, other.key != write.key, other.site.isOnTheWay(to: write.site), !other.site.mayRunLater,
                let otherValue = other.value?.names
            else { return false }
            return otherValue == value || areMadeOne(value, otherValue, before: [write.site, other.site], in: write.function)
        }
    }

    /// Whether one of two values becomes the other first, and nothing more is put into either.
    private func areMadeOne(_ first: [String], _ second: [String], before uses: [Site], in function: Function) -> Bool {
        let pair: Set = [first, second]
        let assignments = sites(in: function).filter { site in
            if case .assignment(let target, _, _) = site.kind { target.names.map(pair.contains) ?? false } else { false }
        }
        guard assignments.count == 1, case .assignment(let target, nil, let value) = assignments[0].kind, !assignments[0].mayRunLater,
            let target = target.names, let value = value.names
        else { return false }
        return Set([target, value]) == pair
            && uses.allSatisfy { assignments[0].range.end <= $0.range.start && assignments[0].isOnTheWay(to: $0) }
    }
}

extension KeyAccess {
    /// Whether the calls of the helper give it the same value; where it makes something of that first, whether they have an argument in common.
    fileprivate func isGivenTheSame(as other: KeyAccess) -> Bool {
        if let own = valueGivenToHelper, let others = other.valueGivenToHelper {
            return own.names.map { $0 == others.names } ?? false
        }
        guard let own = entry.call, let others = other.entry.call else { return true }
        let values = Set(others.arguments.compactMap(\.value.names))
        return own.arguments.contains { $0.value.names.map(values.contains) ?? false }
    }
}

extension Expression {
    /// The names that lead to a value, `self` left out, and what stands in where it is missing; `nil` where more than names does.
    fileprivate var names: [String]? {
        switch core.kind {
        case .name(let name): [name]
        case .member(let base, let name): base.core.isSelf ? [name.text] : base.names.map { $0 + [name.text] }
        case .binary(let value, "??", let other): other.isEmpty ? value.names : nil
        case .tuple(let parts): parts.count == 1 ? parts[0].value.names : nil
        default: nil
        }
    }
}
