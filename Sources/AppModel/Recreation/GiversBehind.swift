import Syntax

/// Who is behind a function that fills a screen which it is handed.
extension App {
    /// In place of a method that gives a property to nothing but what it is handed, such as `fill(detail, with: item)`, whoever calls it; itself
    /// where anybody else may.
    func showers(behind givers: [Function], of name: String) -> [Function] {
        givers.flatMap { giver -> [Function] in
            givesToParameters(name, in: giver) ? showers(thatCall: giver, 3) : [giver]
        }.first(ofEach: \.id)
    }

    private func showers(thatCall giver: Function, _ depth: Int) -> [Function] {
        guard depth > 0, let callers = callers(ofAllUsesOf: giver) else { return [giver] }
        return callers.filter { $0 != giver }.flatMap { caller in
            handsOnParameter(caller, to: giver) ? showers(thatCall: caller, depth - 1) : [caller]
        }
    }

    private func givesToParameters(_ name: String, in giver: Function) -> Bool {
        let objects = sites(in: giver).compactMap { site -> (value: Expression, place: Place)? in
            guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let member) = target.kind,
                member.text == name, !value.isNil, !base.isSelf
            else { return nil }
            return (base, Place(site, in: giver))
        }
        return !objects.isEmpty && objects.allSatisfy { isOfParameter($0.value, at: $0.place) }
    }

    /// Whether the screen that a function hands to another comes from who calls it.
    private func handsOnParameter(_ caller: Function, to giver: Function) -> Bool {
        let calls = sites(in: caller).filter { $0.call?.name == giver.fact.name }
        return !calls.isEmpty
            && calls.allSatisfy { site in
                let place = Place(site, in: caller)
                return site.call?.arguments.contains { isScreen($0.value, at: place) && isOfParameter($0.value, at: place) } ?? false
            }
    }

    private func isScreen(_ value: Expression, at place: Place) -> Bool {
        switch program.type(of: value, at: place)?.unwrapped {
        case .project(let type)?: program.isController(type)
        case .named(let name, _)?: name == "UIStoryboardSegue" || UIKit.inherits(name, from: "UIViewController")
        case .optional?, .metatype?, nil: false
        }
    }

    /// The functions that call a method; `nil` where something else may, or nobody does.
    private func callers(ofAllUsesOf method: Function) -> [Function]? {
        guard let owner = method.type, method.fact.kind == .method, method.hook == nil,
            method.fact.modifiers.isDisjoint(with: [.overrides, .isAction]), !program.isOverridden(method),
            !UIKit.preparations.contains(method.fact.name) || !program.isController(owner)
        else { return nil }
        let uses = uses(ofMember: method.fact.name, of: owner).filter { !isOfNamesake($0, of: method) }
        guard !uses.isEmpty, uses.allSatisfy({ $0.kind == .called && !$0.isText }) else { return nil }
        return uses.map(\.function).first(ofEach: \.id)
    }

    /// Whether another method of the name is called there.
    private func isOfNamesake(_ use: MemberUse, of method: Function) -> Bool {
        guard use.kind == .called, let site = site(at: use.range, in: use.function), let call = site.call,
            let called = program.calledFunction(call, at: Place(site, in: use.function))
        else { return false }
        return called.type.map { other in method.type.map { !program.areRelated(other, $0) } ?? true } ?? true
    }

    /// Whether an object is a parameter, or is found by way of one: `segue.destination as? Detail`.
    private func isOfParameter(_ object: Expression, at place: Place, depth: Int = 4) -> Bool {
        let origins = place.origins(of: object)
        return !origins.isEmpty
            && origins.allSatisfy { origin in
                switch origin.value.core.kind {
                case .name(let name): origin.place.locals?.lookUp(name).map(origin.place.isOwnParameter) ?? false
                case .member(let base, _), .element(let base, _):
                    depth > 0 && isOfParameter(base, at: origin.place, depth: depth - 1)
                default: false
                }
            }
    }
}
