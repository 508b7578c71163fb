import Syntax

/// A view with scene storage of its own that its scene has several times: all of them share one value (I8).
public struct RepeatedSceneStorage: Sendable {
    public let property: Property
    public let key: String
    /// Where the view is made once for each element, or for the second time.
    public let made: Location
    public let isInLoop: Bool
    /// Where the scene shows another one, while the one that is `made` is shown on top for something else.
    public var beneath: Location?
    /// Where the view lets the user change the value as if it were its own: it would be of no use to have one for all.
    public let control: Location?
}

extension App {
    /// One for each property, in their order. Only of views that write what they store, and that are told apart by what they are given.
    public func repeatedSceneStorage() -> [RepeatedSceneStorage] {
        let all = sceneStorageProperties()
        let ofKey = Dictionary(grouping: all, by: \.key)
        return all.compactMap { stored in
            let property = stored.property
            guard let key = stored.key.text, !property.isOutsideViews, program.adopts(property.owner, "View"),
                ofKey[stored.key]?.count == 1,
                program.functions(of: property.owner).contains(where: { $0.writesInView(property.fact.name) }),
                property.fact.modifiers.contains(.isPrivate) || isGivenByNobody(property)
            else { return nil }
            if let making = making(of: property.owner, from: property.owner.unit, depth: 0) {
                return RepeatedSceneStorage(
                    property: property, key: key, made: making.location, isInLoop: making.isInLoop, control: control(of: property))
            }
            guard App.typesOfPlaces.contains(stored.type.unwrapped.name), let (onTop, beneath) = makingOnTop(of: property.owner) else {
                return nil
            }
            return RepeatedSceneStorage(property: property, key: key, made: onTop, isInLoop: false, beneath: beneath, control: nil)
        }
    }

    /// Of what says where the user is or what he chose; a number or a case may be how he likes to see it, wherever that is.
    private static let typesOfPlaces: Set<String> = ["Data", "String", "URL", "UUID"]

    /// Where a view is shown on top for something else than where it is part of its scene: there alone, or here alone, somebody is told.
    private func makingOnTop(of view: Type) -> (onTop: Location, beneath: Location)? {
        let name = view.shortName
        let makers = program.functions(naming: [name]).filter { function in
            !program.isTest(function) && function.type != view && function.type.map { !isPreview($0) } ?? true
                && program.unit(of: function) == view.unit
        }
        let made = makers.flatMap { function in
            ViewMember(function.fact, property: function.property, file: function.file).made.filter { $0.mention.name == name }
                .map { (function: function, call: $0.call, mention: $0.mention) }
        }
        for onTop in made where onTop.mention.isPresented {
            for beneath in made where !beneath.mention.isPresented && beneath.mention.occasion == nil {
                guard onTop.call.tellsSomebody != beneath.call.tellsSomebody else { continue }
                return (onTop.function.location(onTop.call.callee.range), beneath.function.location(beneath.call.callee.range))
            }
        }
        return nil
    }

    /// Whether no initializer is called with a value for a property that is not private.
    private func isGivenByNobody(_ property: Property) -> Bool {
        let view = property.owner.shortName
        return !program.functions(naming: [view]).contains { function in
            function.contains { part in
                guard case .call(let call) = part.kind, call.name == view || call.name == "init" else { return false }
                return call.argument(property.fact.name) != nil
            }
        }
    }

    /// Where a view is made several times, or a view that shows it and hands it what tells them apart.
    private func making(of view: Type, from unit: Int, depth: Int) -> (location: Location, isInLoop: Bool)? {
        let name = view.shortName
        let makers = program.functions(naming: [name]).filter { function in
            !program.isTest(function) && function.type != view && function.type.map { !isPreview($0) } ?? true
                && program.unit(of: function) == unit
        }
        let made = makers.map { (function: $0, makings: Makings(of: name, in: $0.body)) }
        for (function, makings) in made {
            if let making = makings.inLoop ?? makings.second { return (function.location(making), makings.inLoop != nil) }
        }
        guard depth < 3 else { return nil }
        return made.lazy.compactMap { function, makings in
            guard let call = makings.first, let owner = function.type, self.program.adopts(owner, "View") else { return nil }
            return self.making(byWayOf: function, of: call, in: owner, depth: depth)
        }.first
    }

    /// Where several are made of a view that makes another one of what it is given, or of what a method of its own is.
    private func making(byWayOf function: Function, of call: Call, in owner: Type, depth: Int) -> (location: Location, isInLoop: Bool)? {
        let parameters = function.fact.parameters.map(\.name)
        if function.fact.kind == .method, call.isGiven(parameters) {
            for caller in program.functions(of: owner) where caller != function {
                if let making = Makings(of: function.fact.name, in: caller.body).inLoop { return (caller.location(making), true) }
            }
        }
        let isOfOwner = owner.declarations.flatMap(\.fact.properties).contains { property in
            property.isGivenToView && call.isGiven([property.name])
        }
        return isOfOwner ? making(of: owner, from: owner.unit, depth: depth + 1) : nil
    }

    /// A field for text, or a control that speaks of what the view is given, which is bound to a property and always there: a field that shows
    /// while its row is edited may be meant to be one for all.
    private func control(of property: Property) -> Location? {
        guard let body = program.getter(ofProperty: "body", in: property.owner) else { return nil }
        let binding = "$" + property.fact.name
        let given = property.owner.declarations.flatMap(\.fact.properties).filter(\.isGivenToView).map(\.name)
        return sites(in: body).lazy.compactMap { site in
            guard let call = site.call, Makings.controls.contains(call.name), site.tests.isEmpty,
                let bound = call.arguments.first(where: { $0.value.core.plainName == binding }),
                Makings.textFields.contains(call.name) || call.labels.contains(where: { $0.isGiven(given) })
            else { return nil }
            return body.location(bound.value.range)
        }.first
    }
}

