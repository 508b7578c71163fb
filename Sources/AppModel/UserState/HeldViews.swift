import Syntax

/// A view of a class of the app's own that a screen shows as it loads: `form`, where the screen asks `form.amount.value`.
struct HeldView {
    /// The property of the screen that has it.
    let name: String
    let type: Type
    /// Whether the screen has no other.
    var isOnly = true

    /// The members that do something with a control, in whatever way, and those of them that hand out something of it.
    fileprivate struct Accessors {
        var names: Set<String>
        var giving: Set<String>
    }
}

extension App {
    /// What the user does with controls in views that a screen shows as it loads, where the control alone has it.
    func unsavedControls(
        inViewsOf screen: StatefulScreen, _ keepers: StateKeepers, _ reaches: inout UserReaches, _ silences: inout Silences
    ) -> [UnsavedState] {
        var found: [UnsavedState] = []
        for view in heldViews(of: screen.owner, keepers) {
            for type in program.lineage(of: view.type) {
                for declaration in type.declarations {
                    for property in declaration.fact.properties {
                        guard let type = program.declaredType(of: property, in: declaration, of: type),
                            let control = UserControl(type, in: program), !screen.isLaunched(for: control)
                        else { continue }
                        let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
                        let state = unsavedControl(property, control, at: location, in: view, screen, &reaches, keepers, &silences)
                        if let state { found.append(state) }
                    }
                }
            }
        }
        return found
    }

    private func heldViews(of owner: Type, _ keepers: StateKeepers) -> [HeldView] {
        let views = program.lineage(of: owner).flatMap { type in
            type.declarations.flatMap { declaration in
                declaration.fact.properties.compactMap { property -> HeldView? in
                    guard let view = program.declaredType(of: property, in: declaration, of: type)?.unwrapped.projectType,
                        hasControlsOfItsScreen(view), isShownAtOnce(property, on: owner, keepers)
                    else { return nil }
                    return HeldView(name: property.name.withoutUnderscore, type: view)
                }
            }
        }.first(ofEach: \.name)
        return views.map { HeldView(name: $0.name, type: $0.type, isOnly: views.count == 1) }
    }

    /// Whether a class is one of views that keep nothing themselves, and of no rows.
    private func hasControlsOfItsScreen(_ view: Type) -> Bool {
        view.kind == .class && program.inherits(view, from: "UIView")
            && !["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView", "UIWindow"].contains {
                program.inherits(view, from: $0)
            }
            && !program.lineage(of: view).flatMap({ program.functions(of: $0) }).contains { function in
                function.hook.map { Hook.writers.contains($0) || Hook.readers.contains($0) } ?? false
            }
    }

    /// Whether a property has one view for as long as the screen is there, which shows it as it loads and never hides it.
    private func isShownAtOnce(_ property: PropertyFact, on owner: Type, _ keepers: StateKeepers) -> Bool {
        guard property.modifiers.isDisjoint(with: [.isStatic, .isWeak]) || property.modifiers.contains(.isOutlet) else { return false }
        let uses = uses(ofMember: property.name.withoutUnderscore, of: owner)
        let own = uses.filter { !$0.function.isInitialValue }
        let isHidden = own.contains { use in
            use.function.contains(around: use.range) { part in
                guard case .member(let base, let member) = part.kind else { return false }
                return base.core.range == use.range && UIKit.waysToHide.contains(member.text)
            }
        }
        if isHidden || own.count(where: { $0.kind == .assigned }) > 1 { return false }
        if property.modifiers.contains(.isOutlet) { return !storyboardControllers(of: owner).isEmpty }
        if property.modifiers.contains(.isComputed) {
            // `var form: Form { view as! Form }`
            return program.lineage(of: owner).flatMap { program.functions(of: $0) }.contains { function in
                function.fact.kind == .getter && function.property?.name == property.name && function.body.count == 1
                    && function.contains { part in
                        guard case .cast(let view, _, _) = part.kind else { return false }
                        return view.plainName == "view"
                    }
            }
        }
        return own.contains { use in
            keepers.loads(use.function)
                && bodies.body(of: use.function).around(use.range).contains { site in
                    guard !site.mayRunLater, site.conditions.isEmpty else { return false }
                    switch site.kind {
                    case .assignment(let target, nil, let value):
                        let isPlace = target.plainName == "view" || target.lastName.map(UIKit.placesOfViews.contains) ?? false
                        return isPlace && value.core.range == use.range
                    case .call(let call):
                        return UIKit.callsThatShowViews.contains(call.name) && call.arguments.contains { $0.value.core.range == use.range }
                    default: return false
                    }
                }
        }
    }

    /// What a screen does with a control by way of other members of the view: `form.amountText`, which asks `amount.text`; and whether the
    /// member hands something of the control out.
    func uses(
        of control: String, byOtherMembersOf view: HeldView, on owner: Type
    ) -> [(use: MemberUse, isGiving: Bool)] {
        let accessors = accessors(to: control, of: view)
        return accessors.names.sorted().flatMap { name in
            uses(ofMember: name, of: view.type).filter { use in
                use.function.type.map { program.isRelated($0, to: owner) } ?? false && isOf(view, use, called: name)
            }.map { ($0, accessors.giving.contains(name)) }
        }
    }

    private func accessors(to control: String, of view: HeldView) -> HeldView.Accessors {
        let functions = program.family(of: view.type).flatMap { program.functions(of: $0) }.filter {
            $0.fact.kind != .initializer && !$0.isStatic && !$0.isInitialValue
        }
        var known: Set = [control]
        var giving: Set<String> = []
        var count = 0
        while count < known.count {
            count = known.count
            for function in functions where known.contains(where: function.fact.words.mayHold) {
                let name = function.property?.name ?? function.fact.name
                known.insert(name)
                if function.fact.kind == .getter || function.fact.returnType != nil { giving.insert(name) }
            }
        }
        return HeldView.Accessors(names: known.subtracting([control]), giving: giving)
    }

    /// Whether what a screen names may be a member of this view, and not of another that it has.
    func isOf(_ view: HeldView, _ use: MemberUse, called member: String) -> Bool {
        if view.isOnly { return true }
        var holder: String?
        _ = use.function.contains(around: use.range) { part in
            guard case .member(let base, let name) = part.kind, name.text == member, use.range.contains(part.range) else { return false }
            holder = base.core.lastName
            return true
        }
        return holder.map { $0.withoutUnderscore == view.name } ?? true
    }

    /// Whether a view calls a closure of its own with something, whoever that is of.
    func isToldByClosure(_ use: MemberUse, of view: Type) -> Bool {
        bodies.body(of: use.function).around(use.range).contains { site in
            guard let call = site.call, let name = call.callee.core.plainName,
                call.arguments.contains(where: { $0.value.range.contains(use.range) })
            else { return false }
            return program.lineage(of: view).contains { $0.property(name) != nil }
        }
    }
}

extension StatefulScreen {
    /// Whether what else a screen has that is just there, somebody may well have made anew.
    func isLaunched(for control: UserControl?) -> Bool {
        guard case .launched = evidence else { return false }
        return control.map { $0.isText && !$0.hasScopes } ?? true
    }
}
