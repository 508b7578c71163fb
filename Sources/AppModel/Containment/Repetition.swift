import Syntax

/// A stretch of a body that runs for each element of something, the same text each time.
struct Repetition {
    /// What it runs over, and where that is named.
    let sequence: Expression
    let place: Place
    let body: [Statement]
    /// The steps around everything that stands in it directly.
    let depth: Int
    /// What goes into a list in each round: the value that the closure of `map` gives.
    let element: SourceRange?

    func contains(_ range: SourceRange) -> Bool {
        // The step of a loop that counts is its last statement, but stands before its body.
        guard let first = body.first, let end = body.map(\.range.end).max() else { return false }
        return first.range.start <= range.start && range.end <= end
    }

    /// Whether a site stands in it directly, so that it happens in each round.
    func repeats(_ site: Site) -> Bool { site.depth == depth && contains(site.range) }

    let isClosure: Bool

    /// Whether a round may end before its last statement does, or be the last.
    fileprivate var mayEndEarly: Bool {
        // A closure's last return ends its round and nothing else.
        if isClosure, case .returns? = body.last?.kind { return body.dropLast().contains(where: \.leavesSomething) }
        return body.contains(where: \.leavesSomething)
    }

    /// Whether a round may take away what another has put there.
    fileprivate var removesSomething: Bool {
        body.flatMap(\.expressions).contains { expression in
            expression.contains { if case .call(let call) = $0.kind { call.name.hasPrefix("remove") } else { false } }
        }
    }
}

extension App {
    /// What surely makes a child more than once, each time another object below the same parent, and gives each the same identifier.
    ///
    /// - Returns: what the loop, or the closure of `forEach` or `map`, runs over.
    public func repetition(of containment: Containment, identifiedBy assignment: IdentifierAssignment) -> Location? {
        guard let making = makingSite(of: containment), let repetition = repetition(around: making.site, in: making.function),
            !repetition.mayEndEarly, !repetition.removesSomething, rounds(of: repetition) > 1, isPutAnew(containment, by: repetition, in: making.function)
        else { return nil }
        if assignment.function == making.function {
            guard repetition.repeats(assignment.site) else { return nil }
        } else if assignment.site.isLooped || assignment.site.mayRunLater {
            return nil
        }
        return program.location(repetition.sequence.range, at: repetition.place)
    }

    /// The call that makes a child where its parent gets it.
    private func makingSite(of containment: Containment) -> (site: Site, function: Function)? {
        guard let entity = containment.childEntity else { return nil }
        let range: SourceRange
        let place: Place
        if let creation = creation(of: holder(of: entity)) {
            (range, place) = (creation.range, creation.place)
        } else if let made = maker(of: entity, containment.child, at: containment.place) {
            (range, place) = (made.call.callee.range, made.place)
        } else {
            return nil
        }
        guard let function = place.function, function == containment.place.function,
            let site = call(at: range, in: function) ?? sites(in: function).first(where: { $0.call?.callee.range == range })
        else { return nil }
        return (site, function)
    }

    /// The loop, or the closure of `forEach` or `map`, that a site stands in directly.
    private func repetition(around site: Site, in function: Function) -> Repetition? {
        let place = Place(site, in: function)
        switch site.circumstance?.step {
        case .loop(let loop)?:
            if let sequence = loop.sequence {
                // A `where` leaves rounds out.
                guard loop.conditions.isEmpty else { return nil }
                return Repetition(
                    sequence: sequence, place: place.before(sequence), body: loop.body, depth: site.depth, element: nil, isClosure: false)
            }
            guard let limit = loop.countedRange(from: place.locals) else { return nil }
            return Repetition(sequence: limit, place: place, body: loop.body, depth: site.depth, element: nil, isClosure: false)
        case .closure?:
            for outer in sites(in: function) where outer.depth == site.depth - 1 && outer.range.contains(site.range) {
                guard let call = outer.call, ["forEach", "map", "compactMap"].contains(call.name), let sequence = call.receiver,
                    case .closure(let closure)? = call.arguments.first?.value.kind, call.arguments.count == 1
                else { continue }
                let repetition = Repetition(
                    sequence: sequence, place: Place(outer, in: function), body: closure.body, depth: site.depth,
                    element: call.transformedElement?.range, isClosure: true)
                if repetition.contains(site.range) { return repetition }
            }
            return nil
        default:
            return nil
        }
    }

