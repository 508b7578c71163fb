import Syntax

/// Children that are made in each round of a loop, below one parent, and have one identifier (A2).
public struct RepeatedSibling: Sendable {
    public let text: String
    public let name: String
    /// Where it is given its identifier, or becomes a child, if its class does that.
    public let location: Location
    /// What the loop, or the closure of `forEach` or `map`, runs over.
    public let sequence: Location
    public let function: Function?
}

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
    /// The list itself, where a method is named in place of a closure: `pages.map(makePage)`.
    var list: SourceRange?

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
    /// One for each such child, in the order of the program.
    public func repeatedSiblings(_ silences: inout Silences) -> [RepeatedSibling] {
        // A child may be that of many parents.
        var identified: [Int32: (text: String, location: Location, isCertain: Bool)?] = [:]
        return (graph.holdings + graph.strayHoldings).compactMap { holding in
            guard holding.hasSiblings, matters(holding) else { return nil }
            let known = identified[holding.child] ?? graph.identifierText(of: holding.child)
            identified[holding.child] = .some(known)
            guard let (text, location, isCertain) = known,
                let assignment = graph.ownIdentifications(of: holding.child).first, isCertain,
                let sequence = repetition(of: holding, identifiedBy: assignment, &silences)
            else { return nil }
            return RepeatedSibling(
                text: text, name: graph.name(ofChildIn: holding), location: assignment.isForSelf ? graph.location(of: holding) : location,
                sequence: sequence, function: graph.function(at: holding.point))
        }
    }

    /// What surely makes a child more than once, each time another object below the same parent, and gives each the same identifier.
    private func repetition(
        of holding: ObjectGraph.Holding, identifiedBy assignment: IdentifierAssignment, _ silences: inout Silences
    ) -> Location? {
        let points = makingPoints(of: holding.child)
        for (position, point) in points.enumerated() {
            guard let (site, function) = makingSite(at: point), let repetition = repetition(around: site, in: function) else { continue }
            guard makesNothingElse(points[...position]) else { return nil }
            let rounds = rounds(of: repetition)
            guard !repetition.mayEndEarly, !repetition.removesSomething, rounds == 0 || rounds > 1,
                isPutAnew(holding, by: repetition, in: function) || isPutAnew(holding, by: repetition, calling: site, in: function)
            else { return nil }
            if assignment.function == function {
                guard repetition.repeats(assignment.site) else { return nil }
            } else if assignment.site.isLooped || assignment.site.mayRunLater {
                return nil
            }
            let location = program.location(repetition.sequence.range, at: repetition.place)
            guard rounds != 0 else {
                silences.note(Silence(.unknownRounds, at: location, about: graph.name(ofChildIn: holding)))
                return nil
            }
            return location
        }
        return nil
    }

    /// The call that makes an object, and those that lead there.
    private func makingPoints(of object: Int32) -> [ProgramPoint] {
        let made = flow.objects[Int(object)]
        let context = flow.contexts[Int(made.context)]
        return [made.site, context.site, context.outer].compactMap(\.self).filter { $0.instruction >= 0 }
    }

    private func makingSite(at point: ProgramPoint) -> (site: Site, function: Function)? {
        guard let function = graph.function(at: point), let site = site(at: graph.instruction(at: point).range, in: function) else {
            return nil
        }
        return (site, function)
    }

    /// Whether the last of some calls, each of which leads to the one before, makes what the first one makes each time it runs: not where
    /// another method may run, another class may be asked, or a helper decides what to make.
    private func makesNothingElse(_ points: ArraySlice<ProgramPoint>) -> Bool {
        guard let made = points.first else { return false }
        let result = graph.instruction(at: made).result
        let classes = flow.instances(of: made.procedure).flatMap { flow.points(result, in: $0) }.map { graph.type(of: $0) }
        let isDecidedBelow = points.dropLast().contains { !flow.procedures[Int($0.procedure)].isOnEveryWay(Int($0.instruction)) }
        guard Set(classes).count <= 1, !isDecidedBelow else { return false }
        return points.dropFirst().allSatisfy { point in
            let called = flow.instances(of: point.procedure).flatMap { flow.calls[Int($0)] }.filter { $0.instruction == point.instruction }
            return Set(called.map { flow.instances[Int($0.callee)].procedure }).count <= 1
        }
    }

    /// The loop, or the closure of `forEach` or `map`, that a site stands in directly.
    private func repetition(around site: Site, in function: Function) -> Repetition? {
        let place = Place(site, in: function)
        if let call = site.call, ["map", "compactMap"].contains(call.name), let sequence = call.receiver,
            let method = call.arguments.onlyElement?.value, method.core.plainName != nil
        {
            return Repetition(
                sequence: sequence, place: place, body: [], depth: site.depth, element: nil, list: site.range, isClosure: true)
        }
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
    private func isPutAnew(_ holding: ObjectGraph.Holding, by repetition: Repetition, in function: Function) -> Bool {
        func site(at point: ProgramPoint) -> Site? {
            graph.function(at: point) == function ? self.site(at: graph.instruction(at: point).range, in: function) : nil
        }
        if let adding = site(at: holding.point), repetition.contains(adding.range) {
            return holding.comesBesideOthers && repetition.repeats(adding) && !isNew(holding.parent, in: repetition, of: function)
        }
        if holding.named != holding.point { return site(at: holding.named).map(repetition.repeats) ?? false }
        if let list = repetition.list { return graph.mayHoldElement(holding.child, at: list, in: function) }
        // What `map` makes of each element.
        return repetition.element.map { graph.mayHold(holding.child, at: $0, in: function) } ?? false
    }

    /// The same of a helper that is called in every round, and makes and adds one.
    private func isPutAnew(
        _ holding: ObjectGraph.Holding, by repetition: Repetition, calling site: Site, in function: Function
    ) -> Bool {
        guard let call = graph.call(thatMakesAndAdds: holding), graph.function(at: call) == function,
            self.site(at: graph.instruction(at: call).range, in: function)?.range == site.range,
            let helper = graph.function(at: holding.point)
        else { return false }
        return repetition.repeats(site) && !isNew(holding.parent, in: repetition, of: function)
            && ![helper, function].contains(where: takesChildrenAway)
    }

    /// Whether what a function adds may go again before the next comes.
    func takesChildrenAway(_ function: Function) -> Bool {
        RunningAtOnce(from: [function], flow, bodies).functions.contains { $0.contains(where: \.mayTakeChildrenAway) }
    }

    /// Whether a round may have a parent of its own: one that it makes, or that it goes through.
    private func isNew(_ parent: Int32, in repetition: Repetition, of function: Function) -> Bool {
        let isGoneThrough = repetition.place.origins(of: repetition.sequence).contains { origin in
            guard case .array(let elements) = origin.value.kind else { return false }
            return elements.contains { flow.points(of: $0, in: function)?.contains(parent) ?? false }
        }
        if isGoneThrough { return true }
        if case .unknown(let unknown, _) = flow.objects[Int(parent)].kind {
            return Int(unknown.file) == function.file && repetition.contains(unknown.range)
        }
        guard let made = flow.objects[Int(parent)].site, made.instruction >= 0, graph.function(at: made) == function else { return false }
        return repetition.contains(graph.instruction(at: made).range)
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

extension Silence.Reason {
    static let unknownRounds = Silence.Reason("loop of which it is not told how often it runs")
}

extension Place {
    /// Where the sequence of a loop is named, its own names left out.
    fileprivate func before(_ sequence: Expression) -> Place {
        var scope = locals
        while let locals = scope {
            if case .element(let other, _) = locals.binding.origin, other.range == sequence.range { return before(locals) }
            scope = locals.outer
        }
        return self
    }
}

extension Statement.Loop {
    /// `0..<3` for `for (int i = 0; i < 3; i++)`, where nothing else changes the counter.
    fileprivate func countedRange(from locals: LocalScope?) -> Expression? {
        guard conditions.count == 1, case .expression(let test) = conditions[0],
            case .binary(let counter, let operation, let limit) = test.kind,
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
        case .attempt(let body, let catches): (body + catches.flatMap(\.body)).contains(where: \.leavesSomething)
        case .expression(let expression): expression.neverReturns
        case .local, .function, .fallsThrough: false
        }
    }
}

extension ObjectGraph {
    /// Whether a list that an expression of a function gives may hold an object.
    fileprivate func mayHoldElement(_ object: Int32, at range: SourceRange, in function: Function) -> Bool {
        guard let procedure = flow.procedure(of: function), let variable = flow.procedures[Int(procedure)].variable(at: range) else {
            return false
        }
        return flow.instances(of: procedure).contains { instance in
            flow.points(variable, in: instance).contains { flow.elements(of: $0).contains(object) }
        }
    }

    /// Whether an expression of a function may be an object.
    fileprivate func mayHold(_ object: Int32, at range: SourceRange, in function: Function) -> Bool {
        guard let procedure = flow.procedure(of: function), let variable = flow.procedures[Int(procedure)].variable(at: range) else {
            return false
        }
        return flow.instances(of: procedure).contains { flow.points(variable, in: $0).contains(object) }
    }
}

extension Expression {
    /// Whether a container may have fewer children afterwards: they are told to go, or it gets a list that does not begin with its own.
    fileprivate var mayTakeChildrenAway: Bool {
        switch kind {
        case .assignment(let target, _, let value): target.core.memberName == "viewControllers" && !value.addsToChildren
        case .call(let call) where call.name == "setViewControllers": call.arguments.first.map { !$0.value.addsToChildren } ?? true
        default: ownName.map(UIKit.removals.contains) ?? false
        }
    }

    /// `(viewControllers ?? []) + [page]`
    private var addsToChildren: Bool {
        guard case .binary(let own, "+", _) = core.kind else { return false }
        return own.contains { $0.memberName == "viewControllers" }
    }
}
