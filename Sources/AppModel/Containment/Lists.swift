import Syntax

/// An element of a list, where the text names it.
struct ListElement {
    let value: Expression
    let place: Place
    /// What puts it there, where that is something of its own: `list.append(x)`.
    let addition: Site?
}

extension App {
    /// The elements of a list that is made in sight, in order: a literal, a sum of such, a variable with everything that is added to it
    /// before it is used, what a function of the project returns. `nil` where anything else may be in it.
    func elements(of list: Expression, at place: Place, usedBy use: Site) -> [ListElement]? {
        elements(of: list, at: place, usedBy: use, depth: 0)
    }

    private func elements(of list: Expression, at place: Place, usedBy use: Site, depth: Int) -> [ListElement]? {
        guard depth < 8 else { return nil }
        let list = list.core
        if let listed = list.listedElements { return listed.map { ListElement(value: $0, place: place, addition: use) } }
        if let original = list.copiedList { return elements(of: original, at: place, usedBy: use, depth: depth + 1) }
        switch list.kind {
        case .nilLiteral:
            return []
        case .binary(let left, "+", let right):
            guard let first = elements(of: left, at: place, usedBy: use, depth: depth + 1),
                let second = elements(of: right, at: place, usedBy: use, depth: depth + 1)
            else { return nil }
            return first + second
        case .ternary(let condition, let first, let second):
            guard let first = elements(of: first, at: place, usedBy: use, depth: depth + 1),
                let second = elements(of: second, at: place, usedBy: use, depth: depth + 1)
            else { return nil }
            return first.map { $0.chosen(0, by: condition, use) } + second.map { $0.chosen(1, by: condition, use) }
        case .member(let base, _) where !base.isSelf:
            return nil
        case .name, .member:
            switch program.reference(list, at: place) {
            case .local(let locals)?: return elements(of: locals, at: place, usedBy: use, depth: depth)
            case .property(let declaration, let property, let owner)?:
                return elements(of: property, of: owner, in: declaration, at: place, usedBy: use, depth: depth)
            default: return nil
            }
        case .call(let call):
            if let transformed = call.transformedElement, let function = place.function {
                // What a closure makes of each element stands for all of them.
                guard let site = sites(in: function).last(where: { $0.gives(transformed) }) else { return nil }
                return [ListElement(value: transformed, place: Place(site, in: function), addition: use)]
            }
            if let maker = maker(ofEach: call, at: place) {
                // So does what a method makes, where it comes to one end.
                guard let exit = exits(of: maker).first, exits(of: maker).count == 1, !program.isOverridden(maker) else { return nil }
                return [ListElement(value: exit.value, place: Place(exit.site, in: maker), addition: use)]
            }
            guard let function = program.calledFunction(call, at: place), !program.isOverridden(function) else { return nil }
            return elements(returnedBy: function, depth: depth)
        default:
            return nil
        }
    }

    /// `titles.map(makeTab)`: the method that makes each element, where one has that name.
    private func maker(ofEach call: Call, at place: Place) -> Function? {
        guard call.name == "map" || call.name == "compactMap", let name = call.firstUnlabelled?.plainName, let type = place.type,
            place.locals?.lookUp(name) == nil
        else { return nil }
        let makers = program.lineage(of: type).flatMap { program.functions(of: $0) }.filter { $0.property == nil && $0.fact.name == name }
        return makers.count == 1 && makers[0].fact.parameters.count == 1 ? makers[0] : nil
    }

    private func elements(returnedBy function: Function, depth: Int) -> [ListElement]? {
        let exits = exits(of: function)
        guard !exits.isEmpty else { return nil }
        var elements: [ListElement] = []
        for exit in exits {
            guard let some = self.elements(of: exit.value, at: Place(exit.site, in: function), usedBy: exit.site, depth: depth + 1) else { return nil }
            elements += some
        }
        return elements
    }

    private func elements(of locals: LocalScope, at place: Place, usedBy use: Site, depth: Int) -> [ListElement]? {
        switch locals.binding.origin {
        case .local(let local):
            guard let function = place.function,
                let declaration = sites(in: function).first(where: { $0.declares(local) })
            else { return nil }
            let variable = Entity.local(function: function.id, binding: locals.binding.id, name: local.name)
            var start: [ListElement]? = []
            if let value = local.value { start = elements(of: value, at: place.before(locals), usedBy: declaration, depth: depth + 1) }
            return changed(start, variable, in: function, from: declaration.range.end, usedBy: use, depth: depth)
        case .unwrapped(_, let value):
            return elements(of: value, at: place.before(locals), usedBy: use, depth: depth + 1)
        case .parameter, .element, .pattern:
            return nil
        }
    }

