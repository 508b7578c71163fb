import Syntax

/// What the user does with a control of a screen, where the control alone has it.
extension App {
    /// - Parameter view: the view of the screen's own that has it; `nil` where that is the screen itself.
    func unsavedControl(
        _ property: PropertyFact, _ control: UserControl, at location: Location, in view: HeldView? = nil, _ screen: StatefulScreen,
        _ reaches: inout UserReaches, _ keepers: StateKeepers, _ silences: inout Silences
    ) -> UnsavedState? {
        let owner = view?.type ?? screen.owner
        guard property.modifiers.isDisjoint(with: [.isStatic, .isComputed]), !Conventions.isForSecrets(property.name) else { return nil }
        let name = property.name.withoutUnderscore
        let classes = [screen.owner] + (view.map { [$0.type] } ?? [])
        let family = classes.flatMap { program.family(of: $0) }.flatMap { program.functions(of: $0) }
        lazy var typing = Set(classes.flatMap { running(in: family.filter(\.fact.tellsOfUser), of: $0) }.map(\.id))
        var read: MemberUse?
        var doubt = silence(onIdentifierOf: control, name, in: screen.owner) ?? silence(onOtherWindowsOf: owner, for: control, name)
        // What it shows at first is typed over, and is given again to a screen that somebody opens.
        var firstText: Silence?
        var isTakenOver = false
        var isSet = false
        // Who hears of it and may keep it.
        var hearer: Silence?
        let told = uses(ofParametersOf: control, in: family)
        let isAlone = isOnly(property, of: control, in: owner) && (view?.isOnly ?? true)
        let uses = uses(ofMember: name, of: owner).filter { use in view.map { isOf($0, use, called: name) } ?? true }
        // In a variable of its own that the screen never fills there is no control.
        guard
            !property.modifiers.contains(.isPrivate) || property.modifiers.contains(.isOutlet) || property.value != nil
                || uses.contains(where: { $0.kind == .assigned })
        else { return nil }
        let named = uses.filter { !$0.function.isInitialValue && !$0.isText }
        // Which part is searched may be saved, and not for what.
        let savesScope = control.hasScopes && named.contains { keepers.saves($0.function) && $0.asks(for: UserControl.scope) }
        let asked = view.map { self.uses(of: name, byOtherMembersOf: $0, on: screen.owner) } ?? []
        var all: [(use: MemberUse, isTold: Bool, role: Role?)] = named.map { ($0, false, nil) }
        all += told.map { ($0, true, nil) }
        all += asked.map { ($0.use, false, Role($0)) }
        for (use, isTold, known) in all {
            let isCertain = isAlone || !isTold
            let function = use.function
            guard let type = function.type, classes.contains(where: { program.isRelated(type, to: $0) }) else { return nil }
            if savesScope, use.asks(for: UserControl.scope) { continue }
            let isOfView = view.map { program.isRelated(type, to: $0.type) } ?? false
            let role = known ?? role(of: use, control, in: family)
            // What restoring asks a new control is what it begins with.
            if keepers.saves(function) || keepers.restores(function) && (control.isText || !role.leavesAlone) { return nil }
            if known == nil, use.kind == .assigned { continue }
            let reach = reaches.reach(of: view.flatMap { isOfView ? $0.type : nil } ?? screen.owner)
            let isOfUser = reach.holds(use.range, mayRunLater: use.mayHappenLater, in: function)
            switch role {
            case .identifies, .hides: if isCertain { return nil }
            case .goesElsewhere: doubt = doubt ?? Silence(.mayBeKept, at: function.location(use.range), about: owner.name + "." + name)
            case .sets(let isConstant):
                isSet = isSet || !isConstant
                // What the user does may well fill a field for him; a text view shows what somebody has for it.
                guard isCertain, !isOfUser || control.isFilledByCode, !isConstant else { continue }
                let silence = Silence(.givenByOthers, at: function.location(use.range), about: owner.name + "." + name)
                if control.isText, !use.mayHappenLater, keepers.loads(function) || keepers.appears(function) {
                    firstText = firstText ?? silence
                } else {
                    doubt = doubt ?? silence
                }
            case .asks:
                if isCertain { read = read ?? use }
                // Who asks for a text when something else is done may well come too late.
                if isOfUser, control.isText, !isTold, !typing.contains(function.id) {
                    if function.names(anyOf: UIKit.waysBack) || keepers.isHandedToOther(use) { isTakenOver = true }
                    continue
                }
                let isPassedOn = view.map { isOfView && isToldByClosure(use, of: $0.type) } ?? false
                if isPassedOn || (control.isText ? keepers.mayKeepPart(at: use) : keepers.mayKeepChoice(at: use)) {
                    hearer = hearer ?? Silence(.mayBeKept, at: function.location(use.range), about: owner.name + "." + name)
                }
            case .tellsItself, .other: continue
            }
        }
        // A search that nobody gives back is lost, whoever hears of it.
        if isSet || !control.hasScopes { doubt = doubt ?? hearer }
        let isAsked = read != nil || !told.isEmpty
        guard isAsked ? read != nil : view == nil && !isSet && isTypedAlone(property, control, on: screen, namedIn: named, by: family),
            !silences.note(doubt ?? (isTakenOver ? nil : firstText) ?? program.silence(onAncestorsOf: owner))
        else { return nil }
        let place = read.map { $0.function.location($0.range) } ?? location
        return UnsavedState(
            screen: screen, name: [view?.name, property.name].compactMap(\.self).joined(separator: "."), location: location,
            loss: control.isText ? .text : .choice, change: place, use: place)
    }

