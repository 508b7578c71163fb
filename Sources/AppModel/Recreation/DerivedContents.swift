import Syntax

/// What a screen shows of a property by way of another one: `lines = note.text.split(…)`, and rows of `lines`.
extension App {
    /// Where the view shows a property of the class that begins empty, that is filled from another one and from nothing else, and that nobody
    /// restores or hands over.
    func shownUse(
        ofWhatIsFilledFrom source: ShownProperty, in type: Type, _ family: [Function], _ restoring: [Function]
    ) -> (use: Location, holder: String)? {
        let fillers = family.filter { !$0.isStatic && source.isNamed(in: $0) }
        for owner in program.lineage(of: type) {
            for property in owner.declarations.flatMap(\.fact.properties) {
                let holder = property.name
                guard !source.isNamed(holder), property.isFilledByCode, property.value?.isEmpty ?? true,
                    fillers.contains(where: { $0.fact.words.mayHold(holder) || $0.fact.words.mayHold("_" + holder) }),
                    !restoring.contains(where: { $0.names(anyOf: [holder, "_" + holder]) }),
                    let filled = filled(holder, fromNothingBut: source, by: family), let use = shownUse(of: filled, in: type),
                    givers(of: holder, to: owner, outside: family).isEmpty
                else { continue }
                return (use, holder)
            }
        }
        return nil
    }

    /// A property as it is shown that is filled from another one and from nothing else.
    private func filled(_ holder: String, fromNothingBut source: ShownProperty, by family: [Function]) -> ShownProperty? {
        if isFilled(holder, fromNothingBut: source, by: family) { return ShownProperty(holder) }
        let members = membersOfModel(holder, madeOf: source, by: family)
        return members.isEmpty ? nil : ShownProperty(holder, having: members)
    }

    /// Whether some of those functions put something into a property, and all that they put there is of another one.
    func isFilled(_ holder: String, fromNothingBut property: ShownProperty, by family: [Function]) -> Bool {
        let setter = holder.nameOfSetter
        var isFilled = false
        for function in family {
            if function.fact.name == holder || function.fact.name == setter { return false }
            let words = function.fact.words
            guard words.mayHold(holder) || words.mayHold("_" + holder) || words.mayHold(setter) else { continue }
            for site in sites(in: function) {
                let place = Place(site, in: function)
                switch site.kind {
                case .assignment(let target, _, let value):
                    guard target.isOrHasElement(holder), !value.isEmpty, !value.makesEmptyCollection else { continue }
                    guard isOf(property, value, at: place) || isReachedOnly(with: property, site, at: place) else { return false }
                    isFilled = true
                case .call(let call):
                    let isAddition = UIKit.additions.contains(call.name) && call.receiver?.core.isOrHasElement(holder) == true
                    let isHandedOver = call.arguments.contains { $0.isReference && $0.value.isOrHasElement(holder) }
                    guard isAddition || isHandedOver || call.name == setter else { continue }
                    let isOfProperty = isAddition && call.arguments.allSatisfy { isOf(property, $0.value, at: place) }
                    guard isOfProperty || isReachedOnly(with: property, site, at: place) else { return false }
                    isFilled = true
                case .local, .returns, .forced, .cast, .attempt, .element, .range: continue
                }
            }
        }
        return isFilled
    }

    /// Whether an expression gives nothing where the property is missing: it is something of it, or made of that alone.
    func isOf(_ property: ShownProperty, _ expression: Expression, at place: Place, depth: Int = 0) -> Bool {
        guard depth < 16 else { return false }
        let value = expression.core
        if property.isMeant(by: value, at: place) { return true }
        func isOf(_ part: Expression, at place: Place) -> Bool { self.isOf(property, part, at: place, depth: depth + 1) }
        switch value.kind {
        case .name(let name):
            guard let first = place.firstValue(of: name), !isChanged(name, at: place) else { return false }
            return isOf(first.value, at: first.place)
        case .member(let base, _), .element(let base, _):
            return isOf(base, at: place)
        case .call(let call):
            if let receiver = call.receiver { return isOf(receiver, at: place) }
            return ["Array", "Set", "String"].contains(call.name) && call.arguments.count == 1 && isOf(call.arguments[0].value, at: place)
        case .binary(let left, "??", let right):
            return right.isEmpty && isOf(left, at: place)
        default:
            return false
        }
    }

    /// Whether a local gets something else later.
    func isChanged(_ name: String, at place: Place) -> Bool {
        guard let function = place.function else { return true }
        return sites(in: function).contains { site in
            switch site.kind {
            case .assignment(let target, _, _): target.withoutElements.isName(name)
            case .call(let call):
                UIKit.additions.contains(call.name) && call.receiver?.core.isName(name) == true
                    || call.arguments.contains { $0.isReference && $0.value.core.isName(name) }
            default: false
            }
        }
    }

    /// Whether a place is reached only where the property is there, which is asked inside of those steps around it.
    ///
    /// - Parameter steps: those that are looked at; `nil` for all.
    func isReachedOnly(with property: ShownProperty, _ site: Site, at place: Place, amongst steps: [Step]? = nil) -> Bool {
        func asks(_ expression: Expression) -> Bool {
            switch expression.core.kind {
            case .binary(let left, "&&", let right): asks(left) || asks(right)
            case .binary(let left, "!=", let right): right.isNil && isOf(property, left, at: place)
            case .binary(let left, ">", let right): right.isNumber && isOf(property, left, at: place)
            default: isOf(property, expression, at: place)
            }
        }
        return (steps ?? site.steps).contains { step in
            switch step {
            case .arm(_, _, .test, let conditions), .arm(_, _, .guardRest, let conditions):
                conditions.contains { condition in
                    switch condition {
                    case .binding(_, _, let value): isOf(property, value, at: place)
                    case .expression(let expression): asks(expression)
                    case .pattern, .availability, .compilation: false
                    }
                }
            case .loop(let loop): loop.sequence.map { isOf(property, $0, at: place) } ?? false
            case .arm, .passed, .closure, .function, .deferred, .fallback, .shortCircuit: false
            }
        }
    }
}

extension Expression {
    /// `[NSMutableArray array]`, `[[NSMutableArray alloc] init]`, `[NSMutableArray arrayWithCapacity:8]`.
    fileprivate var makesEmptyCollection: Bool {
        func isCollection(_ base: Expression) -> Bool { base.core.memberName.map(UIKit.isCollection) ?? false }
        switch core.kind {
        case .member(let base, let name): return isCollection(base) && ["array", "dictionary", "set", "orderedSet"].contains(name.text)
        case .call(let call):
            if let receiver = call.receiver { return isCollection(receiver) && call.name.hasSuffix("WithCapacity") }
            return isCollection(call.callee) && (call.arguments.isEmpty || call.arguments[0].label == "capacity")
        default: return false
        }
    }
}
