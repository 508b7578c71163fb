import Syntax

/// Whether a class fills one of its properties itself.
extension App {
    /// Whether the class has its own way to the property, other than a setter, or another one to go where it is missing.
    func isFilled(_ name: String, by family: [Function], orHasOtherWayWithout missing: MissingProperty?) -> Bool {
        let setter = name.nameOfSetter
        let isBound = program.functions(mentioningAnyOf: [name]).contains { $0.contains { $0.isWay(to: name) } }
        if isBound { return true }
        return family.contains { function in
            if function.fact.name == name { return true }
            if !function.isStatic, missing?.isNamed(in: function) == true, missing?.hasOtherWay(in: function) == true { return true }
            let words = function.fact.words
            guard !function.isStatic, words.mayHold(name) || words.mayHold("_" + name) || words.mayHold(setter),
                function.fact.name != setter
            else { return false }
            return sites(in: function).contains { site in
                switch site.kind {
                case .assignment(let target, _, let value):
                    target.isOrHasElement(name) || !value.isNil && isOfOwnGiver(target, name, at: Place(site, in: function))
                case .call(let call):
                    call.name == setter || call.arguments.contains { $0.isReference && $0.value.isOrHasElement(name) }
                        || UIKit.additions.contains(call.name) && call.receiver?.core.isOrHasElement(name) == true
                default: false
                }
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
    /// `\.name` and `rx.name`, by which somebody out of sight may fill a property, and `(name, other) = …`.
    fileprivate func isWay(to name: String) -> Bool {
        switch kind {
        case .keyPath(let path): path.contains(name)
        case .member(let base, let member): member.text == name && base.memberName == "rx"
        case .assignment(let target, _, _):
            if case .tuple(let parts) = target.core.kind { parts.contains { $0.value.plainName == name } } else { false }
        default: false
        }
    }
}
