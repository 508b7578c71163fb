import Syntax

/// Where the code of a view, or of a model, says the name of a property, and what stands around it.
struct ViewMention: Sendable {
    /// `query` of `query`, `self.query` and `$query`; `model` of `model.query`.
    let name: String
    /// `query` of `model.query` and `$model.query`.
    let part: String?
    let isBinding: Bool
    /// Whether it is what sends each new value: `model.$query`.
    let isPublisher: Bool
    /// Whether it is a member of something else: `model` of `app.model.query`.
    let isOfOther: Bool
    let range: SourceRange
    /// Outermost first.
    let surroundings: [Surrounding]
    /// The arms of branches that it stands in, outermost first.
    let arms: [ArmPlace]

    enum Surrounding: Sendable {
        case argument(Call, label: String?)
        case closure(Call, label: String?, parameters: [String])
        /// What is changed by calling it.
        case receiver(Call)
        case value(of: Expression)
        case target(operation: String?, value: Expression)
        case local(String)
        /// `if let page = …`.
        case condition(String)
        /// What decides which of some arms runs, none where it decides on a value.
        case test(of: [Statement.Arm])
        case returned
        /// Kept apart, as `arms`.
        case arm(ArmPlace)

        /// The link that leads to what stands there.
        var linkTarget: Call? {
            switch self {
            case .argument(let call, "destination") where call.name == "NavigationLink": call
            case .closure(let call, let label, _) where call.name == "NavigationLink":
                label == "destination" || label == nil && call.argument("destination") == nil && call.argument("value") == nil ? call : nil
            default: nil
            }
        }

        fileprivate var arm: ArmPlace? { if case .arm(let place) = self { place } else { nil } }
    }

    /// When it runs; `nil` for what draws the view.
    var occasion: SwiftUI.Occasion? {
        for surrounding in surroundings.reversed() {
            switch surrounding {
            case .closure(let call, let label, _):
                if call.changesBinding { return .change }
                if let occasion = SwiftUI.occasion(of: call.name, label, hasAction: call.argument("action") != nil) { return occasion }
            // `$title.onChange(update)`
            case .argument(let call, _): if call.changesBinding, !isBinding { return .change }
            default: break
            }
        }
        return nil
    }

    /// Whether it stands in something that is shown on top, and goes again.
    var isPresented: Bool { !presentations.isEmpty }

    /// What shows it on top, the outermost first.
    var presentations: [Call] {
        surroundings.compactMap { surrounding in
            guard case .closure(let call, _, _) = surrounding else { return nil }
            // A screen that a flag pushes goes with the flag.
            let isFlagged = call.name == "navigationDestination" && call.argument("for") == nil
            return isFlagged || SwiftUI.presents(call.name) ? call : nil
        }
    }

    /// Whether it only tells something that is shown on top, and goes again, what to show: which files a picker offers.
    var isToldOnTop: Bool {
        !isBinding
            && surroundings.contains { surrounding in
                guard case .argument(let call, _) = surrounding, call.name.first?.isLowercase == true else { return false }
                return SwiftUI.filePickers.contains(call.name) || SwiftUI.presents(call.name)
            }
    }

    /// Whether what stands there is made for each of many.
    var isRepeated: Bool {
        var isRepeated = false
        for case .closure(let call, _, _) in surroundings {
            if SwiftUI.repeaters.contains(call.name) { isRepeated = true }
            if SwiftUI.separators.contains(call.name) {
                // A tab for each is one of few.
                if call.name == "TabView" { return false }
                isRepeated = false
            }
        }
        return isRepeated
    }

    /// Whether a binding's own closure gives it the value that the user chose.
    var isInSetter: Bool {
        surroundings.contains { if case .closure(let call, "set", _) = $0 { call.name == "Binding" } else { false } }
    }

