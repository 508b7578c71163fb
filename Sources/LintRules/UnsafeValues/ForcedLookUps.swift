import AppModel
import Syntax

/// `store.item(withID: restored)!`, `byID[restored]!`, `items.first { $0.id == restored }!`: what a restored value names may have been
/// deleted since, whether or not the value itself is there. Found in a body once for all values that are restored there.
struct ForcedLookUps {
    /// What is looked up and then taken for granted.
    private struct Candidate {
        let lookUp: LookUp
        /// Where it is asked.
        let place: Place
        /// The names of what is found.
        let results: Set<String>
        let site: Site
        /// Tests at the site that are no questions of another's.
        var own: [Statement.Condition] = []
    }

    private var forced: [(candidate: Candidate, how: String)] = []
    /// `try! library.note(named: restored)`, which throws for what it does not know.
    private var tried: [Candidate] = []
    private var crashes: [Candidate] = []
    /// `[items addObject:byID[restored]]`, with what becomes of nil there.
    private var raising: [(candidate: Candidate, range: SourceRange, fate: String)] = []
    /// `item = store.item(withID: restored)`, where `var item: Item!`, by their places among the assignments.
    private var assigned: [(candidate: Candidate, name: String, position: Int)] = []
    /// `if let item = store.item(withID: restored) { self.item = item }`, and nothing else where it is not found.
    private var assignedIfFound: [(candidate: Candidate, name: String)] = []
    /// `editor.item = store.item(withID: restored)`, where `var item: Item! { didSet { title = item.name } }`.
    private var observed: [(candidate: Candidate, name: String)] = []
    /// `name = coder.decodeObject(…)`, where `var name: String!`.
    private var filled: [(value: Expression, name: String, position: Int)] = []
    /// The same where an observer takes it for granted.
    private var filledUnderWatch: [(value: Expression, name: String, site: Site)] = []

    init(in function: Function, _ body: RestoringBody, _ app: App) {
        for site in body.forces {
            switch site.kind {
            case .forced(let base): add(base, "unwrapped by force")
            case .cast(let base, .forced, let target) where !target.isOptional: add(base, "cast by force")
            case .attempt(.forced, let base):
                let place = Place(site, in: function)
                guard case .call(let call) = base.core.kind, let refusal = app.program.refusal(by: call, at: place) else { continue }
                tried.append(Candidate(lookUp: refusal, place: place, results: [call.name], site: site))
            default: continue
            }
            func add(_ base: Expression, _ how: String) {
                if let candidate = candidate(base, at: site) { forced.append((candidate, how)) }
            }
        }
        for site in body.crashes {
            guard case .arm(_, _, .guardElse, let conditions)? = site.circumstance?.step else { continue }
            for case .binding(_, _, let bound) in conditions {
                guard var candidate = candidate(bound, at: site) else { continue }
                candidate.own = conditions
                crashes.append(candidate)
            }
        }
        for (site, values, fate) in body.raising {
            for value in values {
                if let candidate = candidate(value, at: site) { raising.append((candidate, value.core.range, fate)) }
            }
        }
        for (position, site) in body.assignments.enumerated() {
            guard case .assignment(let target, nil, let value) = site.kind else { continue }
            if !site.mayRunLater, value.core.mayHoldValue,
                let property = app.propertyForcedByObserver(ofAssignmentTo: target, at: Place(site, in: function))
            {
                if let candidate = candidate(value, at: site) {
                    observed.append((candidate, property.name))
                } else {
                    filledUnderWatch.append((value, property.name, site))
                }
                continue
            }
            guard let name = target.plainName, app.program.isImplicitlyUnwrapped(target, at: Place(site, in: function))
            else { continue }
            if var candidate = candidate(value, at: site) {
                assigned.append((candidate, name, position))
                if case .name(let local) = value.core.kind, let binding = function.bindingThatDecidesAlone(of: local, around: site) {
                    candidate.own = [binding]
                    assignedIfFound.append((candidate, name))
                }
            } else {
                filled.append((value, name, position))
            }
        }

        func candidate(_ expression: Expression, at site: Site) -> Candidate? {
            self.candidate(expression, at: site, in: function, body, app)
        }
    }

