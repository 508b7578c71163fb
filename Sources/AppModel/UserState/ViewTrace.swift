import Syntax

/// How a type names a variable: its own, or one of an object that it holds.
struct ViewKey: Hashable {
    let name: String
    var part: String?
}

/// What views do with a variable, followed through those that are handed it.
struct ViewTrace {
    /// Where the user changes it, and by what; the first that shows it by itself, or the first.
    private(set) var choice: (kind: SwiftUI.Choice?, location: Location)?
    /// Where what is drawn depends on it.
    private(set) var use: Location?
    /// Where a view that it makes is given it.
    private(set) var view: Location?
    /// Whether somebody may keep it, or gives it its value when the view appears.
    var isKept = false
    /// Whether it says what is shown on top, or is what a list is made of.
    private(set) var isPassing = false
    /// Whether the user hands it in by an action, and is done with it.
    private(set) var isSubmitted = false
    /// Where nothing follows the binding to it.
    private(set) var lost: Location?

    let app: App
    let shown: ShownViews
    private let type: StaticType?
    private let isOfModel: Bool
    private var visited: Set<Visit> = []
    /// What a model computes from it.
    private(set) var derivedOfModel: Set<String> = []

    private struct Visit: Hashable {
        let type: Int
        let key: ViewKey
    }

    init(_ app: App, _ shown: ShownViews, of type: StaticType?, isOfModel: Bool) {
        self.app = app
        self.shown = shown
        self.type = type
        self.isOfModel = isOfModel
    }

    mutating func follow(_ key: ViewKey, in owner: Type, isOwn: Bool = true, isPresented: Bool = false) {
        guard visited.insert(Visit(type: owner.id, key: key)).inserted else { return }
        guard visited.count < 30 else {
            isKept = true
            return
        }
        var names = NamesOfVariable(key)
        let code = shown.code(of: owner)
        names.complete(in: code, owner)
        followDerived(from: names, in: code)
        for member in code.members {
            for mention in member.mentions where names.holds(mention, in: member) || names.isHolder(mention) {
                look(at: mention, in: member, code, names, isOwn: isOwn, isPresented: isPresented || mention.isPresented)
            }
        }
    }

    /// What is computed from it may be kept in its place.
    private mutating func followDerived(from names: NamesOfVariable, in code: ViewCode) {
        let derived = code.members.filter { member in
            guard member.fact.kind == .getter, let type = member.property?.type?.unwrapped.name.lastComponent,
                !SwiftUI.viewProtocols.contains(type), !type.hasSuffix("View")
            else { return false }
            return member.mentions.contains { names.holds($0, in: member) }
        }
        for name in Set(derived.map(\.name)) where names.base.part == nil {
            var made = NamesOfVariable(ViewKey(name: name))
            made.complete(in: code, code.type)
            for member in code.members {
                for mention in member.mentions where made.holds(mention, in: member) && mention.assignment == nil {
                    let isLater = mention.occasion != nil || code.type.kind == .structure && !shown.isShown(member.name, of: code.type)
                    let isStored = mention.surroundings.contains { surrounding in
                        guard case .value(let target) = surrounding, let name = target.core.plainName else { return false }
                        return code.type.property(name)?.fact.attributes.contains { !SwiftUI.passingWrappers.contains($0) } ?? false
                    }
                    if isStored || isLater && saysStore(around: mention, in: member) { isKept = true }
                }
            }
            if isOfModel, code.type.kind == .class { derivedOfModel.insert(name) }
        }
    }

