import Syntax

/// A view with scene storage of its own that its scene has several times: all of them share one value (I8).
public struct RepeatedSceneStorage: Sendable {
    public let property: Property
    public let key: String
    /// Where the view is made once for each element, or for the second time.
    public let made: Location
    public let isInLoop: Bool
}

extension App {
    /// One for each property, in their order. Only of views that write what they store, and that are told apart by what they are given.
    public func repeatedSceneStorage() -> [RepeatedSceneStorage] {
        let all = sceneStorageProperties()
        return all.compactMap { stored in
            let property = stored.property
            guard let key = stored.key.text, property.fact.modifiers.contains(.isPrivate), !property.isOutsideViews,
                program.adopts(property.owner, "View"),
                !all.contains(where: { $0.key == stored.key && $0.property.location != property.location }),
                program.functions(of: property.owner).contains(where: { $0.writesInView(property.fact.name) })
            else { return nil }
            let name = property.owner.shortName
            return program.functions(naming: [name]).lazy.compactMap { function -> RepeatedSceneStorage? in
                guard !self.program.isTest(function), function.type != property.owner, function.type.map({ !self.isPreview($0) }) ?? true,
                    self.program.unit(of: function) == property.owner.unit
                else { return nil }
                var makings = Makings(of: name)
                for value in function.body.compactMap(\.shownValue) { makings.collect(value, elements: []) }
                guard let making = makings.inLoop ?? makings.second else { return nil }
                return RepeatedSceneStorage(
                    property: property, key: key, made: function.location(making), isInLoop: makings.inLoop != nil)
            }.first
        }
    }
}

/// Where one view makes another, as far as what it shows is shown together.
private struct Makings {
    let name: String
    /// In a closure that runs for each element, which the view is given something of.
    private(set) var inLoop: SourceRange?
    /// Beside another one that is given something else.
    private(set) var second: SourceRange?
    private var first: Call?

    init(of name: String) { self.name = name }

    mutating func collect(_ expression: Expression, elements: [String]) {
        guard case .call(let call) = expression.core.kind else { return }
        if call.receiver == nil, call.name == name { return note(call, elements: elements) }
        if let receiver = call.receiver { return collect(receiver, elements: elements) }
        let isLoop = call.name == "ForEach" || call.name == "List" && call.firstUnlabelled.map { !$0.isClosure } ?? false
        guard isLoop || Makings.transparent.contains(call.name) else { return }
        for argument in call.arguments {
            guard case .closure(let closure) = argument.value.kind else { continue }
            let own = isLoop ? closure.parameters.map { $0.name.withoutSign } + ["$0"] : []
            for value in closure.body.compactMap(\.shownValue) { collect(value, elements: elements + own) }
        }
    }

    private mutating func note(_ call: Call, elements: [String]) {
        let isGiven = call.arguments.contains { argument in
            argument.value.contains { part in
                if case .name(let name) = part.kind { elements.contains(name.withoutSign) || elements.contains(name) } else { false }
            }
        }
        if isGiven { inLoop = inLoop ?? call.callee.range }
        guard elements.isEmpty else { return }
        if let first, first.arguments.count == call.arguments.count, !call.arguments.isEmpty { second = second ?? call.callee.range }
        first = first ?? call
    }

    /// What shows all that its closure makes, at once or in turn.
    private static let transparent: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Section", "ScrollView", "List", "Form", "Grid", "GridRow",
        "LazyVGrid", "LazyHGrid", "TabView", "Tab", "NavigationStack", "NavigationView", "HSplitView", "VSplitView",
    ]
}

extension Statement {
    /// What a view builder takes in, under no condition.
    fileprivate var shownValue: Expression? {
        switch kind {
        case .expression(let value): value
        case .returns(let value): value
        default: nil
        }
    }
}

extension String {
    /// `row` of `$row`, by which a closure takes a binding.
    fileprivate var withoutSign: String { hasPrefix("$") ? String(dropFirst()) : self }
}

extension Function {
    /// Whether a view writes a property of its own, or hands on a binding of it.
    fileprivate func writesInView(_ property: String) -> Bool {
        contains { part in
            switch part.kind {
            case .assignment(let target, _, _): target.isPart(of: property)
            case .name("$" + property): true
            case .call(let call): call.name == "toggle" && call.receiver?.isPart(of: property) == true
            default: false
            }
        }
    }
}
