import Syntax

/// Work that a decoding method starts while others are not restored yet.
public struct StartedWork: Sendable {
    /// What the method calls or sets for it.
    public let range: SourceRange
    /// What starts it in the end: a method of the frameworks, or one that answers later.
    public let name: String
    /// What the method calls or sets instead, and where the work is started; `nil` where it starts it itself.
    public let way: (name: String, start: Location)?

    /// What is told of it.
    fileprivate var words: [String] { [name, way?.name ?? ""] }
}

extension App {
    /// The work that a decoding method starts before it returns, itself or in what it calls and sets, in the order of the text.
    ///
    /// Whoever has restoration wait for it starts nothing too early.
    public func workStarted(by function: Function) -> [StartedWork] {
        if function.names(anyOf: ["extendStateRestoration"]) { return [] }
        return acts(of: function, for: function).compactMap { act in
            if startsWork(act) { return StartedWork(range: act.name.range, name: act.name.text, way: nil) }
            var known: Set<Function> = [function]
            for lead in act.leads {
                guard let start = start(of: lead, for: function, &known) else { continue }
                return StartedWork(range: act.name.range, name: start.name, way: (act.name.text, start.location))
            }
            return nil
        }.first(ofEach: \.words)
    }

    /// Where a function that a decoding method calls starts something, in itself or in what it calls.
    private func start(
        of function: Function, for decoder: Function, _ known: inout Set<Function>
    ) -> (name: String, location: Location)? {
        guard known.insert(function).inserted, function.hook == nil, !program.isTest(function),
            isOwn(function, of: decoder) || !program.isOverridden(function)
        else { return nil }
        for act in acts(of: function, for: decoder) where !isUpToOthers(act, decoder) {
            // What another class asks for is its own affair, as long as nobody sees it.
            if isOwn(function, of: decoder) ? startsWork(act) : isNoticed(act) == true {
                return (act.name.text, function.location(act.name.range))
            }
            for lead in act.leads {
                if let start = start(of: lead, for: decoder, &known) { return start }
            }
        }
        return nil
    }

    private func isOwn(_ function: Function, of decoder: Function) -> Bool {
        guard let owner = function.type, let type = decoder.type else { return false }
        let lineage = program.lineage(of: type)
        guard owner.kind == .protocol else { return lineage.contains(owner) }
        // A protocol's extension does for the class what that does not do itself.
        return program.adopts(type, owner.name)
            && !lineage.contains { owner in
                program.functions(named: function.fact.name, of: owner).contains { $0.fact.fullName == function.fact.fullName }
            }
    }

    /// Whether it depends on a window, which nothing has before restoration is over, or on a flag that decoding does not set.
    private func isUpToOthers(_ act: Act, _ decoder: Function) -> Bool {
        guard let function = act.place.function else { return false }
        return act.tests().contains { test in test.contains { isUpToOthers($0, function, decoder) } }
    }

    private func isUpToOthers(_ part: Expression, _ function: Function, _ decoder: Function) -> Bool {
        guard let name = part.core.memberName ?? part.core.plainName else { return false }
        if name == "window" || name == "keyWindow" { return true }
        guard let owner = function.type, let property = program.lineage(of: owner).lazy.compactMap({ $0.property(name)?.fact }).first,
            property.isFlag
        else { return false }
        return !decoder.names(anyOf: [name, "_" + name])
    }

    // MARK: What a body does on the spot

    /// A call, a message, or an assignment that somebody observes.
    private struct Act {
        let name: Expression.Name
        let receiver: Expression?
        let call: Call?
        let place: Place
        /// What decides on it, read off when somebody asks: in a long body that is everything before it.
        let tests: () -> [Expression]
        /// The functions of the app that run for it.
        let leads: [Function]
    }

    private func acts(of function: Function, for decoder: Function) -> [Act] {
        let sites = sites(in: function).filter { !$0.mayRunLater }
        let acts = sites.compactMap { site -> Act? in
            let place = Place(site, in: function)
            switch site.kind {
            case .call(let call):
                let leads = program.calledFunction(call, at: place).map { [$0] } ?? []
                return Act(
                    name: Expression.Name(text: call.name, range: call.nameRange), receiver: call.receiver, call: call, place: place,
                    tests: { site.tests }, leads: leads)
            case .assignment(let target, nil, _):
                guard let name = target.plainName, site.locals?.lookUp(name) == nil, function.property?.name != name,
                    function.fact.kind != .initializer
                else { return nil }
                let leads = observers(of: name, around: function, for: decoder)
                let named = Expression.Name(text: name, range: target.range)
                return leads.isEmpty ? nil : Act(name: named, receiver: nil, call: nil, place: place, tests: { site.tests }, leads: leads)
            default: return nil
            }
        }
        guard function.isObjectiveC else { return acts }
        // What a call calls reads like a message too.
        let calls = Set(acts.map(\.name.range))
        return (acts + messages(in: function, sites).filter { !calls.contains($0.name.range) }).sorted {
            $0.name.range.start < $1.name.range.start
        }
    }