    /// Where functions name what they are told of, by an action or a delegate's callback: `sender.isOn`, also by a local of the control's
    /// class.
    private func uses(ofParametersOf control: UserControl, in family: [Function]) -> [MemberUse] {
        family.flatMap { function -> [MemberUse] in
            guard !function.fact.parameters.isEmpty else { return [] }
            let names = function.fact.parameters.filter { $0.type.map { control.isOfClass($0.unwrapped.name) } ?? false }.map(\.name)
            var locals: [(name: String, id: Int)] = []
            for site in sites(in: function) {
                guard let scope = site.locals, isTold(scope.binding, of: control, at: Place(site, in: function)) else { continue }
                locals.append((scope.binding.name, scope.binding.id))
            }
            guard !names.isEmpty || !locals.isEmpty else { return [] }
            let body = bodies.body(of: function)
            var uses: [MemberUse] = []
            _ = function.contains { part in
                guard case .name(let name) = part.kind else { return false }
                let around = body.around(part.range)
                let binding = around.first { $0.locals?.lookUp(name) != nil }?.locals?.lookUp(name)?.binding
                guard names.contains(name) || locals.contains(where: { $0.name == name && $0.id == binding?.id }) else { return false }
                uses.append(
                    MemberUse(kind: .read, function: function, range: part.range, mayHappenLater: around.contains(where: \.mayRunLater)))
                return false
            }
            return uses.first(ofEach: \.range)
        }
    }

    /// Whether a local is a control of which its function is told: `let field = sender as! UITextField`.
    private func isTold(_ local: LocalScope.Binding, of control: UserControl, at place: Place) -> Bool {
        switch local.origin {
        case .local, .unwrapped: break
        case .parameter, .element, .pattern: return false
        }
        guard let first = place.firstValue(of: local.name), case .cast(_, _, let type) = first.value.kind,
            control.isOfClass(type.unwrapped.name)
        else { return false }
        return first.place.origins(of: first.value).contains { origin in
            guard case .name(let name) = origin.value.kind, let scope = origin.place.locals?.lookUp(name),
                case .parameter = scope.binding.origin
            else { return false }
            return origin.place.isOwnParameter(scope)
        }
    }

    /// Whether a screen has no other control of the kind, so that what it is told of one is told of this.
    func isOnly(_ property: PropertyFact, of control: UserControl, in owner: Type) -> Bool {
        program.lineage(of: owner).allSatisfy { type in
            type.declarations.allSatisfy { declaration in
                declaration.fact.properties.allSatisfy { other in
                    let name = program.declaredType(of: other, in: declaration, of: type)?.unwrapped.name
                    return other.name == property.name || !(name.map(control.isOfClass) ?? false)
                }
            }
        }
    }

    /// Why UIKit may keep it (A12): the drawing identifies one of its kind, and which outlet that is nobody asks.
    private func silence(onIdentifierOf control: UserControl, _ name: String, in owner: Type) -> Silence? {
        let drawing = storyboardControllers(of: owner).first { identifiedViews(of: $0).contains { $0.element == control.element } }
        return drawing.map { Silence(.mayBeIdentified, in: program.files[$0.file].path, about: owner.name + "." + name) }
    }

