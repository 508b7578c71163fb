import Syntax

/// A method by its identity, with the class of the screen that has it, itself or from a class above.
struct MethodOfScreen: Hashable, Sendable {
    let method: Int
    let screen: Int
}

/// Whether a class fills one of its properties itself.
extension App {
    /// Whether some function binds a property of a name to something, so that it is filled in a way that is not followed.
    func isBound(_ name: String) -> Bool {
        memories.bindings.answer(name) {
            program.functions(mentioningAnyOf: [name]).contains { $0.contains(naming: CollectionOfOne(name)) { $0.isWay(to: name) } }
        }
    }

    /// Whether the class has its own way to the property, other than a setter, or another one to go where it is missing.
    ///
    /// - Parameter passing: those that only put into it what they are given, and are given nothing where it is missing.
    func isFilled(
        _ name: String, by family: [Function], but passing: Set<Int> = [], orHasOtherWayWithout missing: MissingProperty?
    ) -> Bool {
        let setter = name.nameOfSetter
        if isBound(name) { return true }
        return family.contains { function in
            if function.fact.name == name { return !function.isInitialValue || function.property?.value?.isEmpty == false }
            if !function.isStatic, missing?.isNamed(in: function) == true, missing?.hasOtherWay(in: function) == true { return true }
            let words = function.fact.words
            guard !function.isStatic, words.mayHold(name) || words.mayHold("_" + name) || words.mayHold(setter),
                function.fact.name != setter, !passing.contains(function.id)
            else { return false }
            return sites(in: function).contains { site in
                switch site.kind {
                case .assignment(let target, _, let value):
                    target.isOrHasElement(name) || target.isOfOwnObject(name)
                        || !value.isNil && isOfOwnGiver(target, name, at: Place(site, in: function))
                case .call(let call):
                    call.name == setter || call.arguments.contains { $0.isReference && $0.value.isOrHasElement(name) }
                        || UIKit.additions.contains(call.name) && call.receiver?.core.isOrHasElement(name) == true
                default: false
                }
            }
        }
    }

    /// The functions of a screen that put into a property what they are given and nothing else: initializers that do not make what comes back,
    /// methods which the screen itself gives the property, `bind(item)`, and such as only others call, `setUp(with: item)`.
    ///
    /// - Parameters:
    ///   - unrun: the identities of its initializers that do not make what comes back.
    ///   - object: what comes back, to which an initializer may give nil.
    func functionsThatPassOn(
        _ name: String, to made: Type, amongst family: [Function], unrun: Set<Int>, _ object: Int32?
    ) -> Set<Int> {
        let shown = shownProperty(name, in: made, amongst: family)
        let staysEmpty = object.map { !flow.isExhausted && !graph.isFilled(name, $0) } ?? false
        let initializers = family.filter { function in
            (unrun.contains(function.id) || function.fact.kind == .initializer && staysEmpty && flow.procedure(of: function) != nil)
                && fills(name, function, withNothingBut: Set(function.fact.parameters.map(\.name)))
        }
        let receivers = shown.receivers.filter { $0.isWhole && fills(name, $0.method, withNothingBut: [$0.name]) }
        let configuring = family.filter { method in
            fills(name, method, withNothingBut: Set(method.fact.parameters.map(\.name)))
                && isCalledByOthersAlone(method, of: made, amongst: family)
        }
        return Set(initializers.map(\.id) + receivers.map(\.method.id) + configuring.map(\.id))
    }

    /// Whether a method is there for whoever has an object of the class in hand: nothing in the class names it, and neither a framework nor
    /// somebody who keeps it may call it.
    private func isCalledByOthersAlone(_ method: Function, of made: Type, amongst family: [Function]) -> Bool {
        memories.methodsForOthers.answer(MethodOfScreen(method: method.id, screen: made.id)) {
            findWhetherCalledByOthersAlone(method, amongst: family)
        }
    }

    private func findWhetherCalledByOthersAlone(_ method: Function, amongst family: [Function]) -> Bool {
        let fact = method.fact
        guard fact.kind == .method, !fact.parameters.isEmpty, !method.isStatic, method.hook == nil, fact.returnType?.name != "IBAction",
            !fact.modifiers.contains(.overrides), method.isObjectiveC || !fact.modifiers.contains(.isObjectiveC),
            !UIKit.delegateMethods.contains(fact.name),
            !program.isOverridden(method), !family.contains(where: { $0 != method && $0.names(anyOf: [fact.name]) }),
            let type = method.type, program.strangers(of: type).isEmpty, !isNamedByInitialValues(fact.name, inFamilyOf: type),
            !callers(of: method, outside: family).isEmpty || program.isNeverCalled(method)
        else { return false }
        return !isHandedOn(method, by: family)
    }

    /// `lazy var handler = configure`
    private func isNamedByInitialValues(_ method: String, inFamilyOf type: Type) -> Bool {
        program.family(of: type).contains { owner in
            owner.declarations.flatMap(\.fact.properties).contains { $0.value?.contains { $0.plainName == method } ?? false }
        }
    }

    /// Whether all that a function puts into a property is one of some parameters as it came.
    private func fills(_ name: String, _ function: Function, withNothingBut parameters: Set<String>) -> Bool {
        guard function.fact.words.mayHold(name) || function.fact.words.mayHold("_" + name) else { return false }
        return sites(in: function).allSatisfy { site in
            switch site.kind {
            case .assignment(let target, let operation, let value):
                if case .name(let changed) = target.core.kind, parameters.contains(changed), changed != name { return false }
                guard target.isOrHasElement(name) else { return true }
                guard operation == nil, case .name(let given) = value.core.kind else { return false }
                return parameters.contains(given) && !site.mayRunLater
            case .call(let call): return !call.arguments.contains { $0.isReference && $0.value.isOrHasElement(name) }
            default: return true
            }
        }
    }

    /// `$0.name` in a closure with which a property begins, which the class may call with its own object: `{ $0.item = Item.first }`.
    private func isOfOwnGiver(_ target: Expression, _ name: String, at place: Place) -> Bool {
        guard place.function?.isInitialValue == true, case .member(let base, let member) = target.kind, member.text == name else {
            return false
        }
        guard let type = program.type(of: base, at: place)?.unwrapped, let owner = place.type else { return true }
        return type.projectType.map { program.isWithin(owner, $0) || program.isWithin($0, owner) } ?? false
    }
}

extension Expression {
    /// `self?.name`, `strongSelf.name`, in a closure that comes back with an answer.
    fileprivate func isOfOwnObject(_ name: String) -> Bool {
        guard case .member(let base, let member) = core.kind, member.text == name else { return false }
        if case .optional(let object) = base.core.kind { return object.core.isOwnObject }
        return base.core.isOwnObject
    }

    /// `\.name` and `rx.name`, by which somebody out of sight may fill a property, and `(name, other) = …`.
    func isWay(to name: String) -> Bool {
        switch kind {
        case .keyPath(let path): path.contains(name)
        case .member(let base, let member): member.text == name && base.memberName == "rx"
        case .assignment(let target, _, _):
            if case .tuple(let parts) = target.core.kind { parts.contains { $0.value.plainName == name } } else { false }
        default: false
        }
    }
}
