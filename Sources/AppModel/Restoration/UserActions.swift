import Syntax

/// Tells which functions of a class run only because of what the user does, so that restoring runs none of them.
public struct UserDrivenFunctions {
    private let app: App
    private let owner: Type
    private let selectors: Set<String>
    /// What is being asked: whoever calls itself says nothing new.
    private var known: [Int: Bool] = [:]

    public init(of owner: Type, in app: App) {
        self.app = app
        self.owner = owner
        selectors = app.actionSelectors(of: owner)
    }

    public mutating func holds(_ function: Function) -> Bool {
        if let known = known[function.id] { return known }
        known[function.id] = true
        let holds = findOut(function)
        known[function.id] = holds
        return holds
    }

    private mutating func findOut(_ function: Function) -> Bool {
        let fact = function.fact
        guard let type = function.type, app.program.isWithin(type, owner) || app.program.isWithin(owner, type), !function.isStatic,
            fact.kind == .method, function.hook == nil
        else { return false }
        guard !fact.modifiers.contains(.overrides) || function.tellsChoice && !isOfProject(function, above: type) else { return false }
        if function.tellsChoice || function.isAction(by: selectors) { return isCalledByUsers(function, atLeastOnce: false) }
        let isOwn = function.isObjectiveC ? !function.mayBeCallback : fact.modifiers.isDisjoint(with: [.isObjectiveC])
        guard isOwn, !UIKit.loadingMethods.contains(fact.name), !UIKit.delegateMethods.contains(fact.name),
            fact.modifiers.contains(.isPrivate) || function.isObjectiveC || app.program.isOfAppAlone(function, of: type)
        else { return false }
        return isCalledByUsers(function, atLeastOnce: true)
    }

    /// Whether a class of the project, above the one whose override it is, has such a method, too, and so may call it when it likes.
    private func isOfProject(_ function: Function, above type: Type) -> Bool {
        app.program.lineage(of: type).contains { other in
            other != type && app.program.functions(of: other).contains { $0.fact.fullName == function.fact.fullName }
        }
    }

    /// Whether nobody but such functions calls one, and nobody names it for something else than an action.
    private mutating func isCalledByUsers(_ function: Function, atLeastOnce: Bool) -> Bool {
        let name = function.fact.name
        // A list is called what its delegate's methods are.
        let uses = app.uses(ofMember: name, of: owner).filter { $0.kind == .called || !function.tellsChoice }
        guard !atLeastOnce || uses.contains(where: { $0.kind == .called || function.isObjectiveC && $0.kind == .read }) else {
            return false
        }
        let unit = app.program.unit(of: function)
        guard app.program.usesInOutlines(of: name, forUnit: unit, ofFamily: app.program.family(of: owner)).isEmpty else { return false }
        let family = app.program.family(of: owner).flatMap { app.program.functions(of: $0) }
        return !family.contains { $0.namesOtherwise(name) }
            && uses.allSatisfy { use in use.function.namesAsAction(use.range) || holds(use.function) }
    }
}

extension App {
    /// The names of the methods that controls, gestures and buttons call of a class's objects: as its code gives them to these, or as Objective-C
    /// declares them for Interface Builder, in a header as a rule.
    func actionSelectors(of owner: Type) -> Set<String> {
        memories.actionSelectors.answer(owner.id) {
            let family = program.family(of: owner)
            let headers = family.flatMap(\.declarations).filter { Language(path: program.files[$0.file].path) == .objectiveC }
            let declared = headers.flatMap { ($0.fact.withMethods ?? $0.fact).actions }
            return Set(family.flatMap { program.functions(of: $0) }.flatMap(\.actionSelectors) + declared)
        }
    }
}

extension Function {
    /// The selectors that it gives to controls, gestures and buttons: `action: #selector(save)`.
    var actionSelectors: [String] {
        var names: [String] = []
        visitActions { argument in
            switch argument.core.kind {
            case .selector(let named): if let name = named.memberName { names.append(name.baseOfSelector) }
            // As Swift was written until its third version.
            case .string(let text): names.append(text.baseOfSelector)
            default: break
            }
        }
        return names
    }

    /// Whether a place in it is such a selector.
    fileprivate func namesAsAction(_ range: SourceRange) -> Bool {
        var isAction = false
        visitActions { argument in if argument.range.contains(range) { isAction = true } }
        return isAction
    }

    /// Whether it spells a method for somebody else than a control: a notification, a timer, whoever performs it.
    fileprivate func namesOtherwise(_ name: String) -> Bool {
        contains { part in
            let spelt: String? =
                switch part.kind {
                case .string(let text): text
                case .selector(let named): named.memberName
                default: nil
                }
            return spelt?.baseOfSelector == name && spelt != nil && !namesAsAction(part.range)
        }
    }

    private func visitActions(_ visit: (Expression) -> Void) {
        _ = contains { part in
            guard case .call(let call) = part.kind, call.name.hasPrefix("UI") || UIKit.callsWithActions.contains(call.name) else {
                return false
            }
            for argument in call.arguments where argument.label == "action" { visit(argument.value) }
            return false
        }
    }

    var tellsChoice: Bool { fact.tellsChoice }

    /// Whether a control has it for its action: one that code names, or that looks as Interface Builder writes it, with the sender alone.
    func isAction(by selectors: Set<String>) -> Bool {
        if selectors.contains(fact.name) || fact.modifiers.contains(.isAction) { return true }
        if isObjectiveC { return fact.returnType?.name == "IBAction" }
        guard fact.modifiers.contains(.isObjectiveC), let sender = fact.parameters.onlyElement, sender.label == nil || sender.label == "_",
            let type = sender.type?.unwrapped.name
        else { return false }
        return ["Any", "AnyObject", "UIStoryboardSegue"].contains(type)
            || ["UIControl", "UIBarItem", "UIGestureRecognizer"].contains { UIKit.inherits(type, from: $0) }
    }

    /// Whether, by the look of it, UIKit or somebody who is told of the object calls it, as Objective-C does not say.
    var mayBeCallback: Bool {
        let prefixes = [
            "view", "set", "will", "did", "should", "update", "layout", "load", "prepare", "awake", "controller", "application",
        ]
        return prefixes.contains(where: fact.name.hasPrefix)
            || fact.parameters.contains { parameter in
                guard let name = parameter.type?.unwrapped.name else { return true }
                return !UIKit.isPlainValue(name) && !UIKit.shownValues.contains(name)
            }
    }
}

extension FunctionFact {
    /// Whether a list, a field or a picker tells it what the user chose: UIKit's own, which says so of no change by code.
    var tellsChoice: Bool {
        let label = parameters.last?.label ?? ""
        guard let sender = parameters.first?.type?.unwrapped.name, UIKit.isKnownClass(sender),
            UIKit.choices.contains(name) || UIKit.choices.contains(label)
                || sender == "UITabBarController" && UIKit.choicesOfTabs.contains(label)
        else { return false }
        return !parameters.contains { parameter in
            ["willDisplay", "didEndDisplaying", "prefetch", "cancelPrefetching"].contains { (parameter.label ?? "").hasPrefix($0) }
        }
    }
}

extension String {
    /// `save` of `save:`
    var baseOfSelector: String { String(prefix { $0 != ":" }) }
}