    /// A constant, a getter, or a variable that only the function around it changes.
    private func elements(
        of property: PropertyFact, of owner: Type, in declaration: Type.Declaration, at place: Place, usedBy use: Site, depth: Int
    ) -> [ListElement]? {
        let family = program.descendants(of: owner)
        guard !family.contains(where: { $0.property(property.name) != nil }) else { return nil }
        if property.isComputed {
            let getter = program.functions(of: owner).first { $0.property?.name == property.name && $0.fact.kind == .getter }
            return getter.flatMap { elements(returnedBy: $0, depth: depth) }
        }
        var start: [ListElement]? = []
        if let value = property.value {
            let inside = Place(in: declaration, of: owner, isStatic: property.modifiers.contains(.isStatic))
            // A value that does something is a function, in which its objects are told apart.
            let function = program.functions(of: owner).first { $0.property?.name == property.name && $0.fact.kind == .getter }
            if let function, let site = sites(in: function).last(where: { if case .returns = $0.kind { !$0.mayRunLater } else { false } }) {
                start = elements(of: value, at: Place(site, in: function), usedBy: site, depth: depth + 1)
            } else {
                start = elements(of: value, at: inside, usedBy: use, depth: depth + 1)
            }
        }
        if property.modifiers.contains(.isLet), property.value != nil { return start }
        let variable = Entity.property(type: owner.id, name: property.name)
        guard let function = place.function, isChangedOnly(in: function, variable, property.name) else { return nil }
        return changed(start, variable, in: function, from: 0, usedBy: use, depth: depth)
    }

    private func isChangedOnly(in home: Function, _ variable: Entity, _ name: String) -> Bool {
        program.functions(mentioningAnyOf: [name]).allSatisfy { function in
            function.id == home.id || function.property?.name == name
                || sites(in: function).allSatisfy { site in
                    guard let changed = site.changedVariable, changed.memberName == name else { return true }
                    return entity(changed, at: Place(site, in: function)) ?? variable != variable
                }
        }
    }

    /// What becomes of a list until it is used.
    private func changed(
        _ start: [ListElement]?, _ variable: Entity, in function: Function, from offset: UInt32, usedBy use: Site, depth: Int
    ) -> [ListElement]? {
        var elements = start
        for site in sites(in: function) where site.range.start >= offset && site.range.end <= use.range.start {
            if let call = site.call, call.mayChangeArguments,
                call.arguments.contains(where: { entity($0.value, at: Place(site, in: function)) == variable })
            {
                return nil
            }
            guard let target = site.changedVariable, entity(target, at: Place(site, in: function)) == variable, !site.excludes(use) else { continue }
            if site.mayRunLater, !use.mayRunLater { return nil }
            let place = Place(site, in: function)
            switch site.kind {
            case .assignment(let target, nil, let value) where !target.core.isElement:
                // Whether it happens must be certain where the list is used.
                guard site.conditions.isEmpty, !site.isLooped else { return nil }
                elements = self.elements(of: value, at: place, usedBy: site, depth: depth + 1)
            case .assignment(let target, "+", let value) where !target.core.isElement:
                guard let added = self.elements(of: value, at: place, usedBy: site, depth: depth + 1) else { return nil }
                elements? += added
            case .call(let call):
                guard let addition = call.addition else { return nil }
                let added: [ListElement]
                switch addition {
                case .element(let value):
                    added = [ListElement(value: value, place: place, addition: site)]
                case .list(let value):
                    guard let some = self.elements(of: value, at: place, usedBy: site, depth: depth + 1) else { return nil }
                    added = some
                }
                guard let position = call.position else {
                    elements? += added
                    continue
                }
                // What comes before is known only where it begins.
                guard case .integer(0) = position.core.kind else { return nil }
                elements = elements.map { added + $0 }
            default:
                return nil
            }
        }
        return elements
    }
}

extension ListElement {
    /// The same where one outcome of a ternary operator has put it.
    fileprivate func chosen(_ index: Int, by condition: Expression, _ use: Site) -> ListElement {
        let site = addition ?? use
        // No branch or circumstance of a body has a number below zero.
        let number = -Int(condition.range.end)
        let step = Step.arm(branch: number, index: index, kind: .ternary, conditions: [.expression(condition)])
        let chosen = Site(kind: site.kind, range: site.range, locals: site.locals, circumstance: Circumstance(id: number, step, within: site.circumstance))
        return ListElement(value: value, place: place, addition: chosen)
    }
}

extension Site {
    fileprivate func declares(_ local: Statement.Local) -> Bool {
        if case .local(let other) = kind { return other.nameRange == local.nameRange }
        return false
    }

    /// `return value`.
    fileprivate func gives(_ value: Expression) -> Bool {
        if case .returns(let other) = kind { return other.range == value.range }
        return false
    }

    /// The variable that an assignment or a method which changes its list is about.
    fileprivate var changedVariable: Expression? {
        switch kind {
        case .assignment(let target, _, _):
            if case .element(let base, _) = target.core.kind { return base.core }
            return target.core
        case .call(let call):
            return call.changesReceiver ? call.receiver?.core : nil
        default:
            return nil
        }
    }
}

extension Expression {
    fileprivate var isElement: Bool {
        if case .element = kind { true } else { false }
    }
}