    /// The look-up that an expression is, itself or by the name of a local.
    private func candidate(
        _ expression: Expression, at site: Site, in function: Function, _ body: RestoringBody, _ app: App
    ) -> Candidate? {
        var place = Place(site, in: function)
        var found = expression.core
        var results: Set<String> = []
        while case .name(let name) = found.kind, !body.isReassigned(name), let first = place.firstValue(of: name) {
            guard results.insert(name).inserted else { return nil }
            (found, place) = (first.value.core, first.place)
        }
        guard let lookUp = app.program.lookUp(found, at: place) else { return nil }
        return Candidate(lookUp: lookUp, place: place, results: results.union(lookUp.lastName.map { [$0] } ?? []), site: site)
    }

    /// All by which anything is looked up that is taken for granted.
    var keys: [Expression] {
        let candidates =
            forced.map(\.candidate) + tried + crashes + raising.map(\.candidate)
            + assigned.map(\.candidate) + observed.map(\.candidate)
        return candidates.flatMap(\.lookUp.keys)
    }

    /// What becomes of what a value names.
    func force(by value: RestoredValue, _ body: RestoringBody, _ app: App) -> Force? {
        if let (candidate, how) = forced.first(where: { isAsked($0.candidate, by: value, body, app) }) {
            return candidate.lookUp.force(how, at: candidate.site.mark ?? candidate.site.range)
        }
        if let candidate = tried.first(where: { isAsked($0, by: value, body, app) }) {
            return candidate.lookUp.refusal(at: candidate.site.mark ?? candidate.site.range)
        }
        if let candidate = crashes.first(where: { isAsked($0, by: value, body, app) }) {
            return candidate.lookUp.force("taken for granted", at: candidate.site.call?.nameRange ?? candidate.site.range)
        }
        if let (candidate, range, fate) = raising.first(where: { isAsked($0.candidate, by: value, body, app) }) {
            return candidate.lookUp.force(fate, at: range)
        }
        for (candidate, name, position) in assigned where isAsked(candidate, by: value, body, app) {
            let next = body.assignments.dropFirst(position + 1).first { $0.assignedName == name }
            if let place = use(of: name, behind: candidate.site, before: next, in: app.sites(in: value.function)) {
                return candidate.lookUp.force("used at once", at: place)
            }
            if let force = laterForce(of: candidate, in: name, by: value, app) { return force }
        }
        for (candidate, name) in assignedIfFound where isAsked(candidate, by: value, body, app) {
            if let force = laterForce(of: candidate, in: name, by: value, app) { return force }
        }
        if let (candidate, name) = observed.first(where: { isAsked($0.candidate, by: value, body, app) }) {
            return candidate.lookUp.force("put into '\(name)', whose observer takes it for granted", at: candidate.site.range)
        }
        return forceWhereHandedOn(by: value, body, app)
    }

    /// `show(store.item(withID: restored))`, a method that has `item!` and asks nothing.
    private func forceWhereHandedOn(by value: RestoredValue, _ body: RestoringBody, _ app: App) -> Force? {
        for (site, call, called) in body.callsTakingNil {
            for (position, argument) in call.arguments.enumerated() {
                guard let parameter = called.fact.parameter(for: position, of: call), parameter.type?.isOptional == true,
                    let candidate = candidate(argument.value, at: site, in: value.function, body, app),
                    isAsked(candidate, by: value, body, app), let mark = app.force(onParameter: parameter.name, of: called)
                else { continue }
                var force = candidate.lookUp.force("unwrapped by force in '\(called.writtenName)'", at: mark)
                force.function = called
                return force
            }
        }
        return nil
    }

    /// What takes a property for granted once the screen is decoded.
    private func laterForce(of candidate: Candidate, in name: String, by value: RestoredValue, _ app: App) -> Force? {
        guard value.function.hook == .decodeState, let use = app.forcedUse(of: name, decodedBy: value.function) else { return nil }
        var force = candidate.lookUp.force("used by '\(use.function.writtenName)' without a question", at: use.range)
        force.function = use.function
        return force
    }

    /// Where a property is taken for granted that a value may have left nil.
    func force(on value: RestoredValue, _ body: RestoringBody, _ app: App) -> Force? {
        for (filling, name, position) in filled where filling.core.range == value.range {
            let next = body.assignments.dropFirst(position + 1).first { $0.assignedName == name }
            guard let place = use(of: name, behind: body.assignments[position], before: next, in: app.sites(in: value.function)) else {
                continue
            }
            return Force("may leave '\(name)' nil, which is used at once", elsewhere: place)
        }
        let local = body.localHolding(value)
        for (filling, name, site) in filledUnderWatch {
            let isIt =
                filling.core.range == value.range || local.map { filling.core.names($0, at: site) && !site.isDecided(by: $0) } ?? false
            if isIt { return Force("may leave '\(name)' nil, which its observer takes for granted", elsewhere: site.range) }
        }
        return nil
    }