    /// Messages without arguments, which read like properties.
    private func messages(in function: Function, _ sites: [Site]) -> [Act] {
        var messages: [Act] = []
        function.body.visitOnTheSpot(under: nil) { part, decisions in
            guard case .member(let base, let name) = part.kind else { return }
            // The locals that are visible at what stands last before it.
            let before = sites.last { $0.range.start < part.range.start }
            let place = Place(function, before?.locals)
            let leads = method(name.text, of: base, at: place).map { [$0] } ?? []
            messages.append(Act(name: name, receiver: base, call: nil, place: place, tests: { decisions?.tests ?? [] }, leads: leads))
        }
        return messages
    }

    /// The method without arguments that a message means.
    private func method(_ name: String, of base: Expression, at place: Place) -> Function? {
        let isStatic: Bool
        let owner: Type
        if base.isSelf, let type = place.type {
            (isStatic, owner) = (place.isStatic, type)
        } else if let type = program.type(of: base, at: place)?.unwrapped.projectType {
            (isStatic, owner) = (false, type)
        } else if let type = program.typeValue(of: base, at: place)?.projectType {
            (isStatic, owner) = (true, type)
        } else {
            return nil
        }
        return program.lineage(of: owner).flatMap { program.functions(named: name, of: $0) }.first {
            $0.fact.kind == .method && $0.isObjectiveC && $0.isStatic == isStatic && $0.fact.parameters.isEmpty
        }
    }

    /// What runs when the object of a function gets a new value for one of its properties.
    private func observers(of name: String, around function: Function, for decoder: Function) -> [Function] {
        guard let type = isOwn(function, of: decoder) ? decoder.type : function.type else { return [] }
        for owner in program.lineage(of: type) {
            let setters = program.functions(named: name.nameOfSetter, of: owner).filter {
                $0.isObjectiveC && $0.property == nil && $0.fact.kind == .method && $0.fact.parameters.count == 1 && $0 != function
            }
            if !setters.isEmpty { return setters }
            guard owner.property(name) != nil else { continue }
            return program.functions(of: owner).filter {
                $0.property?.name == name && ($0.fact.kind == .observer || $0.fact.kind == .setter)
            }
        }
        return []
    }

    // MARK: What starts something

    private func startsWork(_ act: Act) -> Bool {
        if let isNoticed = isNoticed(act) { return isNoticed }
        switch act.name.text {
        case "load", "loadRequest", "loadFileURL", "loadHTMLString":
            if isOfClass(act, amongst: ["WKWebView", "UIWebView"]) { return true }
        default: break
        }
        return asksSomethingRemote(act)
    }

    /// Whether the user sees or hears it at once: a keyboard, a sound, a screen; `nil` where it is something else.
    private func isNoticed(_ act: Act) -> Bool? {
        switch act.name.text {
        case "becomeFirstResponder": true
        case "play" where isPlayer(act): true
        // What is loaded so is about to be played.
        case "loadValuesAsynchronouslyForKeys", "loadValuesAsynchronously": true
        case "present", "presentViewController":
            act.call != nil && (act.receiver.map(\.isSelf) ?? act.place.type.map(program.isController) ?? false)
        case "dismiss", "dismissViewControllerAnimated":
            act.leads.isEmpty && (act.receiver.map(\.isSelf) ?? act.place.type.map(program.isController) ?? false)
                && act.call.map { $0.name != "dismiss" || $0.arguments.first?.label == "animated" } ?? false
        case "popViewController", "popViewControllerAnimated", "popToRootViewController", "popToRootViewControllerAnimated",
            "popToViewController":
            // UIKit is still putting the stack together.
            act.call != nil && act.receiver?.core.plainName == "navigationController"
        default: nil
        }
    }

    private func isPlayer(_ act: Act) -> Bool { isOfClass(act, amongst: UIKit.players) }

    private func isOfClass(_ act: Act, amongst names: Set<String>) -> Bool {
        switch act.receiver.flatMap({ program.type(of: $0, at: act.place) })?.unwrapped {
        case .named(let name, _)?: names.contains { UIKit.inherits(name, from: $0) }
        case .project(let type)?: names.contains { program.inherits(type, from: $0) }
        default: false
        }
    }

