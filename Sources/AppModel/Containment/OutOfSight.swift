import Syntax

extension App {
    /// Whether code puts an object of a class where nobody sees it at first, so that its view need not be loaded when state is saved:
    /// into a tab that is not the first, or below others on a stack.
    ///
    /// What a factory puts together was saved already, and is looked for by what the factory gave it.
    func isPutOutOfSight(_ type: Type) -> Bool {
        containments.contains { containment in
            guard !containment.function.isFactory, !program.isTest(containment.function), let child = childType(of: containment)?.projectType,
                program.isWithin(child, type)
            else { return false }
            return isOutOfSight(containment, depth: 0)
        }
    }

    private func isOutOfSight(_ containment: Containment, depth: Int) -> Bool {
        switch containment.kind {
        case .tabs:
            guard let first = siblings(of: containment).first(where: { $0.index == 0 }), containment.index > 0 else { return false }
            return first.comes(with: containment) && !maySelect(containment)
        case .navigation:
            if siblings(of: containment).contains(where: { $0.index > containment.index && $0.comes(with: containment) }) { return true }
            // The root of a stack that is out of sight itself.
            guard depth < 4, let stack = containment.parent.map(holder) else { return false }
            return containments.contains { $0.childEntity.map(holder) == stack && !$0.function.isFactory && isOutOfSight($0, depth: depth + 1) }
        case .split, .page, .custom:
            return false
        }
    }

    /// Those that come with it in one list, itself included.
    private func siblings(of containment: Containment) -> [Containment] {
        containments.filter { $0.function == containment.function && $0.site.range == containment.site.range && $0.parent == containment.parent }
    }

    /// Whether the function that fills the tabs selects this one, or a controller that the text does not tell. An index that is not known leaves
    /// each of them out of sight at times.
    private func maySelect(_ containment: Containment) -> Bool {
        sites(in: containment.function).contains { site in
            guard case .assignment(let target, nil, let value) = site.kind else { return false }
            switch target.memberName {
            case "selectedViewController":
                guard let selected = entity(value, at: Place(site, in: containment.function)) else { return true }
                return selected == containment.childEntity
            case "selectedIndex":
                if case .integer(let index?) = value.core.kind { return index == containment.index }
                return false
            default:
                return false
            }
        }
    }
}