    /// Whether a look-up is asked by a restored value and nothing asked first.
    private func isAsked(_ candidate: Candidate, by value: RestoredValue, _ body: RestoringBody, _ app: App) -> Bool {
        var keys: Set<String> = []
        guard candidate.lookUp.keys.contains(where: { $0.isMade(of: value, at: candidate.place, body, &keys) }) else { return false }
        let ownRanges = candidate.own.flatMap(\.expressions).map(\.range)
        return !candidate.site.tests.contains { test in
            !ownRanges.contains(test.range)
                && (test.mentions(candidate.results)
                    || test.asksMore(where: { $0.isLocal(keys) || value.isFound(in: $0, at: candidate.place) })
                    || app.looksUp(test, candidate.results, at: candidate.place))
        }
    }

    /// `item.name` after `item = store.item(withID: restored)`.
    private func use(of name: String, behind site: Site, before next: Site?, in sites: [Site]) -> SourceRange? {
        for use in sites where use.range.start >= site.range.end {
            if let next, use.range.start >= next.range.start { return nil }
            guard !use.mayRunLater, site.isOnTheWay(to: use), !use.isTested(where: { $0.plainName == name }),
                let place = use.expressions.lazy.compactMap({ $0.use(of: name) }).first
            else { continue }
            return place
        }
        return nil
    }
}

extension Function {
    /// The binding of a local on which alone it depends whether something happens: `if let item`, `guard let item else { return }` in the body
    /// itself, with nothing that happens instead.
    fileprivate func bindingThatDecidesAlone(of local: String, around site: Site) -> Statement.Condition? {
        guard site.steps.count == 1, case .arm(_, _, let kind, let conditions) = site.steps[0], let binding = conditions.onlyElement,
            case .binding(local, _, let value) = binding
        else { return nil }
        let isAlone = body.contains { statement in
            switch statement.kind {
            case .branch(let branch): kind == .test && branch.arms.count == 1 && statement.range.contains(value.range)
            case .guarded(_, let otherwise):
                kind == .guardRest && statement.range.contains(value.range) && otherwise.count == 1 && otherwise[0].leavesWithNothing
            default: false
            }
        }
        return isAlone ? binding : nil
    }
}

extension Statement {
    fileprivate var leavesWithNothing: Bool {
        if case .returns(nil) = kind { true } else { false }
    }
}

extension App {
    /// Where a function takes a parameter for granted that may be nil, and nothing asks about it.
    fileprivate func force(onParameter name: String, of function: Function) -> SourceRange? {
        let sites = sites(in: function)
        let isReassigned = sites.contains { if case .assignment(let target, _, _) = $0.kind { target.isName(name) } else { false } }
        guard !isReassigned else { return nil }
        return sites.lazy.compactMap { site -> SourceRange? in
            guard case .forced(let base) = site.kind, base.isName(name), !site.mayRunLater, let locals = site.locals?.lookUp(name),
                Place(site, in: function).isOwnParameter(locals), !site.isDecided(by: locals.binding)
            else { return nil }
            return site.mark
        }.first
    }

    /// Whether a test has a function of the app look it up: `guard canRestore(from: coder)`.
    fileprivate func looksUp(_ test: Expression, _ names: Set<String>, at place: Place) -> Bool {
        test.contains { part in
            guard case .call(let call) = part.kind else { return false }
            return program.calledFunction(call, at: place)?.contains { $0.isMention(of: names) } ?? false
        }
    }
}