    /// `store.load(id, completion: { … })`: what answers later is asked before everything is decoded. What UIKit animates or sets answers
    /// no question.
    private func asksSomethingRemote(_ act: Act) -> Bool {
        guard !Conventions.asksNothing(act.name.text) else { return false }
        guard let call = act.call else { return Conventions.worksInBackground(act.name.text) && act.leads.isEmpty }
        let isRemote = Conventions.worksInBackground(act.name.text)
        let closures = call.arguments.enumerated().compactMap { index, argument -> (index: Int, label: String?, closure: Closure)? in
            if case .closure(let closure) = argument.value.kind { (index, argument.label, closure) } else { nil }
        }
        if closures.isEmpty { return isRemote && act.leads.isEmpty }
        return closures.contains { index, label, closure in
            guard !closure.body.isEmpty || isRemote else { return false }
            if let callee = act.leads.first {
                let indices = callee.fact.parameterIndices(of: call)
                guard indices.indices.contains(index), let position = indices[index], callee.fact.parameters.indices.contains(position)
                else { return false }
                let parameter = callee.fact.parameters[position]
                let isCompletion =
                    [parameter.label ?? "", parameter.name].contains(where: Conventions.isCompletion)
                    || Conventions.endsWithCompletion(act.name.text)
                return (isCompletion || isRemote) && (!callee.fact.hasBody || callee.handsOn(parameter.name))
            }
            if let label { return Conventions.isCompletion(label) }
            return isRemote && !closure.parameters.isEmpty || Conventions.endsWithCompletion(act.name.text)
                || UIKit.asksAndAnswersLater.contains(act.name.text)
        }
    }
}

extension PropertyFact {
    /// Whether it says whether something is so.
    fileprivate var isFlag: Bool {
        if case .boolean? = value?.kind { return true }
        return ["Bool", "BOOL", "ObjCBool"].contains(type?.unwrapped.name)
    }
}

extension Function {
    /// Whether a closure that it is given may run after it has returned, and other than at the end of an animation.
    fileprivate func handsOn(_ parameter: String) -> Bool {
        body.flatMap(\.expressions).contains { !$0.isName(parameter) && $0.handsOn(parameter, isLater: false) }
    }
}

extension Expression {
    fileprivate func handsOn(_ parameter: String, isLater: Bool) -> Bool {
        switch kind {
        case .name(parameter): return true
        case .binary(let left, let operation, let right) where operation == "==" || operation == "!=":
            return ![left, right].contains(where: \.isNil)
                && [left, right].contains { $0.handsOn(parameter, isLater: isLater) }
        case .call(let call):
            if Conventions.asksNothing(call.name) { return false }
            if call.callee.core.isName(parameter) {
                return isLater || call.arguments.contains { $0.value.handsOn(parameter, isLater: isLater) }
            }
            return parts.contains { $0.handsOn(parameter, isLater: isLater) }
        case .closure(let closure):
            return closure.body.flatMap(\.expressions).contains { !$0.isName(parameter) && $0.handsOn(parameter, isLater: true) }
        default:
            return parts.contains { $0.handsOn(parameter, isLater: isLater) }
        }
    }
}

/// What decides on a place in a body. Places that depend on the same share it, for long bodies have one early exit behind the other.
private final class Decisions {
    private let asked: [Expression]
    private let outer: Decisions?

    init(_ asked: [Expression], within outer: Decisions?) { (self.asked, self.outer) = (asked, outer) }

    /// All that is asked, the innermost first.
    var tests: [Expression] { sequence(first: self, next: \.outer).flatMap(\.asked) }
}

extension [Statement] {
    /// Every part of an expression that runs before the body ends, with what decides on it.
    fileprivate func visitOnTheSpot(under decisions: Decisions?, _ visit: (Expression, Decisions?) -> Void) {
        var decisions = decisions
        func visitAll(_ expressions: [Expression]) {
            for expression in expressions { expression.visitOutsideOfClosures { visit($0, decisions) } }
        }
        for statement in self {
            switch statement.kind {
            case .branch(let branch):
                let asked = (branch.subject.map { [$0] } ?? []) + branch.arms.flatMap { $0.conditions.flatMap(\.expressions) }
                visitAll(asked)
                for arm in branch.arms { arm.body.visitOnTheSpot(under: Decisions(asked, within: decisions), visit) }
                if branch.arms.contains(where: { $0.body.last?.leaves == true }) { decisions = Decisions(asked, within: decisions) }
            case .guarded(let conditions, let otherwise):
                let asked = conditions.flatMap(\.expressions)
                visitAll(asked)
                otherwise.visitOnTheSpot(under: Decisions(asked, within: decisions), visit)
                decisions = Decisions(asked, within: decisions)
            case .loop(let loop):
                visitAll((loop.sequence.map { [$0] } ?? []) + loop.conditions.flatMap(\.expressions))
                loop.body.visitOnTheSpot(under: Decisions(loop.conditions.flatMap(\.expressions), within: decisions), visit)
            case .deferred(let body), .block(let body): body.visitOnTheSpot(under: decisions, visit)
            case .attempt(let body, let catches):
                body.visitOnTheSpot(under: decisions, visit)
                for handler in catches {
                    let asked = handler.conditions.flatMap(\.expressions)
                    visitAll(asked)
                    handler.body.visitOnTheSpot(under: Decisions(asked, within: decisions), visit)
                }
            case .expression, .throwing, .local, .returns: visitAll(statement.expressions)
            case .function, .breaks, .continues, .fallsThrough: break
            }
        }
    }
}

extension Statement {
    fileprivate var leaves: Bool {
        switch kind {
        case .returns, .throwing, .breaks, .continues: true
        default: false
        }
    }
}
