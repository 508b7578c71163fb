import Syntax

/// Fields in which the user types what no code of the screen asks for, so that the field alone has it.
extension App {
    /// Whether the user surely types into a control of a screen that saves something, and nobody but he puts anything there.
    ///
    /// - Parameter uses: where code names it.
    func isTypedAlone(
        _ property: PropertyFact, _ control: UserControl, on screen: StatefulScreen, namedIn uses: [MemberUse], by family: [Function]
    ) -> Bool {
        guard screen.mayKeep, !Conventions.isOutOfSight(property.name),
            isTypedInto(control, family, hearing: uses, isOnly(property, of: control, in: screen.owner)),
            isShown(property, on: screen.owner, by: uses)
        else { return false }
        let isLimited = uses.contains { use in
            use.function.contains(around: use.range) { part in
                guard case .member(let base, let member) = part.kind else { return false }
                return base.range.contains(use.range) && UIKit.limitsOfTyping.contains(member.text)
            }
        }
        return !isLimited
            && !family.contains { function in
                // Somebody may ask for it by another name, or not have it typed into.
                function.names(anyOf: UIKit.waysToSubviews) || function.fact.name.hasSuffix("ShouldBeginEditing")
                    || function.contains { part in
                        guard case .cast(_, _, let type) = part.kind else { return false }
                        return type.unwrapped.name == control.name
                    }
            }
    }

    /// A text view may show what is only read, unless its delegate hears of what is typed.
    private func isTypedInto(_ control: UserControl, _ family: [Function], hearing uses: [MemberUse], _ isOnly: Bool) -> Bool {
        switch control.name {
        case "UITextField": true
        case "UITextView":
            (isOnly || uses.contains { $0.function.contains(around: $0.range, where: givesDelegate(to: $0.range)) })
                && family.contains { function in
                    function.fact.tellsOfUser && function.fact.parameters.first?.type?.unwrapped.name == control.name
                }
        default: false
        }
    }

    private func givesDelegate(to range: SourceRange) -> (Expression) -> Bool {
        { part in
            guard case .assignment(let target, _, let value) = part.kind, case .member(let view, let name) = target.core.kind else {
                return false
            }
            return name.text == "delegate" && value.core.isSelf && view.range.contains(range)
        }
    }

    private func isShown(_ property: PropertyFact, on owner: Type, by uses: [MemberUse]) -> Bool {
        if property.modifiers.contains(.isOutlet) { return !storyboardControllers(of: owner).isEmpty }
        return uses.contains { use in
            bodies.body(of: use.function).around(use.range).contains { site in
                guard let call = site.call else { return false }
                return UIKit.callsThatShowViews.contains(call.name) && call.arguments.contains { $0.value.core.range == use.range }
            }
        }
    }
}
