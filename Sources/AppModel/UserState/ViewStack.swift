import Syntax

/// A stack of screens that has no path, or tabs without a selection, in a view that stands there as soon as the app is launched.
struct ViewStack {
    let owner: Type
    let member: ViewMember
    let call: Call
    /// What it is up to whether it stands there, where that is open.
    let doubt: Location?

    var location: (file: Int, range: SourceRange) { (member.file, call.callee.range) }
    var symbol: String { owner.name + "." + call.name }
}

/// What leads from the windows of an app to its stacks.
struct LaunchedViews {
    private(set) var stacks: [ViewStack] = []
    /// Of two or more, among which nothing but the user chooses.
    private(set) var tabs: [ViewStack] = []
    private let shown: ShownViews
    private let isKept: (ViewKey, Type) -> Bool?
    private let place: (Int, SourceRange) -> Location
    private var visited: Set<Step> = []

    private struct Step: Hashable {
        let type: Int
        let member: String
        let isSure: Bool
    }

    private enum Presence {
        case sure
        case open(Location)
    }

    /// - Parameters:
    ///   - isKept: whether what a variable of a view holds is there after a relaunch; `nil` where the text leaves it open.
    ///   - place: where a range of a file is.
    init(_ shown: ShownViews, isKept: @escaping (ViewKey, Type) -> Bool?, place: @escaping (Int, SourceRange) -> Location) {
        self.shown = shown
        self.isKept = isKept
        self.place = place
        for view in shown.views where view.lists("App") { walk("body", of: view, nil) }
    }

    /// - Parameter doubt: what it is up to whether anything there is shown, where that is open.
    private mutating func walk(_ name: String, of type: Type, _ doubt: Location?) {
        guard visited.insert(Step(type: type.id, member: name, isSure: doubt == nil)).inserted else { return }
        let code = shown.code(of: type)
        for member in code.members(named: name) {
            func doubts(_ mention: ViewMention) -> Location?? {
                switch presence(of: mention, in: member, type) {
                case .sure?: .some(doubt)
                case .open(let place)?: .some(doubt ?? place)
                case nil: nil
                }
            }
            for mention in member.mentions {
                let part = mention.part.flatMap { part in shown.membersThatShow[part].map { (part, $0) } }
                guard code.has(mention.name) || part != nil, let doubt = doubts(mention) else { continue }
                if code.has(mention.name) { walk(mention.name, of: type, doubt) }
                if let (part, other) = part { walk(part, of: other, doubt) }
            }
            for (call, mention) in member.made {
                guard let doubt = doubts(mention) else { continue }
                if ["NavigationStack", "NavigationView"].contains(call.name), call.argument("path") == nil {
                    stacks.append(ViewStack(owner: type, member: member, call: call, doubt: doubt))
                }
                if call.name == "TabView", call.argument("selection") == nil, !member.showsPages,
                    TabCount(shown).tabs(of: call, in: type) > 1
                {
                    tabs.append(ViewStack(owner: type, member: member, call: call, doubt: doubt))
                }
                for view in shown.drawing[call.name] ?? [] { walk("body", of: view, doubt) }
            }
            for (call, mention) in member.modifiers {
                let views = shown.views(madeByModifier: call.name)
                guard !views.isEmpty, let doubt = doubts(mention) else { continue }
                for view in views { walk("body", of: view, doubt) }
            }
        }
    }

    /// Whether something is there once the app is launched anew; `nil` if not.
    private func presence(of mention: ViewMention, in member: ViewMember, _ type: Type) -> Presence? {
        guard mention.occasion == nil, !shown.isPresented(mention, in: type), !mention.isPushed, !mention.isRepeated,
            shown.mayShow(mention, in: type)
        else { return nil }
        // Which tab it was is to be there before what it shows, and so is what chooses between views.
        var choices = member.body.around(mention.range).flatMap(\.subjects)
        for case .closure(let call, _, _) in mention.surroundings where call.name == "TabView" {
            guard let selection = call.argument("selection") else { return nil }
            choices.append(selection)
        }
        var doubt: Location?
        for choice in choices where !isMadeAtLaunch(choice, in: type) {
            switch isKept(choice, in: member, of: type) {
            case true?: break
            case false?: return nil
            case nil: doubt = doubt ?? place(member.file, choice.range)
            }
        }
        return doubt.map { .open($0) } ?? .sure
    }