    /// Whether every round puts its object below a parent that was there before.
    private func isPutAnew(_ containment: Containment, by repetition: Repetition, in function: Function) -> Bool {
        let isAddedInside = containment.function == function && repetition.contains(containment.site.range)
        if repetition.element == containment.child.range { return !isAddedInside }
        if let addition = containment.addition, addition.range != containment.site.range {
            return !isAddedInside && repetition.repeats(addition)
        }
        guard isAddedInside, containment.kind == .custom, repetition.repeats(containment.site) else { return false }
        switch containment.parent {
        case .owner?:
            return containment.addsToSelf
        case .local(_, let binding, let name)?:
            guard let locals = containment.site.locals?.lookUp(name), locals.binding.id == binding, case .local(let local) = locals.binding.origin
            else { return false }
            return local.isLet && !repetition.contains(local.nameRange)
        case .property(_, let name)?:
            return containment.site.call?.receiver?.core.plainName == name
                && !sites(in: function).contains { site in
                    guard case .assignment(let target, _, _) = site.kind, repetition.contains(site.range) else { return false }
                    return target.memberName == name
                }
        case .created?, nil:
            return false
        }
    }

    /// How often it surely runs; 0 where the text does not tell.
    private func rounds(of repetition: Repetition) -> Int { count(of: repetition.sequence, at: repetition.place) }

    private func count(of sequence: Expression, at place: Place) -> Int {
        switch sequence.core.kind {
        case .binary(let first, let operation, let last) where operation == "..<" || operation == "...":
            guard let first = integer(first, at: place), let last = integer(last, at: place) else { return 0 }
            return last - first + (operation == "..." ? 1 : 0)
        case .dictionary(let pieces):
            return pieces.count / 2
        case .tuple(let parts) where parts.count == 1:
            return count(of: parts[0].value, at: place)
        case .call(let call) where call.arguments.isEmpty && ["enumerated", "reversed", "shuffled"].contains(call.name):
            return call.receiver.map { count(of: $0, at: place) } ?? 0
        case .member(let base, let name) where name.text == "indices":
            return count(of: base, at: place)
        default:
            return rounds(over: sequence, at: place)?.values.count ?? 0
        }
    }

    private func integer(_ expression: Expression, at place: Place) -> Int? {
        switch expression.core.kind {
        case .integer(let value): return value
        case .member(let base, let name) where name.text == "count": return rounds(over: base, at: place)?.values.count
        default: return nil
        }
    }
}

extension Place {
    /// Where the sequence of a loop is named, its own names left out.
    fileprivate func before(_ sequence: Expression) -> Place {
        var scope = locals
        while let locals = scope {
            if case .element(let other) = locals.binding.origin, other.range == sequence.range { return before(locals) }
            scope = locals.outer
        }
        return self
    }
}

extension Statement.Loop {
    /// `0..<3` for `for (int i = 0; i < 3; i++)`, where nothing else changes the counter.
    fileprivate func countedRange(from locals: LocalScope?) -> Expression? {
        guard conditions.count == 1, case .expression(let test) = conditions[0], case .binary(let counter, let operation, let limit) = test.kind,
            operation == "<" || operation == "<=", case .name(let name) = counter.kind,
            case .local(let local)? = locals?.lookUp(name)?.binding.origin, let start = local.value,
            case .expression(let step)? = body.last?.kind, step.changes(name)
        else { return nil }
        guard !body.dropLast().flatMap(\.expressions).contains(where: { $0.contains { $0.changes(name) } }) else { return nil }
        return Expression(.binary(start, operation == "<" ? "..<" : "...", limit), test.range)
    }
}

extension Expression {
    /// `i++`, `i += 2`, `i = 0`.
    fileprivate func changes(_ name: String) -> Bool {
        switch kind {
        case .prefix(let operation, let operand): (operation == "++" || operation == "--") && operand.isName(name)
        case .assignment(let target, _, _): target.isName(name)
        default: false
        }
    }
}

extension Statement {
    /// Whether it may leave the block it stands in, or a round of the loop around that.
    var leavesSomething: Bool {
        switch kind {
        case .returns, .throwing, .breaks, .continues, .guarded: true
        case .branch(let branch): branch.arms.contains { $0.body.contains(where: \.leavesSomething) }
        case .block(let body), .deferred(let body): body.contains(where: \.leavesSomething)
        case .loop(let loop): loop.body.contains(where: \.leavesSomething)
        case .attempt(let body, let catches): (body + catches.flatMap { $0 }).contains(where: \.leavesSomething)
        case .expression(let expression): expression.neverReturns
        case .local, .function, .fallsThrough: false
        }
    }
}
