import Syntax

/// What gives a variable of a view another value.
extension ViewTrace {
    /// A constant that a button gives it.
    struct Offer {
        let name: String
        let isInMenu: Bool
        let location: Location
    }

    /// Whether it may be given a value there that the user has not just chosen: by an initializer, as the view appears, or where a call changes it.
    func isGiven(at mention: ViewMention, in member: ViewMember, _ code: ViewCode, _ names: NamesOfVariable) -> Bool {
        let value = names.isItself(mention) ? mention.assignment?.value.core : nil
        if member.fact.kind == .initializer { return value.map { !$0.isConstantValue } ?? true }
        if mention.surroundings.contains(where: { $0.changes(mention.range) }) { return true }
        guard value != nil || names.isItself(mention) && isFilled(mention) else { return false }
        let occasions = mention.occasion.map { [$0] } ?? code.occasions(ofMember: member.name)
        if mention.isInLifeCycle { return true }
        return occasions != [.action] && !(value?.isConstantValue ?? false)
    }

    /// Whether a method is called on it that may put something into it; what methods of the app's own types do is left open.
    private func isFilled(_ mention: ViewMention) -> Bool {
        guard case .receiver(let call)? = mention.surroundings.last, !mention.isBinding else { return false }
        return type?.unwrapped.projectType != nil || ["append", "insert", "formUnion", "merge", "replaceSubrange"].contains(call.name)
    }

    mutating func change(
        _ mention: ViewMention, _ operation: String?, _ value: Expression, at location: Location, in member: ViewMember, _ code: ViewCode,
        _ names: NamesOfVariable
    ) {
        let occasions = mention.occasion.map { [$0] } ?? code.occasions(ofMember: member.name)
        if mention.isInSetter, !value.core.isConstantValue {
            if choice == nil { choice = (.value, location) }
            return
        }
        if occasions.contains(.action) {
            guard code.type.kind == .structure else { return }
            if names.isState(value.core.plainName), choice == nil { choice = (nil, location) }
            // What comes of the work that an action begins is a step of it: `Task { state = .saving … state = .saved }`.
            if mention.occasion == .action, !mention.comesLater, let name = value.core.nameOfCase {
                offer(Offer(name: name, isInMenu: mention.isInMenu, location: location))
            }
            guard names.base.part == nil, choice == nil else { return }
            if isChoice(value.core, names), isOneOfFew {
                choice = (nil, location)
            } else if mention.isGivenElement(value.core, in: member, code) {
                choice = (.rows, location)
            }
            return
        }
        // A view that appears may also fill a model for the first time.
        if mention.isInLifeCycle, operation == nil, !isOfModel || value.core.isConstantValue, code.type.kind == .structure {
            return keeping.add(value.core.isConstantValue ? .certain : .perhaps(.givenByOthers, location))
        }
        guard !isOfModel, operation == nil else { return }
        let isAnew = occasions.contains(.appearance) || occasions.contains(.change)
        if isAnew, !value.core.isConstantValue, !value.contains(where: { $0.plainName.map(names.holds) ?? false }),
            !mention.goes(with: value, of: code.type)
        {
            keeping.add(.perhaps(.givenByOthers, location))
        }
    }

    /// What stands in a menu is there to choose from; elsewhere one or two cases may be steps of the way on.
    private mutating func offer(_ offer: Offer) {
        offers.append(offer)
        let menu = Set(offers.filter(\.isInMenu).map(\.name))
        guard choice == nil, menu.count > 1 || Set(offers.map(\.name)).count > 2 else { return }
        choice = (nil, offers[0].location)
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

    /// A method of the model hands it what it is given: by the setter of a binding, or an action.
    mutating func change(by call: Call, _ mention: ViewMention, at location: Location, _ names: NamesOfVariable) {
        guard choice == nil, setters.contains(call.name), let value = call.firstUnlabelled ?? call.arguments.first?.value else { return }
        if mention.isInSetter, !value.core.isConstantValue { choice = (.value, location) }
        if mention.occasion == .action, isOneOfFew, isChoice(value.core, names) { choice = (nil, location) }
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
    func isChange(_ call: Call) -> Bool {
        guard isToggle(call) else { return false }
        switch type?.unwrapped {
        case .project(let type)?: return type.kind == .structure && type.lists("OptionSet")
        case .named("Set", let elements)?: return elements.first?.projectType?.kind == .enumeration
        default: return false
        }
    }

    /// The same of any value, which may also be a selected row.
    func isToggle(_ call: Call) -> Bool {
        ["insert", "remove", "toggle", "formSymmetricDifference"].contains(call.name) && !call.arguments.isEmpty
    }
}

extension Expression {
    /// What is spelled out, or says nothing of where it is from.
    var isConstantValue: Bool {
        switch kind {
        case .string, .integer, .float, .boolean, .nilLiteral, .implicitMember: true
        case .array(let elements), .dictionary(let elements): elements.allSatisfy(\.isConstantValue)
        case .prefix(_, let operand): operand.isConstantValue
        case .member(let base, _): base.core.plainName?.first?.isUppercase ?? false
        case .call(let call): call.arguments.isEmpty && (call.name == "init" || call.name.first?.isUppercase ?? false)
        default: false
        }
    }

    /// `title` of `.title` and `Order.title`; `true` and `false`, too.
    fileprivate var nameOfCase: String? {
        switch kind {
        case .boolean(let flag): String(flag)
        case .implicitMember(let name): name
        case .member(_, let name) where isConstantValue: name.text
        default: nil
        }
    }
}

extension ViewMention.Surrounding {
    /// Whether a call is handed what stands there to change it: `load(&rows)`.
    fileprivate func changes(_ range: SourceRange) -> Bool {
        guard case .argument(let call, _) = self else { return false }
        return call.arguments.contains { argument in
            if case .prefix("&", let operand) = argument.value.kind { operand.range.contains(range) } else { false }
        }
    }
}

extension ViewMention {
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

    /// Whether a later turn of the run loop comes to it.
    fileprivate var comesLater: Bool {
        surroundings.contains { if case .closure(let call, _, _) = $0 { UIKit.laterTurns.contains(call.name) } else { false } }
    }

    /// Whether it stands in a menu or a list of actions.
    fileprivate var isInMenu: Bool {
        surroundings.contains { surrounding in
            switch surrounding {
            case .closure(let call, _, _), .argument(let call, _): SwiftUI.menus.contains(call.name)
            default: false
            }
        }
    }

    /// Whether it is given what stands for one of many: what a list hands its rows, or these a method that draws them.
    fileprivate func isGivenElement(_ value: Expression, in member: ViewMember, _ code: ViewCode) -> Bool {
        let root = if case .member(let base, _) = value.kind { base.core } else { value }
        guard let name = root.plainName else { return false }
        for case .closure(let call, _, let parameters) in surroundings where SwiftUI.repeaters.contains(call.name) {
            if parameters.contains(name) || parameters.isEmpty && name == "$0" { return true }
        }
        return member.fact.parameters.contains { $0.name == name }
            && code.members.contains { $0.mentions.contains { $0.name == member.name && $0.part == nil && $0.isRepeated } }
    }
}