    /// Whether the code of a view, or of the app, alone says what it is, as that is made or appears: `switch phase`.
    private func isMadeAtLaunch(_ choice: Expression, in type: Type) -> Bool {
        guard let name = choice.core.plainName, let fact = type.property(name)?.fact, !fact.isComputed,
            fact.attributes == ["State"] || fact.attributes.isEmpty && type.lists("App")
        else { return false }
        let code = shown.code(of: type)
        return code.members.allSatisfy { member in
            member.mentions.allSatisfy { mention in
                guard mention.name == name, !mention.isOfOther, member.fact.kind != .initializer else { return true }
                if mention.isBinding { return false }
                if case .receiver? = mention.surroundings.last { return false }
                guard mention.assignment != nil else { return true }
                return (mention.occasion.map { [$0] } ?? code.occasions(ofMember: member.name)) == [.appearance]
            }
        }
    }

    private func isKept(_ choice: Expression, in member: ViewMember, of type: Type) -> Bool? {
        let choice = member.valueOfBinding(choice) ?? choice
        if shown.isKept(choice, in: type) || isHandedKept(choice, in: member, of: type) { return true }
        return choice.viewKey.flatMap { isKept($0, type) }
    }

    /// Whether it is a parameter of what only draws what a kept item shows on top: `.sheet(item: $item) { sheet(for: $0) }`.
    private func isHandedKept(_ subject: Expression, in member: ViewMember, of type: Type) -> Bool {
        guard let name = subject.core.plainName, member.fact.parameters.contains(where: { $0.name == name }) else { return false }
        let calls = shown.code(of: type).members.flatMap(\.mentions).filter { $0.name == member.name && $0.part == nil && !$0.isOfOther }
        return !calls.isEmpty
            && calls.allSatisfy { mention in
                !mention.presentations.isEmpty && !shown.isPresented(mention, in: type)
                    && mention.presentations.contains { $0.argument("item") != nil }
            }
    }
}

extension ViewMember {
    /// What the binding reads that a local of its own is: `let tab = Binding(get: { model.tab }, set: …)`.
    fileprivate func valueOfBinding(_ local: Expression) -> Expression? {
        guard let name = local.core.plainName else { return nil }
        return body.lazy.compactMap { statement in
            if case .local(let local) = statement.kind, local.name == name { local.value?.valueOfBinding } else { nil }
        }.first
    }
}

extension ViewMention {
    /// Whether it stands in what a link or a value on the path leads to.
    fileprivate var isPushed: Bool {
        surroundings.contains { surrounding in
            if case .closure(let call, _, _) = surrounding, call.name == "navigationDestination" { return true }
            return surrounding.linkTarget != nil
        }
    }
}

extension Expression {
    /// `$name` or `$model.name`.
    var isBinding: Bool {
        if case .member(let base, _) = core.kind, !base.isSelf { return base.core.plainName?.hasPrefix("$") ?? false }
        return core.plainName?.hasPrefix("$") ?? false
    }

    /// The variable that it is, or that it is a binding to: `model.name` of `$model.name`.
    var viewKey: ViewKey? {
        func bare(_ name: String) -> String { name.hasPrefix("$") ? String(name.dropFirst()) : name }
        if let name = core.plainName { return ViewKey(name: bare(name)) }
        guard case .member(let base, let part) = core.kind, let name = base.core.plainName else { return nil }
        return ViewKey(name: bare(name), part: part.text)
    }
}

extension Statement {
    /// What it chooses by between several arms, other than by whether something is so at all.
    fileprivate var subjects: [Expression] {
        guard case .branch(let branch) = kind else { return [] }
        if branch.kind == .selection { return branch.subject.map { [$0] } ?? [] }
        return branch.arms.flatMap(\.conditions).flatMap(\.expressions).compactMap { condition in
            if case .binary(let left, "==", _) = condition.kind { left } else { nil }
        }
    }
}