/// Where one view makes another, or has a method of its own make one, as far as what it shows is shown together.
private struct Makings {
    let name: String
    /// In a closure that runs for each element, which the view is given something of.
    private(set) var inLoop: SourceRange?
    /// Beside another one that is given something else.
    private(set) var second: SourceRange?
    private(set) var first: Call?

    init(of name: String, in body: [Statement]) {
        self.name = name
        for value in body.compactMap(\.shownValue) { collect(value, elements: []) }
    }

    private mutating func collect(_ expression: Expression, elements: [String]) {
        guard case .call(let call) = expression.core.kind else { return }
        if call.name == name, call.receiver?.isSelf ?? true { return note(call, elements: elements) }
        if let receiver = call.receiver { return collect(receiver, elements: elements) }
        let isLoop = call.makesForEach
        if isLoop, let content = call.argument("content") ?? call.arguments.last?.value, content.core.plainName == name {
            // `ForEach(items, content: row)`
            inLoop = inLoop ?? content.range
        }
        for argument in call.arguments where isLoop || call.shows(argument) {
            guard case .closure(let closure) = argument.value.kind else { continue }
            let own = isLoop ? closure.parameters.map { $0.name.withoutSign } + ["$0"] : []
            for statement in closure.body {
                for value in isLoop ? statement.shownValues : [statement.shownValue].compactMap(\.self) {
                    collect(value, elements: elements + own)
                }
            }
        }
    }

    private mutating func note(_ call: Call, elements: [String]) {
        if call.isGiven(elements) { inLoop = inLoop ?? call.callee.range }
        guard elements.isEmpty else { return }
        if let first, first.arguments.count == call.arguments.count, !call.arguments.isEmpty { second = second ?? call.callee.range }
        first = first ?? call
    }

    /// What shows all that its closure makes, at once or in turn.
    fileprivate static let transparent: Set<String> = [
        "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Section", "ScrollView", "List", "Form", "Grid", "GridRow",
        "LazyVGrid", "LazyHGrid", "TabView", "Tab", "NavigationStack", "NavigationView", "HSplitView", "VSplitView", "GroupBox",
        "ControlGroup", "ScrollViewReader", "GeometryReader",
    ]

    fileprivate static let textFields: Set<String> = ["TextField", "TextEditor", "SecureField"]

    fileprivate static let controls: Set<String> = textFields.union([
        "Toggle", "Stepper", "Slider", "Picker", "DatePicker", "DisclosureGroup",
    ])
}

extension Call {
    /// Whether its closure makes something for each of several elements: not for those that equal another.
    fileprivate var makesForEach: Bool {
        guard name == "ForEach" || name == "List", let elements = firstUnlabelled, !elements.isClosure else { return false }
        return !elements.contains { if case .binary(_, "==", _) = $0.kind { true } else { false } }
    }

    /// Whether what a closure makes is shown where the call stands: what a container holds, and the label of what leads elsewhere.
    fileprivate func shows(_ argument: Argument) -> Bool {
        switch name {
        case "NavigationLink":
            argument.label == "label" || argument.label == nil && (self.argument("value") ?? self.argument("destination")) != nil
        case "Button", "Menu": argument.label == "label" || name == "Button" && argument.label == nil && self.argument("action") != nil
        default: Makings.transparent.contains(name)
        }
    }

    /// Whether it is given what to do with the user's choice.
    fileprivate var tellsSomebody: Bool { arguments.contains { $0.value.isClosure } }

    /// What a control says of itself.
    fileprivate var labels: [Expression] {
        let isLabelledByClosure = ["Toggle", "Stepper", "Slider", "DatePicker"].contains(name)
        return arguments.filter { $0.label == "label" || $0.label == nil && (isLabelledByClosure || !$0.value.isClosure) }.map(\.value)
    }

    /// Whether an argument names one of some values.
    fileprivate func isGiven(_ names: [String]) -> Bool { arguments.contains { $0.value.isGiven(names) } }
}

extension Expression {
    fileprivate func isGiven(_ names: [String]) -> Bool {
        contains { part in part.plainName.map { names.contains($0) || names.contains($0.withoutSign) } ?? false }
    }
}

extension PropertyFact {
    /// Whether whoever makes a view tells it by this what it shows.
    fileprivate var isGivenToView: Bool {
        !isComputed && value == nil && modifiers.isDisjoint(with: [.isStatic, .isLazy])
            && attributes.allSatisfy { ["Binding", "Bindable", "ObservedObject"].contains($0) }
    }
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

    /// What it takes in for some elements at least: a `switch` chooses by their kind.
    fileprivate var shownValues: [Expression] {
        guard case .branch(let branch) = kind, branch.kind == .selection else { return [shownValue].compactMap(\.self) }
        return branch.arms.flatMap { $0.body.compactMap(\.shownValue) }
    }
}

extension String {
    /// `row` of `$row`, by which a closure takes a binding.
    fileprivate var withoutSign: String { hasPrefix("$") ? String(dropFirst()) : self }
}

extension Function {
    /// Whether a view writes a property of its own, or hands on a binding of it.
    fileprivate func writesInView(_ property: String) -> Bool {
        contains(naming: [property, "$" + property]) { part in
            switch part.kind {
            case .assignment(let target, _, _): target.isPart(of: property)
            case .name("$" + property): true
            case .call(let call): call.name == "toggle" && call.receiver?.isPart(of: property) == true
            default: false
            }
        }
    }
}
