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
                if call.name == "TabView", call.argument("selection") == nil, !member.showsPages, member.tabs(of: call) > 1 {
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
        guard mention.occasion == nil, !shown.isPresented(mention, in: type), !mention.isPushed, !mention.isRepeated else { return nil }
        // Which tab it was is to be there before what it shows, and so is what chooses between views.
        var choices = member.body.around(mention.range).flatMap(\.subjects)
        for case .closure(let call, _, _) in mention.surroundings where call.name == "TabView" {
            guard let selection = call.argument("selection") else { return nil }
            choices.append(selection)
        }
        var doubt: Location?
        for choice in choices {
            switch isKept(choice, in: member, of: type) {
            case true?: break
            case false?: return nil
            case nil: doubt = doubt ?? place(member.file, choice.range)
            }
        }
        return doubt.map { .open($0) } ?? .sure
    }

    private func isKept(_ choice: Expression, in member: ViewMember, of type: Type) -> Bool? {
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

/// What the user goes to from the root of a stack.
struct StackContents {
    /// A link that stands there for each of many.
    private(set) var link: (file: Int, range: SourceRange)?
    /// The bindings by which the app itself opens something, and `nil` where the text does not say which.
    private(set) var openers: [(binding: ViewKey?, type: Type, place: (file: Int, range: SourceRange))] = []
    private let stack: ViewStack
    private let shown: ShownViews
    private var hasDestination = false
    private var linkOfValue: (file: Int, range: SourceRange)?
    private var visited: Set<Step> = []

    private struct Step: Hashable {
        let type: Int
        let member: String
        let isRepeated: Bool
        let isSelected: Bool
    }

    /// What stands around a view that is made there.
    private struct Surroundings {
        var isRepeated = false
        /// Whether a list above it selects, where a link only does that.
        var isSelected = false
    }

    init(of stack: ViewStack, _ shown: ShownViews) {
        self.stack = stack
        self.shown = shown
        let closures = stack.call.arguments.map(\.value.range)
        look(at: stack.member, of: stack.owner, Surroundings()) { range in closures.contains { $0.contains(range) } }
        if hasDestination, stack.call.name == "NavigationStack" { link = link ?? linkOfValue }
    }

    private mutating func walk(_ name: String, of type: Type, _ around: Surroundings) {
        let step = Step(type: type.id, member: name, isRepeated: around.isRepeated, isSelected: around.isSelected)
        guard visited.count < 200, visited.insert(step).inserted else { return }
        for member in shown.code(of: type).members(named: name) { look(at: member, of: type, around) { _ in true } }
    }

    private mutating func look(at member: ViewMember, of type: Type, _ around: Surroundings, where isInside: (SourceRange) -> Bool) {
        let code = shown.code(of: type)
        lookForOpeners(in: member, of: type, where: isInside)
        for mention in member.mentions where isInside(mention.range) && mention.isDrawnAtOnce {
            if code.has(mention.name), mention.name != member.name { walk(mention.name, of: type, surroundings(of: mention, type, around)) }
            // `ForEach(rows, content: Row.init)`
            if mention.part == "init" {
                for view in shown.drawing[mention.name] ?? [] { walk("body", of: view, surroundings(of: mention, type, around)) }
            }
        }
        for (call, mention) in member.made where isInside(mention.range) && mention.isDrawnAtOnce {
            let here = surroundings(of: mention, type, around)
            if call.name == "NavigationLink" { look(at: call, member, here) }
            for view in shown.drawing[call.name] ?? [] { walk("body", of: view, here) }
        }
    }

    private mutating func look(at call: Call, _ member: ViewMember, _ around: Surroundings) {
        // What is compiled for one system may never meet a stack of another.
        let isOfOneSystem = member.body.around(call.callee.range).contains { statement in
            if case .branch(let branch) = statement.kind { branch.kind == .compilation } else { false }
        }
        guard around.isRepeated, !isOfOneSystem, !["isActive", "selection", "tag"].contains(where: { call.argument($0) != nil }) else {
            return
        }
        let place = (member.file, call.callee.range)
        if call.argument("value") == nil {
            link = link ?? place
        } else if !around.isSelected {
            linkOfValue = linkOfValue ?? place
        }
    }

    private mutating func lookForOpeners(in member: ViewMember, of type: Type, where isInside: (SourceRange) -> Bool) {
        for expression in member.body.flatMap(\.expressions) {
            _ = expression.contains { part in
                guard case .call(let call) = part.kind, isInside(call.nameRange) || isInside(part.range) else { return false }
                if call.name == "navigationDestination", call.argument("for") != nil { hasDestination = true }
                guard ["NavigationLink", "navigationDestination"].contains(call.name) else { return false }
                for argument in call.arguments where ["isActive", "selection", "isPresented", "item"].contains(argument.label) {
                    let binding = argument.value.isBinding ? argument.value.viewKey : nil
                    openers.append((binding, type, (member.file, argument.value.range)))
                }
                return false
            }
        }
    }

    private func surroundings(of mention: ViewMention, _ type: Type, _ around: Surroundings) -> Surroundings {
        var found = around
        for surrounding in mention.surroundings {
            switch surrounding {
            case .closure(let call, let label, _):
                if call.argument("selection") != nil, ["List", "Table"].contains(call.name) { found.isSelected = true }
                if label == nil, isForEachOfMany(call, type) { found.isRepeated = true }
            case .argument(let call, "content"): if isForEachOfMany(call, type) { found.isRepeated = true }
            default: break
            }
        }
        return found
    }

    /// Whether it shows what the user has, not what the text lists.
    private func isForEachOfMany(_ call: Call, _ type: Type) -> Bool {
        guard SwiftUI.repeaters.contains(call.name), let list = call.firstUnlabelled?.core else { return false }
        if case .closure = list.kind { return false }
        if list.isListOfText { return false }
        guard let name = list.plainName, let fact = type.property(name)?.fact else { return true }
        return !(fact.modifiers.contains(.isLet) && fact.value?.core.isListOfText ?? false)
    }
}

extension ViewMember {
    /// How many tabs the text gives a tab view.
    fileprivate func tabs(of view: Call) -> Int {
        var count = 0
        for case .closure(let closure) in view.arguments.map(\.value.kind) {
            for expression in closure.body.flatMap(\.expressions) {
                _ = expression.contains { part in
                    if case .call(let call) = part.kind, ["tabItem", "Tab"].contains(call.name) { count += 1 }
                    return false
                }
            }
        }
        return count
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

    fileprivate var isDrawnAtOnce: Bool { occasion == nil && !isPresented && !isPushed }
}

extension Expression {
    /// `$name` or `$model.name`.
    fileprivate var isBinding: Bool {
        if case .member(let base, _) = core.kind, !base.isSelf { return base.core.plainName?.hasPrefix("$") ?? false }
        return core.plainName?.hasPrefix("$") ?? false
    }

    /// The variable that it is, or that it is a binding to: `model.name` of `$model.name`.
    fileprivate var viewKey: ViewKey? {
        func bare(_ name: String) -> String { name.hasPrefix("$") ? String(name.dropFirst()) : name }
        if let name = core.plainName { return ViewKey(name: bare(name)) }
        guard case .member(let base, let part) = core.kind, let name = base.core.plainName else { return nil }
        return ViewKey(name: bare(name), part: part.text)
    }

    /// What is spelled out, or all cases of an enumeration.
    fileprivate var isListOfText: Bool {
        switch kind {
        case .array: true
        case .binary(_, let sign, _): sign == "..<" || sign == "..."
        case .member(_, let name): name.text == "allCases"
        default: false
        }
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