    private mutating func look(
        at mention: ViewMention, in member: ViewMember, _ code: ViewCode, _ names: NamesOfVariable, isOwn: Bool, isPresented: Bool
    ) {
        let location = Location(path: app.program.files[member.file].path, range: mention.range)
        if member.fact.kind == .initializer {
            // What it begins with somebody has kept.
            if !isOfModel, saysStore(around: mention, in: member) { isKept = true }
            return
        }
        let drawn = isDrawn(mention, in: member, code, isOwn: isOwn)
        if names.isHolder(mention) {
            if mention.occasion != nil || !drawn, case .argument(let call, _)? = mention.use, mayKeep(call, code) { isKept = true }
            return
        }
        if !drawn, case .argument(let call, let label)? = mention.use, sifts(call, label, code) { return use = use ?? location }
        if !drawn, mayBeKept(mention, in: member, code, names) { return }
        if names.isItself(mention) {
            // What only sheets show goes with them.
            if isOwn, code.type.kind != .class, !shown.isShown(code.type), mention.isBinding || mention.assignment != nil { return }
            if mention.isBinding, code.type.kind != .class {
                return bind(mention, at: location, in: member, code, isDrawn: drawn, isPresented: isPresented)
            }
            if let (operation, value) = mention.assignment {
                return change(mention, operation, value, at: location, in: member, code, names)
            }
            if case .receiver(let call)? = mention.surroundings.last, isChange(call), isRun(mention, in: member, code, by: .action) {
                if choice == nil { choice = (nil, location) }
                return
            }
        }
        if !drawn, !mention.isInSetter, isRun(mention, in: member, code, by: .action), !mention.isValue(of: names.base.name) {
            isSubmitted = true
        }
        guard drawn, !isPresented, !mention.isBinding else {
            // What a model does with it decides on what is shown.
            if code.type.kind == .class, isOfModel, mention.assignment == nil { use = use ?? location }
            return
        }
        for case .argument(let call, let label) in mention.surroundings.reversed() {
            if ["preference", "transformPreference"].contains(call.name) { return isKept = true }
            if ["of", "id", "value"].contains(label), ["onChange", "task", "animation"].contains(call.name) { return }
            if label == "trigger" { return }
        }
        use = use ?? location
        if names.isItself(mention), view == nil, mention.decidesOnViews(among: shown) { view = location }
    }

    private func isRun(_ mention: ViewMention, in member: ViewMember, _ code: ViewCode, by occasion: SwiftUI.Occasion) -> Bool {
        (mention.occasion.map { [$0] } ?? code.occasions(ofMember: member.name)).contains(occasion)
    }

    /// Whether a place runs as the view is drawn.
    ///
    /// - Parameter isOwn: whether the view has the variable; others only show what they are handed.
    private func isDrawn(_ mention: ViewMention, in member: ViewMember, _ code: ViewCode, isOwn: Bool) -> Bool {
        guard mention.occasion == nil, member.fact.kind == .getter || member.fact.kind == .method else { return false }
        if code.type.kind == .class { return member.fact.kind == .getter }
        return shown.isShown(member.name, of: code.type) || !isOwn && code.occasions(ofMember: member.name).isEmpty
    }

    /// Looks for those who keep what a model computes from it.
    mutating func followDerived(_ key: ViewKey, in owner: Type) {
        let code = shown.code(of: owner)
        var names = NamesOfVariable(key)
        names.complete(in: code, owner)
        for member in code.members {
            for mention in member.mentions where names.holds(mention, in: member) && mention.assignment == nil {
                if !isDrawn(mention, in: member, code, isOwn: true), mayBeKept(mention, in: member, code, names) { return }
            }
        }
    }

    // MARK: Bindings

    private mutating func bind(
        _ mention: ViewMention, at location: Location, in member: ViewMember, _ code: ViewCode, isDrawn: Bool, isPresented: Bool
    ) {
        for case .argument(let call, let label) in mention.surroundings.reversed() where call.name != "Binding" {
            if call.name == "onReceive" { return }
            if SwiftUI.isPresentation(call.name, label) {
                isPassing = true
            } else if let kind = SwiftUI.choice(by: call.name, label) {
                // Pages that follow each other are scrolled through.
                if isDrawn, call.name != "TabView" || !member.showsPages { choose(kind, at: location, isPresented: isPresented) }
            } else if !SwiftUI.publishers.contains(call.name) {
                hand(to: call, label, mention, at: location, isPresented: isPresented)
            }
            return
        }
        lost = lost ?? location
    }

    private mutating func choose(_ kind: SwiftUI.Choice, at location: Location, isPresented: Bool) {
        let showsItself = !isPresented && [.search, .tab, .order, .expansion, .path].contains(kind)
        if showsItself { use = use ?? location }
        if choice == nil || showsItself { choice = (kind, location) }
    }