extension Expression {
    /// Whether it is a restored value, a conversion of it, or a closure that compares with it.
    ///
    /// - Parameter names: gets the locals on the way.
    fileprivate func isMade(
        of value: RestoredValue, at place: Place, _ body: RestoringBody, _ names: inout Set<String>, depth: Int = 0
    ) -> Bool {
        guard depth < 12 else { return false }
        let core = self.core
        if core.range == value.range {
            // A property can be asked about by its name too.
            if let kept = value.kept { names.insert(kept.name) }
            return true
        }
        if value.isFound(in: core, at: place) { return true }
        func isPartMade(_ part: Expression) -> Bool { part.isMade(of: value, at: place, body, &names, depth: depth + 1) }
        switch core.kind {
        case .name(let name):
            if value.isParameter(name, at: place), !body.isReassigned(name) {
                names.insert(name)
                return true
            }
            guard !body.isReassigned(name), let first = place.firstValue(of: name),
                first.value.isMade(of: value, at: first.place, body, &names, depth: depth + 1)
            else { return false }
            names.insert(name)
            return true
        case .binary(let first, "??", _): return isPartMade(first)
        case .tuple(let parts): return parts.count == 1 && isPartMade(parts[0].value)
        case .call(let call): return call.converted.map { isPartMade($0) } ?? call.wrapped.contains(where: isPartMade)
        case .member(let base, let name): return UIKit.convertingMembers.contains(name.text) && isPartMade(base)
        case .closure(let closure):
            return closure.body.contains { statement in
                statement.expressions.contains { $0.contains { ($0.mayStandForValue || value.trace != nil) && isPartMade($0) } }
            }
        default: return false
        }
    }

    fileprivate var mayStandForValue: Bool {
        switch kind {
        case .name, .call, .element: true
        case .member(let base, _): base.isSelf
        default: false
        }
    }

    /// Whether something is named here, called or not.
    fileprivate func mentions(_ names: Set<String>) -> Bool { contains { $0.isMention(of: names) } }

    /// Whether it names something itself. A case of an enumeration is something else, though it may have the name.
    fileprivate func isMention(of names: Set<String>) -> Bool {
        switch kind {
        case .call(let call):
            if case .implicitMember = call.callee.kind { return false }
            return names.contains(call.name)
        case .implicitMember: return false
        default: return memberName.map(names.contains) ?? false
        }
    }

    /// Whether a test may tell that what something names is there: that it is there itself, not empty or not zero does not.
    fileprivate func asksMore(where isIt: (Expression) -> Bool) -> Bool {
        switch kind {
        case .binary(let left, "&&", let right), .binary(let left, "||", let right):
            left.asksMore(where: isIt) || right.asksMore(where: isIt)
        case .binary(let left, _, let right) where right.isPlainLiteral && isIt(left): false
        case .binary(let left, _, let right) where left.isPlainLiteral && isIt(right): false
        case .prefix(_, let operand): operand.asksMore(where: isIt)
        case .tuple(let parts) where parts.count == 1: parts[0].value.asksMore(where: isIt)
        case .member(let base, let name) where name.text == "isEmpty" && isIt(base): false
        case .call(let call) where call.converted.map(isIt) == true: false
        default: !isIt(self) && contains(where: isIt)
        }
    }

    fileprivate func isLocal(_ names: Set<String>) -> Bool {
        if case .name(let name) = core.kind { names.contains(name) } else { false }
    }

    private var isPlainLiteral: Bool {
        switch kind {
        case .string, .integer, .float, .boolean, .nilLiteral: true
        case .prefix("-", let operand): operand.isPlainLiteral
        default: false
        }
    }

    /// Where a member of a property or variable is asked for at once, without a question mark.
    fileprivate func use(of name: String) -> SourceRange? {
        switch kind {
        case .member(let base, _) where base.plainName == name: base.range
        case .ternary, .conditional, .closure, .binary(_, "&&", _), .binary(_, "||", _): nil
        default: parts.lazy.compactMap { $0.use(of: name) }.first
        }
    }
}

extension Site {
    var assignedName: String? {
        if case .assignment(let target, _, _) = kind { target.plainName } else { nil }
    }

    /// What it is made of.
    fileprivate var expressions: [Expression] {
        switch kind {
        case .call(let call): [call.callee] + call.arguments.map(\.value)
        case .assignment(let target, _, let value): [value, target]
        case .local(let local): local.value.map { [$0] } ?? []
        case .returns(let value): [value]
        case .forced, .cast, .attempt, .element, .range: []
        }
    }
}

extension Call {
    /// What it makes something of: `ID<Building>(restored)`, `Request(id: restored, kind: .building)`.
    fileprivate var wrapped: [Expression] {
        switch callee.kind {
        case .type: arguments.map(\.value)
        case .name(let name): name.first?.isUppercase == true ? arguments.map(\.value) : []
        default: []
        }
    }
}