    /// A sheet or panel that a nib draws beside the window goes on purpose, with all that is in it.
    private func silence(onOtherWindowsOf owner: Type, for control: UserControl, _ name: String) -> Silence? {
        guard control.name.hasPrefix("NS") else { return nil }
        for declaration in program.lineage(of: owner).flatMap(\.declarations) {
            let other = declaration.fact.properties.first { property in
                property.name != "window" && (property.type.map { ["NSPanel", "NSWindow"].contains($0.unwrapped.name) } ?? false)
            }
            guard let other else { continue }
            let place = Location(path: program.files[declaration.file].path, range: other.nameRange)
            return Silence(.inAnotherWindow, at: place, about: owner.name + "." + name)
        }
        return nil
    }

    /// Whether a method of the screen's own gets it as a control.
    private func isTold(of control: UserControl, by call: Call, at place: Place, _ use: MemberUse, _ family: [Function]) -> Bool {
        guard call.receiver?.isSelf ?? true, let called = program.calledFunction(call, at: place), family.contains(called),
            let index = call.arguments.firstIndex(where: { $0.value.core.range == use.range }),
            let parameter = called.fact.parameter(for: index, of: call)
        else { return false }
        return parameter.type.map { control.isOfClass($0.unwrapped.name) } ?? false
    }

    private enum Role {
        case identifies, sets(isConstant: Bool), asks, other
        /// A method of the screen's own is told of it, which is looked at itself.
        case tellsItself
        /// It goes where what is done with it is not told.
        case goesElsewhere
        /// It is for what nobody is to see.
        case hides

        /// What another member of the view does with it, which the screen asks or gives something.
        init(_ other: (use: MemberUse, isGiving: Bool)) {
            self = other.use.kind == .assigned ? .sets(isConstant: false) : other.isGiving ? .asks : .other
        }

        /// Whether nothing becomes of the control there.
        var leavesAlone: Bool {
            switch self {
            case .asks, .tellsItself: true
            case .identifies, .sets, .other, .goesElsewhere, .hides: false
            }
        }
    }

    private func role(of use: MemberUse, _ control: UserControl, in family: [Function]) -> Role {
        var role = Role.other
        for site in bodies.body(of: use.function).around(use.range) {
            switch site.kind {
            case .assignment(let target, _, let value):
                guard let member = target.member(ofWhatIsAt: use.range) else { continue }
                if member == "restorationIdentifier" { return .identifies }
                if ["isSecureTextEntry", "secureTextEntry"].contains(member) { return .hides }
                // `finder.searchBar.text = text`
                if control.values.contains(member) || control.hasScopes && member == "text" {
                    role = .sets(isConstant: control.isSpeltOut(value))
                }
            case .call(let call):
                if let receiver = call.receiver, receiver.range.contains(use.range) {
                    if control.isSetter(call.name) {
                        role = .sets(isConstant: call.arguments.first.map { control.isSpeltOut($0.value) } ?? true)
                    }
                    if control.values.contains(call.name) { role = .asks }
                } else if call.arguments.contains(where: { $0.value.core.range == use.range }), !call.logs,
                    !UIKit.callsThatShowViews.contains(call.name), !call.isOfLayout
                {
                    return isTold(of: control, by: call, at: Place(site, in: use.function), use, family) ? .tellsItself : .goesElsewhere
                }
            default: continue
            }
        }
        guard case .other = role else { return role }
        func isMember(_ part: Expression, of names: Set<String>) -> Bool {
            guard case .member(let base, let member) = part.kind, base.range.contains(use.range) else { return false }
            return names.contains(member.text)
        }
        if use.function.contains(around: use.range, where: { isMember($0, of: UIKit.bindings) }) { return .goesElsewhere }
        return use.function.contains(around: use.range, where: { isMember($0, of: control.values) }) ? .asks : .other
    }
}

extension MemberUse {
    /// Whether it goes on to a member of a name, at once or by way of others.
    fileprivate func asks(for name: String) -> Bool {
        function.contains(around: range) { part in
            guard case .member(let base, let member) = part.kind else { return false }
            return member.text == name && base.range.contains(range)
        }
    }
}

/// A kind of control that shows what the user does with it, and of which UIKit keeps nothing by itself where it has no identifier, or in
/// any case (A12).
struct UserControl {
    let name: String
    let values: Set<String>
    var setters: Set<String> = []
    var isText = false
    /// Whether code may fill it with what somebody else has, also where the user asks for that.
    var isFilledByCode = false
    /// Whether it may be one that nobody types in.
    var mayBeLabel = false
    /// As storyboards call it.
    let element: String
    /// The class of the app's own, or of a library's, that it is of.
    private var ownClass: String?

