import Syntax

/// Properties of which a screen saves a part that it shows by itself, and nothing that would bring back the rest.
extension App {
    /// The members of a property that are saved in its place; none where nothing of it is. `nil` where it may be restored as a whole, because
    /// something that restores names it.
    func partsSaved(of name: String, restoring: [Function]) -> Set<String>? {
        let property = ShownProperty(name)
        var parts: Set<String> = []
        for function in restoring where function.names(anyOf: [name, "_" + name]) {
            guard function.hook == .encodeState, let members = members(of: property, askedIn: function) else { return nil }
            parts.formUnion(members)
        }
        return parts
    }

    /// Where a screen shows a member of a property that is not among those, in a view to which nobody gives anything else, whenever and whoever
    /// it be.
    func shownUse(of name: String, otherThan parts: Set<String>, in type: Type) -> Location? {
        let property = ShownProperty(name)
        let decoders = running(in: program.family(of: type).flatMap { program.implementations(of: .decodeState, in: $0) }, of: type)
        for function in functionsThatShow(type) where property.isNamed(in: function) && !decoders.contains(function) {
            let sites = sites(in: function).filter { !$0.mayRunLater }
            let shown = sites.flatMap { site in
                shownValue(of: site, in: function, of: type).map { [$0] + firstValues(of: $0, at: Place(site, in: function)) } ?? []
            }
            for site in sites {
                let value: Expression
                if let own = shownValue(of: site, in: function, of: type) {
                    value = own
                } else if let (text, added) = site.addition, shown.contains(where: { $0.contains { $0.isName(text) } }) {
                    value = added
                } else {
                    continue
                }
                if let members = members(of: property, askedIn: value, at: Place(site, in: function)), !members.isEmpty,
                    members.isDisjoint(with: parts)
                {
                    return function.location(value.range)
                }
            }
        }
        return nil
    }

    /// What a view of a screen is given to show, if that is all that the project ever has it show.
    private func shownValue(of site: Site, in function: Function, of type: Type) -> Expression? {
        guard case .assignment(let target, nil, let value) = site.kind, target.lastName.map(UIKit.shownProperties.contains) == true,
            let path = target.path?.split(separator: ".").map(String.init), path.count > 1, path[0] != "navigationItem",
            !storyboardControllers(of: type).flatMap(identifiedViews).contains(where: \.mayRestoreContent),
            !program.family(of: type).flatMap({ program.functions(of: $0) }).contains(where: { $0.names(anyOf: UIKit.waysToSubviews) })
        else { return nil }
        let names: Set = [path[0], "_" + path[0]]
        let isShownOtherwise = program.functions(mentioningAnyOf: names).contains { other in
            program.unit(of: other) == type.unit
                && other.body.flatMap(\.expressions).contains { expression in
                    expression.range != site.range && expression.mayShowSomething(in: names, but: site.range)
                }
        }
        return isShownOtherwise ? nil : value
    }

    /// What the locals in an expression begin with.
    private func firstValues(of expression: Expression, at place: Place) -> [Expression] {
        var values: [Expression] = []
        _ = expression.contains { part in
            if case .name(let name) = part.kind, let first = place.firstValue(of: name) { values.append(first.value) }
            return false
        }
        return values
    }

    /// The members that a function asks a property for; `nil` where it hands the property on.
    private func members(of property: ShownProperty, askedIn function: Function) -> Set<String>? {
        var all: Set<String> = []
        for site in sites(in: function) {
            let place = Place(site, in: function)
            let values: [Expression] =
                switch site.kind {
                case .call(let call): call.arguments.map(\.value) + (call.receiver.map { [$0] } ?? [])
                case .assignment(let target, _, let value): [target, value]
                case .local(let local): local.value.flatMap { property.isMeant(by: $0, at: place) ? nil : [$0] } ?? []
                case .returns(let value): [value]
                case .forced, .cast, .attempt, .element, .range: []
                }
            for value in values {
                guard let members = members(of: property, askedIn: value, at: place) else { return nil }
                all.formUnion(members)
            }
        }
        return all
    }

    private func members(of property: ShownProperty, askedIn expression: Expression, at place: Place) -> Set<String>? {
        if property.isMeant(by: expression, at: place) { return nil }
        if case .member(let base, let name) = expression.kind, property.isMeant(by: base, at: place) { return [name.text] }
        var all: Set<String> = []
        for part in expression.parts {
            guard let members = members(of: property, askedIn: part, at: place) else { return nil }
            all.formUnion(members)
        }
        return all
    }
}

extension Site {
    /// `[address appendString:place.street]`: the local, and what is added to it.
    fileprivate var addition: (text: String, value: Expression)? {
        guard let call, call.name.hasPrefix("append"), case .name(let text)? = call.receiver?.core.kind, locals?.lookUp(text) != nil,
            let value = call.arguments.last?.value
        else { return nil }
        return (text, value)
    }
}

extension Expression {
    /// Whether it gives a view of some name something to show, or hands the view to somebody who may: anything but to lay it out, to style it
    /// or to ask it.
    ///
    /// - Parameter known: what is left out.
    fileprivate func mayShowSomething(in names: Set<String>, but known: SourceRange) -> Bool {
        if range == known { return false }
        switch kind {
        case .assignment(let target, _, let value):
            if target.core.isView(of: names) { return value.mayShowSomething(in: names, but: known) }
            if let holder = target.core.holder, holder.core.isView(of: names) {
                return target.lastName.map(UIKit.shownProperties.contains) == true || target.lastName == "restorationIdentifier"
                    || value.mayShowSomething(in: names, but: known)
            }
            return target.mayShowSomething(in: names, but: known) || value.mayShowSomething(in: names, but: known)
        case .member(let base, _): return !base.core.isView(of: names) && base.mayShowSomething(in: names, but: known)
        case .call(let call):
            let isPlaced = UIKit.placements.contains(where: call.name.hasPrefix) || ["addSubview", "insertSubview"].contains(call.name)
            if let receiver = call.receiver, receiver.core.isView(of: names) {
                return !call.arguments.isEmpty && !isPlaced && !UIKit.waysToLayOut.contains(where: call.name.hasPrefix)
            }
            return call.arguments.contains {
                isPlaced && $0.value.core.isView(of: names) ? false : $0.value.mayShowSomething(in: names, but: known)
            } || (call.receiver?.mayShowSomething(in: names, but: known) ?? false)
        default:
            return core.isView(of: names) || parts.contains { $0.mayShowSomething(in: names, but: known) }
        }
    }

    /// `label`, `self.label`, `screen.label`.
    private func isView(of names: Set<String>) -> Bool { memberName.map(names.contains) ?? false }

    private var holder: Expression? {
        if case .member(let base, _) = kind { base } else { nil }
    }
}

extension InterfaceView {
    /// Whether it may bring back what it shows: anything but UIKit's own views that only hold others, or rows.
    fileprivate var mayRestoreContent: Bool {
        customClass != nil || !["view", "scrollView", "tableView", "collectionView", "mapView"].contains(element)
    }
}