    /// What stands around it after the last closure, the outermost.
    var use: Surrounding? {
        guard let last = surroundings.lastIndex(where: { if case .closure = $0 { true } else { false } }) else { return surroundings.first }
        let uses = surroundings[(last + 1)...]
        // A closure of one expression returns it, though nobody asks for that.
        if case .returned? = uses.first, case .closure(let call, let label, _) = surroundings[last],
            SwiftUI.occasion(of: call.name, label, hasAction: call.argument("action") != nil) != nil || SwiftUI.runners.contains(call.name)
        {
            return uses.dropFirst().first
        }
        return uses.first
    }

    /// What it is given a value by.
    var assignment: (operation: String?, value: Expression)? {
        guard case .target(let operation, let value)? = surroundings.last else { return nil }
        return (operation, value)
    }
}

extension Call {
    /// Whether it makes another binding of one, which may run what it is given as the value changes.
    fileprivate var changesBinding: Bool {
        guard let receiver = receiver?.core.plainName else { return false }
        return receiver.hasPrefix("$") && receiver.dropFirst().first?.isNumber != true && name != "animation"
    }
}

/// A method, computed property or initializer of a view or model, with what it says.
struct ViewMember: Sendable {
    let name: String
    let fact: FunctionFact
    let property: PropertyFact?
    /// Index into `Program.files`.
    let file: Int
    let body: [Statement]
    let mentions: [ViewMention]
    /// The calls by a name alone that begins like a type's: the views that it makes.
    let made: [(call: Call, mention: ViewMention)]
    /// The calls of what other views are then asked for: `Text("Name").bold()`.
    let modifiers: [(call: Call, mention: ViewMention)]

    init(_ fact: FunctionFact, property: PropertyFact?, file: Int) {
        name = property?.name ?? fact.name
        self.fact = fact
        self.property = property
        self.file = file
        // Kept, for it may be read anew each time.
        body = fact.body ?? []
        var walker = MentionWalker()
        walker.walk(body, [])
        mentions = walker.mentions
        made = walker.made
        modifiers = walker.modifiers
    }

    /// Whether what stands there is in a scene that the system is not to restore.
    func keepsAway(_ range: SourceRange) -> Bool {
        modifiers.contains { call, _ in call.sceneKeptAway?.range.contains(range) ?? false }
    }

    /// Whether it gives something else than what is shown.
    var isAnswer: Bool {
        let type = fact.kind == .getter ? property?.type : fact.kind == .method ? fact.returnType : nil
        guard let name = type?.unwrapped.name.lastComponent else { return false }
        return !SwiftUI.viewProtocols.contains(name) && !name.hasSuffix("View") && name != "Void"
    }
}

private struct MentionWalker {
    typealias Surrounding = ViewMention.Surrounding

    var mentions: [ViewMention] = []
    var made: [(call: Call, mention: ViewMention)] = []
    var modifiers: [(call: Call, mention: ViewMention)] = []

    private mutating func add(
        _ name: String, part: String? = nil, isOfOther: Bool = false, _ range: SourceRange, _ around: [Surrounding]
    ) {
        let isBinding = name.hasPrefix("$") && name.dropFirst().first?.isNumber != true
        let bare = isBinding || name.hasPrefix("_") ? String(name.dropFirst()) : name
        let isPublisher = part?.hasPrefix("$") ?? false
        mentions.append(
            ViewMention(
                name: bare, part: isPublisher ? part.map { String($0.dropFirst()) } : part, isBinding: isBinding, isPublisher: isPublisher,
                isOfOther: isOfOther, range: range, surroundings: around.filter { $0.arm == nil }, arms: around.compactMap(\.arm)))
    }

    private func mention(_ name: String, of call: Call, _ around: [Surrounding]) -> ViewMention {
        ViewMention(
            name: name, part: nil, isBinding: false, isPublisher: false, isOfOther: false, range: call.callee.range,
            surroundings: around.filter { $0.arm == nil }, arms: around.compactMap(\.arm))
    }

    private mutating func make(_ name: String, _ call: Call, _ around: [Surrounding]) {
        made.append((call, mention(name, of: call, around)))
    }