    /// What a search bar is asked for besides its text.
    static let scope = "selectedScopeButtonIndex"

    var hasScopes: Bool { name == "UISearchBar" || name == "UISearchController" }

    /// Whether something of a class may be this one.
    func isOfClass(_ other: String) -> Bool { other == name || other == ownClass }

    /// Of a field or a text view only the class itself: one of a class below may be asked for its text in words of its own.
    ///
    /// - Parameter type: the class itself, or one below it; of a library's, of which nothing else is known, its name tells.
    init?(_ type: StaticType, in program: Program) {
        let own = type.unwrapped.name
        switch type.unwrapped {
        case .project(let type):
            guard let name = UIKit.controlsOfUser.first(where: { program.inherits(type, from: $0) }),
                !program.lineage(of: type).flatMap({ program.functions(of: $0) }).contains(where: { function in
                    function.hook.map(Hook.writers.contains) ?? false || function.names(anyOf: UIKit.certainStores)
                })
            else { return nil }
            self.init(name)
        case .named(let named, _):
            let alike = UIKit.controlsOfUser.first { $0.hasPrefix("UI") && named.hasSuffix($0.dropFirst(2)) }
            self.init(UIKit.isKnownClass(named) ? named : alike ?? named)
        case .optional, .metatype: return nil
        }
        if isText, own != name { return nil }
        ownClass = own
    }

    init?(_ name: String) {
        self.name = name
        switch name {
        case "UITextField": (values, isText, element) = (["text", "attributedText"], true, "textField")
        case "UITextView": (values, isText, isFilledByCode, element) = (["text", "attributedText"], true, true, "textView")
        case "UISearchBar": (values, isText, element) = (["text", "selectedScopeButtonIndex"], true, "searchBar")
        case "UISearchController": (values, isText, element) = (["searchBar", "isActive", "active"], true, "searchController")
        case "UISegmentedControl": (values, element) = (["selectedSegmentIndex"], "segmentedControl")
        case "UISwitch": (values, setters, element) = (["isOn", "on"], ["setOn"], "switch")
        case "UISlider": (values, setters, element) = (["value"], ["setValue"], "slider")
        case "UIStepper": (values, element) = (["value"], "stepper")
        case "UIDatePicker": (values, setters, element) = (["date", "countDownDuration"], ["setDate"], "datePicker")
        case "UIPickerView": (values, setters, element) = (["selectedRow", "selectedRowInComponent"], ["selectRow"], "pickerView")
        case "NSPopUpButton":
            values = ["indexOfSelectedItem", "selectedItem", "titleOfSelectedItem", "selectedTag"]
            setters = ["selectItem", "selectItemAtIndex", "selectItemWithTitle", "selectItemWithTag", "select"]
            element = "popUpButton"
        case "NSTextField", "NSSearchField", "NSComboBox":
            values = ["stringValue", "integerValue", "intValue", "doubleValue", "floatValue", "objectValue", "attributedStringValue"]
            (isText, isFilledByCode, mayBeLabel, element) = (true, true, true, "textField")
        case "NSTextView":
            (values, isText, isFilledByCode, element) = (["string", "textStorage", "attributedString"], true, true, "textView")
        case "NSButton": (values, isFilledByCode, element) = (["state"], true, "button")
        default: return nil
        }
    }

    func isSetter(_ method: String) -> Bool { setters.contains(method) || values.contains { method == $0.nameOfSetter } }

    /// Whether what it is given is the same for all who see it, and no text of a label.
    func isSpeltOut(_ value: Expression) -> Bool { mayBeLabel ? value.isEmpty : value.isSpeltOut }
}

extension Call {
    /// Whether it says where something stands.
    fileprivate var isOfLayout: Bool {
        UIKit.waysToLayOut.contains(where: name.hasPrefix) || name.hasPrefix("NSLayoutConstraint") || name.hasPrefix("constraint")
    }
}

extension Expression {
    /// `text` of `field.text`, where the field stands there.
    fileprivate func member(ofWhatIsAt range: SourceRange) -> String? {
        guard case .member(let base, let name) = core.kind else { return nil }
        return base.range.contains(range) ? name.text : nil
    }

    /// Nothing, a literal or a case.
    fileprivate var isSpeltOut: Bool {
        switch core.kind {
        case .string, .integer, .float, .boolean, .implicitMember, .nilLiteral: true
        case .prefix("-", let inner): inner.isSpeltOut
        default: isEmpty
        }
    }
}
