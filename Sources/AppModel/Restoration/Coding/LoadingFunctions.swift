import Syntax

/// Tells which functions of an object run as it is made or its view is loaded, and at no other time but when a property is set.
struct LoadingFunctions {
    private let app: App
    private let owner: Type
    /// Of the property: whoever is called by it asks for what it has just been given.
    private let setter: String?
    /// What is being asked: whoever calls itself says nothing new.
    private var known: [Int: Bool] = [:]

    /// - Parameter property: what gets its restored value past its setter.
    init(of owner: Type, setting property: String?, in app: App) {
        self.app = app
        self.owner = owner
        setter = property?.nameOfSetter
    }

    /// Whether something that uses a member happens then.
    mutating func hold(_ use: MemberUse) -> Bool { !use.mayHappenLater && hold(use.function) }

    mutating func hold(_ function: Function) -> Bool {
        if let known = known[function.id] { return known }
        known[function.id] = true
        let holds = findOut(function)
        known[function.id] = holds
        return holds
    }

    private mutating func findOut(_ function: Function) -> Bool {
        guard let type = function.type, app.program.isWithin(type, owner) || app.program.isWithin(owner, type), !function.isStatic else {
            return false
        }
        let fact = function.fact
        if fact.kind == .initializer || fact.name == setter && function.isObjectiveC && fact.parameters.count == 1 { return true }
        guard fact.kind == .method, function.hook == nil else { return false }
        if UIKit.loadingMethods.contains(fact.name) {
            return fact.name != "viewDidLoad" && fact.name != "loadView" || !isSent(fact.name) && !losesView()
        }
        let isPrivate = fact.modifiers.contains(.isPrivate)
        guard fact.modifiers.isDisjoint(with: [.overrides, .isObjectiveC]) || function.isObjectiveC && fact.parameters.isEmpty,
            !UIKit.delegateMethods.contains(fact.name), isPrivate || function.isObjectiveC || app.program.isOfAppAlone(function, of: type)
        else { return false }
        let uses = app.uses(ofMember: fact.name, of: owner)
        return !uses.isEmpty && uses.allSatisfy { ($0.kind == .called || function.isObjectiveC && $0.kind == .read) && hold($0) }
            && (isPrivate
                || !app.program.usesInOutlines(
                    of: fact.name, forUnit: app.program.unit(of: function), ofFamily: app.program.family(of: owner)
                ).contains(.read))
    }

    /// Whether the class throws its view away, so that it loads once more; not where memory runs short.
    private func losesView() -> Bool {
        app.memories.lostViews.answer(owner.id) {
            app.program.family(of: owner).flatMap { app.program.functions(of: $0) }.contains { function in
                !["didReceiveMemoryWarning", "viewDidUnload"].contains(function.fact.name)
                    && function.contains { part in
                        switch part.kind {
                        case .assignment(let target, nil, let value): target.plainName == "view" && value.isNil
                        case .call(let call):
                            call.name == "setView" && call.receiver?.isSelf ?? true && call.firstUnlabelled?.isNil ?? false
                        default: false
                        }
                    }
            }
        }
    }

    /// Whether somebody calls what UIKit calls, other than as a subclass does.
    private func isSent(_ name: String) -> Bool {
        app.memories.sentMethods.answer(name) {
            app.program.functions(naming: [name]).contains { function in
                !app.program.isTest(function)
                    && function.contains(naming: CollectionOfOne(name)) { part in
                        switch part.kind {
                        case .call(let call): call.name == name && !call.asksSuper
                        case .member(let base, let member): member.text == name && !base.isSuper
                        default: false
                        }
                    }
            }
        }
    }
}