    private mutating func hand(to call: Call, _ label: String?, _ mention: ViewMention, at location: Location, isPresented: Bool) {
        if SwiftUI.repeaters.contains(call.name) {
            isPassing = true
            return
        }
        if let modifier = shown.modifier(named: call.name) {
            follow(modifier, given: call, label, at: location, isPresented: isPresented)
            return
        }
        guard call.name.first?.isUppercase == true, let view = shown.view(named: call.name),
            let name = nameOfBinding(given: call, label, in: view)
        else {
            lost = lost ?? location
            return
        }
        if ["UIViewRepresentable", "NSViewRepresentable"].contains(where: view.lists) {
            // What stands for a view of UIKit's is a control of the app's own.
            let code = shown.code(of: view)
            if code.members.contains(where: { member in SwiftUI.stores.contains(where: member.fact.words.mayHold) }) { isKept = true }
            if choice == nil, type?.unwrapped.name == "String" { choice = (.text, location) }
            return
        }
        follow(ViewKey(name: name), in: view, isOwn: false, isPresented: isPresented)
    }

    /// A modifier of the app's own is handed it, and hands it on.
    private mutating func follow(
        _ modifier: ViewMember, given call: Call, _ label: String?, at location: Location, isPresented: Bool
    ) {
        guard let parameter = modifier.fact.parameters.first(where: { $0.label == label }), visited.count < 30 else {
            lost = lost ?? location
            return
        }
        visited.insert(Visit(type: -1 - Int(modifier.fact.range.start), key: ViewKey(name: parameter.name)))
        for mention in modifier.mentions where mention.name == parameter.name && !mention.isOfOther {
            guard case .argument(let next, let label)? = mention.surroundings.last(where: { $0.isArgument }) else {
                lost = lost ?? location
                continue
            }
            if let kind = SwiftUI.choice(by: next.name, label) {
                choose(kind, at: location, isPresented: isPresented || mention.isPresented)
            } else if let view = shown.view(named: next.name), let name = nameOfBinding(given: next, label, in: view) {
                follow(ViewKey(name: name), in: view, isOwn: false, isPresented: isPresented || mention.isPresented)
            } else {
                lost = lost ?? location
            }
        }
    }

    /// The property of a view that a binding becomes.
    private func nameOfBinding(given call: Call, _ label: String?, in view: Type) -> String? {
        func isBinding(_ name: String) -> Bool { view.property(name)?.fact.attributes.contains("Binding") ?? false }
        let own = view.declarations[0].fact.withMethods?.methods.contains { $0.kind == .initializer } ?? true
        if !own, let label, isBinding(label) { return label }
        for initializer in shown.code(of: view).members where initializer.fact.kind == .initializer {
            guard let parameter = initializer.fact.parameters.first(where: { $0.label == label }) else { continue }
            let given = initializer.mentions.first { $0.assignment?.value.core.plainName == parameter.name && isBinding($0.name) }
            if let given { return given.name }
        }
        return nil
    }

    // MARK: Changes

    private mutating func change(
        _ mention: ViewMention, _ operation: String?, _ value: Expression, at location: Location, in member: ViewMember, _ code: ViewCode,
        _ names: NamesOfVariable
    ) {
        let occasions = mention.occasion.map { [$0] } ?? code.occasions(ofMember: member.name)
        if mention.isInSetter, !value.core.isConstantValue {
            if choice == nil { choice = (.value, location) }
            return
        }
        if occasions.contains(.action) {
            if code.type.kind == .structure, names.isState(value.core.plainName), choice == nil { choice = (nil, location) }
            let isDirect = code.type.kind == .structure && names.base.part == nil
            if isDirect, isChoice(value.core, names), isOneOfFew, choice == nil { choice = (nil, location) }
            return
        }
        guard !isOfModel, operation == nil else { return }
        if mention.isInLifeCycle { return isKept = true }
        let isAnew = occasions.contains(.appearance) || occasions.contains(.change)
        if isAnew, !value.core.isConstantValue, !value.contains(where: { $0.plainName.map(names.holds) ?? false }),
            !mention.goes(with: value, of: code.type)
        {
            isKept = true
        }
    }

