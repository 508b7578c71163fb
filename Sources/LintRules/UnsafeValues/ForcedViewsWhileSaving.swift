import AppModel
import Syntax

/// Something that a view or controller of the frameworks has at times only, and that is taken for granted while saving.
struct ForcedViewWhileSaving {
    /// `url` of a `WKWebView`.
    let member: String
    let owner: String
    let encoder: Function
    /// What takes it for granted: the encoder, or what that runs.
    let function: Function
    let range: SourceRange
    /// Whether it is put where Objective-C raises for nil.
    let isRaised: Bool
}

extension App {
    /// Each place in an encoder, or in what it runs at once. State is saved whenever the app leaves the foreground (A14), also where nothing is
    /// loaded, selected or presented.
    func viewsForcedWhileSaving() -> [ForcedViewWhileSaving] {
        program.implementations(of: .encodeState).flatMap { encoder -> [ForcedViewWhileSaving] in
            guard !program.isTest(encoder) else { return [] }
            return functions(runBy: encoder).flatMap { function in
                sites(in: function).filter { runsAtOnce($0, in: function) }.flatMap { site in
                    partsTakenForGranted(at: site, in: function).compactMap { part, isRaised -> ForcedViewWhileSaving? in
                        guard let passing = passingPart(part, at: Place(site, in: function)),
                            site.steps.allSatisfy({ !$0.mayTell(of: passing.member) })
                        else { return nil }
                        return ForcedViewWhileSaving(
                            member: passing.member, owner: passing.owner, encoder: encoder, function: function, range: part.core.range,
                            isRaised: isRaised)
                    }
                }
            }
        }.first { forced in forced.function.location(forced.range) }
    }

    /// The encoder and the functions of the project that it calls, as far as the text tells.
    private func functions(runBy encoder: Function) -> [Function] {
        var running = [encoder]
        var next = 0
        while next < running.count, next < 24 {
            let function = running[next]
            next += 1
            for site in sites(in: function) where runsAtOnce(site, in: function) {
                guard let call = site.call, let called = program.calledFunction(call, at: Place(site, in: function)),
                    !program.isOverridden(called), called.hook == nil, !running.contains(called)
                else { continue }
                running.append(called)
            }
        }
        return running
    }

    /// Whether a site runs before its function returns, in a closure of `map` too.
    private func runsAtOnce(_ site: Site, in function: Function) -> Bool {
        guard site.mayRunLater else { return true }
        let walks = sites(in: function).compactMap(\.call).filter { Self.walks.contains($0.name) }
        return walks.contains { $0.arguments.contains { $0.value.range.contains(site.range) } }
    }

    private static var walks: Set<String> { ["map", "compactMap", "flatMap", "forEach", "filter", "reduce"] }

    private func partsTakenForGranted(at site: Site, in function: Function) -> [(part: Expression, isRaised: Bool)] {
        if case .forced(let base) = site.kind { return [(base, false)] }
        guard function.isObjectiveC else { return [] }
        return raisingValues(at: site, in: function).flatMap(\.values).map { ($0, true) }
    }

    /// What gives nothing at times: of a framework's class, or by way of a getter that gives just that.
    private func passingPart(_ part: Expression, at place: Place, depth: Int = 0) -> (member: String, owner: String)? {
        guard depth < 4 else { return nil }
        let base: Expression?
        let name: String
        switch part.core.kind {
        case .member(let inner, let member): (base, name) = (inner, member.text)
        case .name(let plain) where place.locals?.lookUp(plain) == nil: (base, name) = (nil, plain)
        default: return nil
        }
        let type =
            base.map { $0.isSelf ? place.type.map(StaticType.project) : program.type(of: $0, at: place)?.unwrapped }
            ?? place.type.map(StaticType.project)
        guard let type else { return nil }
        if case .project(let owner) = type {
            let getter = program.lineage(of: owner).flatMap { program.functions(of: $0) }.first {
                $0.property?.name == name && $0.property?.isComputed == true && $0.fact.kind == .getter
            }
            if let getter {
                guard let only = getter.body.onlyElement, case .returns(let value?) = only.kind else { return nil }
                return passingPart(value, at: Place(getter, nil), depth: depth + 1)
            }
            guard owner.property(name) == nil else { return nil }
        }
        for (framework, members) in UIKit.passingMembers where members.contains(name) {
            switch type {
            case .project(let owner) where program.inherits(owner, from: framework): return (name, framework)
            case .named(let named, _) where UIKit.inherits(named, from: framework): return (name, framework)
            default: continue
            }
        }
        return nil
    }
}

extension Step {
    /// Whether it asks for a member, or whatever else may say whether there is one: `hasSelection`, a mode. That something is bound or is not
    /// nil says nothing of another thing.
    fileprivate func mayTell(of member: String) -> Bool {
        if tests.contains(where: { $0.contains { $0.memberName == member } }) { return true }
        switch self {
        case .arm(_, _, _, let conditions): return conditions.contains(where: \.asksMoreThanPresence)
        case .passed(_, let arms): return arms.contains { $0.conditions.contains(where: \.asksMoreThanPresence) }
        case .shortCircuit(let left): return left.asksMoreThanPresence
        case .loop(let loop): return loop.conditions.contains(where: \.asksMoreThanPresence)
        case .closure, .function, .deferred, .fallback: return false
        }
    }
}

extension Statement.Condition {
    fileprivate var asksMoreThanPresence: Bool {
        switch self {
        case .expression(let test): test.asksMoreThanPresence
        case .pattern: true
        case .binding, .availability, .compilation: false
        }
    }
}

extension Expression {
    fileprivate var asksMoreThanPresence: Bool {
        guard case .binary(let left, let operation, let right) = core.kind, ["==", "!="].contains(operation) else { return true }
        return !left.core.isNil && !right.core.isNil
    }
}