    mutating func walk(_ statements: [Statement], _ around: [Surrounding]) {
        for statement in statements {
            switch statement.kind {
            case .expression(let value), .throwing(let value): walk(value, around)
            case .local(let local):
                if let value = local.value { walk(value, around + [.local(local.name)]) }
            case .branch(let branch):
                if let subject = branch.subject { walk(subject, around + [.test(of: branch.arms)]) }
                for (index, arm) in branch.arms.enumerated() {
                    walk(arm.conditions, of: branch.arms, around)
                    walk(arm.body, around + [.arm(ArmPlace(branch, index))])
                }
            case .guarded(let conditions, let otherwise):
                walk(conditions, around)
                walk(otherwise, around)
            case .loop(let loop):
                if let sequence = loop.sequence { for name in loop.names { walk(sequence, around + [.local(name)]) } }
                walk(loop.conditions, around)
                walk(loop.body, around)
            case .deferred(let body), .block(let body): walk(body, around)
            case .attempt(let body, let catches):
                walk(body, around)
                for arm in catches { walk(arm.body, around) }
            case .function(let function): walk(function.body ?? [], around)
            case .returns(let value):
                if let value { walk(value, around + [.returned]) }
            case .breaks, .continues, .fallsThrough: break
            }
        }
    }

    private mutating func walk(_ conditions: [Statement.Condition], of arms: [Statement.Arm] = [], _ around: [Surrounding]) {
        for condition in conditions {
            if case .binding(let name, _, let value) = condition {
                walk(value, around + [.condition(name)])
            } else {
                for expression in condition.expressions { walk(expression, around + [.test(of: arms)]) }
            }
        }
    }

    private mutating func walk(_ expression: Expression, _ around: [Surrounding]) {
        switch expression.kind {
        case .name(let name): add(name, expression.range, around)
        case .member(let base, let name):
            // A weak one, too: `self?.page`.
            if base.core.isSelf { return add(name.text, expression.range, around) }
            switch base.core.kind {
            case .name(let holder): add(holder, part: name.text, expression.range, around)
            case .member(let outer, let holder) where outer.core.isSelf: add(holder.text, part: name.text, expression.range, around)
            case .member(_, let holder):
                add(holder.text, part: name.text, isOfOther: true, expression.range, around)
                walk(base, around)
            default: walk(base, around)
            }
        case .call(let call): walk(call, expression.range, around)
        case .assignment(let target, let operation, let value):
            walk(target, around + [.target(operation: operation, value: value)])
            walk(value, around + [.value(of: target)])
        case .closure(let closure): walk(closure.body, around)
        case .conditional(let statement): walk([statement], around)
        case .ternary(let condition, let first, let second):
            walk(condition, around + [.test(of: [])])
            walk(first, around + [.arm(ArmPlace(of: condition, isFirst: true))])
            walk(second, around + [.arm(ArmPlace(of: condition, isFirst: false))])
        default: for part in expression.parts { walk(part, around) }
        }
    }

    private mutating func walk(_ call: Call, _ range: SourceRange, _ around: [Surrounding]) {
        switch call.callee.kind {
        case .name(let name):
            if name.first?.isUppercase == true { make(name, call, around) } else { add(name, call.callee.range, around) }
        case .member(let base, let name) where base.core.isSelf: add(name.text, call.callee.range, around)
        case .member(let base, let name):
            if name.text.first?.isUppercase == true {
                make(name.text, call, around)
            } else if case .call = base.core.kind {
                modifiers.append((call, mention(name.text, of: call, around)))
            }
            switch base.core.kind {
            case .name, .member, .element: walk(base, around + [.receiver(call)])
            default: walk(base, around)
            }
        default: walk(call.callee, around)
        }
        for argument in call.arguments {
            if case .closure(let closure) = argument.value.kind {
                walk(closure.body, around + [.closure(call, label: argument.label, parameters: closure.parameters.map(\.name))])
            } else {
                walk(argument.value, around + [.argument(call, label: argument.label)])
            }
        }
    }
}

extension ViewMember {
    /// Whether its tabs are pages that follow each other.
    var showsPages: Bool {
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
