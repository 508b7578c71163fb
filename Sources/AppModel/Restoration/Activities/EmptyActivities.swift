import Syntax

extension App {
    /// Where a function gives a scene the activity of a responder that has none.
    func emptyGifts(in function: Function, among others: [Function]) -> [EmptyGift] {
        sites(in: function).compactMap { site -> EmptyGift? in
            guard case .assignment(let target, _, let value) = site.kind, isActivityOfScene(target, at: Place(site, in: function)) else {
                return nil
            }
            let isAnyEmpty = Place(site, in: function).origins(of: value).contains { isEmpty($0.value, at: $0.place, among: others) }
            return isAnyEmpty ? EmptyGift(location: function.location(value.range), symbol: function.symbol) : nil
        }
    }

    /// Whether what a method hands out is the activity of its scene, or of a responder whom none of some functions may give one, or is only handed
    /// out where that is there.
    func handsOutNothing(_ value: Expression, at exit: Site, in saver: Function, among others: [Function]) -> Bool {
        func isNothing(_ value: Expression) -> Bool {
            Place(exit, in: saver).origins(of: value).allSatisfy {
                isActivityOfScene($0.value, at: $0.place) || isEmpty($0.value, at: $0.place, among: others)
            }
        }
        return isNothing(value)
            || exit.steps.contains { step in
                guard case .arm(_, _, let kind, let conditions) = step, kind == .test || kind == .guardRest else { return false }
                return conditions.contains { if case .binding(_, _, let bound) = $0 { isNothing(bound) } else { false } }
            }
    }

    /// Whether a value is the activity of a responder, not a scene, that none of some functions may give one.
    func isEmpty(_ value: Expression, at place: Place, among others: [Function]) -> Bool {
        let holder: StaticType?
        switch value.core.kind {
        case .member(let base, let name) where name.text == "userActivity": holder = program.type(of: base, at: place)?.unwrapped
        case .name("userActivity") where place.locals?.lookUp("userActivity") == nil: holder = place.type.map { .project($0) }
        default: return false
        }
        guard let type = holder else { return false }
        let family: [Type]
        let root: String
        switch type {
        case .project(let holder):
            family = program.family(of: holder)
            guard let framework = program.frameworkRoot(of: holder),
                family.allSatisfy({ !program.hasUnknownAncestor($0) && $0.property("userActivity") == nil })
            else { return false }
            root = framework
        case .named("UIDocument", _):
            root = "UIDocument"
            family = program.types.filter { program.inherits($0, from: root) }
            guard family.allSatisfy({ !program.hasUnknownAncestor($0) && $0.property("userActivity") == nil }) else { return false }
        default: return false
        }
        let isDocument = UIKit.inherits(root, from: "UIDocument")
        guard isDocument || UIKit.respondersWithoutActivity.contains(root),
            !isDocument || !program.mayGiveDocumentsActivities(inUnit: program.unitOfFile[place.file])
        else { return false }
        return !others.contains { givesActivity(to: family, root, $0) }
    }

    /// Whether a function may give an activity to a responder of one of some classes. Who gives one to a responder of unknown class is
    /// taken for one that gives it to a scene, and asked about before.
    private func givesActivity(to family: [Type], _ root: String, _ function: Function) -> Bool {
        let receivers = memories.receiversOfActivities.answer(function.id) { receiversOfActivities(in: function) }
        return receivers.contains { receiver in
            switch receiver {
            case .project(let type)?: family.contains { program.areRelated($0, type) }
            case .named(let name, _)?: UIKit.inherits(root, from: name) || UIKit.inherits(name, from: root) || !UIKit.isKnownClass(name)
            default: true
            }
        }
    }

    /// `[scene setUserActivity:activity]`, and no method of the project's own of that name.
    func isMessageThatGivesActivity(_ call: Call, at place: Place) -> Bool {
        call.name == "setUserActivity" && call.arguments.count == 1 && call.arguments[0].label == nil
            && program.calledFunction(call, at: place) == nil
    }

    /// The responders, other than scenes, that a function gives an activity; `nil` for one that may be any.
    private func receiversOfActivities(in function: Function) -> [StaticType?] {
        sites(in: function).compactMap { site -> StaticType?? in
            let place = Place(site, in: function)
            switch site.kind {
            case .assignment(let target, _, let value):
                guard target.core.memberName == "userActivity", !value.isNil, !isActivityOfScene(target, at: place) else { return .none }
                if case .member(let base, _) = target.core.kind, !base.isSelf, !base.isSuper {
                    return .some(program.type(of: base, at: place)?.unwrapped)
                }
                return .some(place.type.map { .project($0) })
            case .call(let call): return isMessageThatGivesActivity(call, at: place) || call.name == "setValue" ? .some(nil) : .none
            case .local, .returns, .forced, .cast, .attempt, .element, .range: return .none
            }
        }
    }
}