    /// Whether an action gives it what the user pointed at: an element of a list, or the other of two.
    private func isChoice(_ value: Expression, _ names: NamesOfVariable) -> Bool {
        switch value.kind {
        case .name(let name): name.first?.isLowercase ?? false
        case .member(let base, _): base.core.plainName?.first?.isLowercase ?? false
        case .ternary(let test, _, _): test.contains { $0.plainName.map(names.holds) ?? false }
        default: false
        }
    }

    /// Whether it holds one of a few values that are known beforehand.
    private var isOneOfFew: Bool {
        switch type?.unwrapped {
        case .project(let type)?: type.kind == .enumeration
        case .named(let name, _)?: SwiftUI.enumerations.contains(name)
        default: false
        }
    }

    /// Whether a call adds one of a few values to it, or takes it away.
    private func isChange(_ call: Call) -> Bool {
        guard ["insert", "remove", "toggle", "formSymmetricDifference"].contains(call.name), !call.arguments.isEmpty else { return false }
        switch type?.unwrapped {
        case .project(let type)?: return type.kind == .structure && type.lists("OptionSet")
        case .named("Set", let elements)?: return elements.first?.projectType?.kind == .enumeration
        default: return false
        }
    }
}

extension Expression {
    /// What is spelled out, or says nothing of where it is from.
    fileprivate var isConstantValue: Bool {
        switch kind {
        case .string, .integer, .float, .boolean, .nilLiteral, .implicitMember: true
        case .array(let elements), .dictionary(let elements): elements.allSatisfy(\.isConstantValue)
        case .prefix(_, let operand): operand.isConstantValue
        case .member(let base, _): base.core.plainName?.first?.isUppercase ?? false
        case .call(let call): call.arguments.isEmpty && call.name.first?.isUppercase ?? false
        default: false
        }
    }
}

extension ViewMention.Surrounding {
    fileprivate var isArgument: Bool {
        if case .argument = self { true } else { false }
    }
}

extension ViewMention {
    /// Whether it is part of what a variable is given.
    fileprivate func isValue(of name: String) -> Bool {
        surroundings.contains { if case .value(let target) = $0 { target.core.plainName == name } else { false } }
    }

    /// Whether it changes with another variable of the view, and is given nothing but what comes of that: `sort = .flavor(newValue)`.
    fileprivate func goes(with value: Expression, of view: Type) -> Bool {
        func isState(_ name: String) -> Bool { view.property(name)?.fact.attributes.contains("State") ?? false }
        for case .closure(let call, _, let parameters) in surroundings.reversed() where call.name == "onChange" {
            guard let observed = call.argument("of")?.plainName, isState(observed) else { return false }
            return !value.contains { part in
                part.plainName.map { !parameters.contains($0) && $0 != "$0" && $0 != "$1" && !isState($0) } ?? false
            }
        }
        return false
    }

    /// Whether it runs just as the view appears or goes.
    fileprivate var isInLifeCycle: Bool {
        surroundings.contains { if case .closure(let call, _, _) = $0 { SwiftUI.lifeCycle.contains(call.name) } else { false } }
    }

    /// Whether which views there are depends on it, not only how a row looks.
    fileprivate func decidesOnViews(among shown: ShownViews) -> Bool {
        if isRepeated { return false }
        for surrounding in surroundings.reversed() {
            switch surrounding {
            case .receiver(let call): if call.name == "contains" { return false }
            case .condition: return true
            case .argument(let call, _): if shown.view(named: call.name) != nil { return true }
            default: break
            }
        }
        return false
    }
}

extension ViewMember {
    /// Whether its tabs are pages that follow each other.
    fileprivate var showsPages: Bool {
        func isPage(_ part: Expression) -> Bool {
            if case .implicitMember("page") = part.kind { return true }
            guard case .call(let call) = part.kind else { return false }
            return call.name == "PageTabViewStyle" || call.name == "page"
        }
        func isStyle(_ part: Expression) -> Bool {
            guard case .call(let call) = part.kind, call.name == "tabViewStyle" else { return false }
            return call.arguments.contains { $0.value.contains(where: isPage) }
        }
        return body.contains { $0.expressions.contains { $0.contains(where: isStyle) } }
    }
}
