import Syntax

/// Scene storage that tabs or a picker are bound to, though nothing they show stands for one of its values, so that it neither hears of
/// what the user chooses nor chooses anything itself.
public struct UntaggedChoice: Sendable {
    public let property: Property
    public let type: StaticType
    /// Where it is bound.
    public let location: Location
    /// `TabView` or `Picker`.
    public let control: String
    /// Of which type the tags are, and where the first stands; `nil` where there are none.
    public let tag: (type: StaticType, location: Location)?
}

extension Silence.Reason {
    static let tagOutOfSight = Silence.Reason("choice whose tag is not in sight")
}

extension App {
    /// In the order of the properties. Only where the view itself binds them, and of what is shown each has a tag of another type, or surely
    /// none.
    public func untaggedChoices(_ silences: inout Silences) -> [UntaggedChoice] {
        sceneStorageProperties().flatMap { stored -> [UntaggedChoice] in
            guard !stored.property.isOutsideViews else { return [] }
            let binding = "$" + stored.property.fact.name
            let naming = program.functions(of: stored.property.owner).filter { $0.fact.words.mayHold(binding) }
            return naming.flatMap { function in
                sites(in: function).compactMap { untaggedChoice(by: $0, of: stored, in: function, &silences) }
            }
        }
    }

    private func untaggedChoice(
        by site: Site, of stored: SceneStorageProperty, in function: Function, _ silences: inout Silences
    ) -> UntaggedChoice? {
        let name = stored.property.fact.name
        guard let call = site.call, call.name == "TabView" || call.name == "Picker", call.receiver == nil,
            let bound = call.argument("selection"), bound.isBinding(of: name), stored.type.isOfTags, let content = call.content
        else { return nil }
        var choices = TaggedChoices(self, of: stored.property.owner)
        choices.collect(content.body, in: function)
        let tags = choices.tags
        guard !tags.contains(where: { $0.type.selects(stored.type) }), choices.areSeveral else { return nil }
        // Where nothing has a tag, numbers may count what is shown.
        if choices.untagged > 0, stored.type.unwrapped == .named("Int") { return nil }
        let location = function.location(bound.range)
        guard choices.open == nil else {
            silences.note(Silence(.tagOutOfSight, at: choices.open ?? location, about: stored.property.owner.name + "." + name))
            return nil
        }
        return UntaggedChoice(
            property: stored.property, type: stored.type, location: location, control: call.name, tag: tags.first)
    }
}

extension StaticType {
    /// Whether two such types are one exactly if they read alike.
    fileprivate var isOfTags: Bool {
        switch unwrapped {
        case .project(let type): type.kind == .enumeration || type.kind == .structure
        case .named(let name, let arguments): arguments.isEmpty && ["Bool", "Double", "Int", "String", "URL", "UUID"].contains(name)
        case .optional, .metatype: false
        }
    }

    /// Whether a tag of this type may be what is selected. A tag counts as an optional one, too, but not the other way round.
    fileprivate func selects(_ selection: StaticType) -> Bool {
        unwrapped == selection.unwrapped && (selection.isOptional || !isOptional)
    }
}

/// What tabs, a picker or a list let the user choose from, and the types of the tags it goes by.
struct TaggedChoices {
    private(set) var tags: [(type: StaticType, location: Location)] = []
    /// What tells each: the value of a tag or link, or a member of all that a `ForEach` shows.
    private(set) var told: [Told] = []
    /// How many surely have none.
    private(set) var untagged = 0
    /// What may have one that is not in sight.
    private(set) var open: Location?

    enum Told {
        case value(Expression, Place)
        case member(String, of: Type, Location)
    }

    /// Whether there is anything to choose: of one alone nothing is lost.
    var areSeveral: Bool { isRepeated || tags.count + untagged > 1 }

    private var isRepeated = false
    private let app: App
    private let view: Type
    private var visited: Set<String> = []

    init(_ app: App, of view: Type) {
        self.app = app
        self.view = view
    }

    mutating func collect(_ statements: [Statement], in function: Function) {
        for statement in statements {
            switch statement.kind {
            case .expression(let value), .returns(let value?): collect(value, in: function)
            case .branch(let branch): for arm in branch.arms { collect(arm.body, in: function) }
            case .local: break
            default: open = open ?? function.location(statement.range)
            }
        }
    }

    private mutating func collect(_ expression: Expression, in function: Function) {
        if case .conditional(let statement) = expression.kind { return collect([statement], in: function) }
        let (root, modifiers) = expression.rootAndModifiers
        if let tag = modifiers.first(where: { $0.name == "tag" }), let value = tag.firstUnlabelled {
            note(value, in: function)
        } else if modifiers.contains(where: mayTag) {
            open = open ?? function.location(expression.range)
        } else {
            collect(root: root, in: function)
        }
    }

    private mutating func note(_ value: Expression, in function: Function) {
        let site = app.sites(in: function).first { site in
            guard let call = site.call, call.name == "tag" else { return false }
            return call.firstUnlabelled?.range == value.range
        }
        if let site { told.append(.value(value, Place(site, in: function))) }
        if let site, let type = app.program.type(of: value, at: Place(site, in: function)), type.isOfTags {
            tags.append((type, function.location(value.range)))
        } else {
            open = open ?? function.location(value.range)
        }
    }

    /// Whether a modifier may give the view a tag or an identity.
    private func mayTag(_ modifier: Call) -> Bool {
        ["modifier", "id"].contains(modifier.name) || app.isOwnFunction(modifier.name)
    }

    private mutating func collect(root: Expression, in function: Function) {
        if let name = root.plainName, name.first?.isLowercase == true { return collect(member: name, root, in: function) }
        guard case .call(let call) = root.kind, call.receiver?.isSelf ?? true else { return leave(root, in: function) }
        switch call.name {
        case _ where call.name.first?.isLowercase == true: collect(member: call.name, root, in: function)
        case "Group", "Section":
            guard let closure = call.content else { return leave(root, in: function) }
            collect(closure.body, in: function)
        case "ForEach":
            guard let closure = call.content, let identity = identity(ofElements: call, root, in: function) else {
                return leave(root, in: function)
            }
            isRepeated = true
            tags.append((identity, function.location(call.callee.range)))
            let (before, toldBefore) = (untagged, told.count)
            collect(closure.body, in: function)
            untagged = before
            // A tag or a link of each comes before its identity.
            if told.count == toldBefore, let (element, path) = elements(of: call, root, in: function), case .project(let type) = element,
                let member = path.onlyElement, member != "self"
            {
                told.append(.member(member, of: type, function.location(call.callee.range)))
            }
        case "NavigationLink" where call.argument("value") != nil:
            untagged += 1
            if let value = call.argument("value"), let site = app.sites(in: function).first(where: { $0.range == root.range }) {
                told.append(.value(value, Place(site, in: function)))
            }
        case "EmptyView", "Divider", "Spacer": break
        case _ where SwiftUI.plainViews.contains(call.name) && app.structures(named: call.name).isEmpty:
            if call.saysTag { leave(root, in: function) } else { untagged += 1 }
        default:
            if isSurelyUntagged(viewNamed: call.name) { untagged += 1 } else { leave(root, in: function) }
        }
    }

    private mutating func leave(_ root: Expression, in function: Function) { open = open ?? function.location(root.range) }

    /// What a property or method of the view shows in its place.
    private mutating func collect(member name: String, _ root: Expression, in function: Function) {
        let program = app.program
        let methods = program.functions(named: name, of: view).filter { $0.fact.kind == .method }
        guard let member = program.getter(ofProperty: name, in: view) ?? methods.onlyElement, visited.insert(name).inserted else {
            return leave(root, in: function)
        }
        collect(member.body, in: member)
    }

    // MARK: Types of tags

    /// The type of what `ForEach` knows its elements by, which is their tag.
    private func identity(ofElements call: Call, _ root: Expression, in function: Function) -> StaticType? {
        guard let (element, path) = elements(of: call, root, in: function) else { return nil }
        if call.argument("id") == nil, case .named = element {
            // Only a range needs not say it.
            return element == .named("Int") ? element : nil
        }
        if path == ["self"] { return element.isOfTags ? element : nil }
        guard path.count == 1, case .project(let type) = element else { return nil }
        if path == ["rawValue"] { return app.program.rawType(of: type) }
        let identity = type.property(path[0]).flatMap { app.program.declaredType(of: $0.fact, in: $0.declaration, of: type) }
        return identity?.isOfTags == true ? identity : nil
    }

    /// The type of what `ForEach` shows, and the way to what it knows each by.
    private func elements(of call: Call, _ root: Expression, in function: Function) -> (type: StaticType, path: [String])? {
        guard let elements = call.firstUnlabelled, let site = app.sites(in: function).first(where: { $0.range == root.range }) else {
            return nil
        }
        let place = Place(site, in: function)
        let element: StaticType? =
            switch elements.kind {
            case .binary(let first, "..<", _), .binary(let first, "...", _): first.isInteger ? .named("Int") : nil
            case .member(let base, let name) where name.text == "allCases": app.program.typeValue(of: base, at: place)
            default: app.program.type(of: elements, at: place)?.listElement
            }
        guard let element else { return nil }
        guard let written = call.argument("id") else { return (element, ["id"]) }
        guard case .keyPath(let names) = written.kind else { return nil }
        return (element, names)
    }

    // MARK: Other views

    /// Whether what a view of the project's shows has no tag of its own, which would count where the view stands.
    private func isSurelyUntagged(viewNamed name: String, depth: Int = 0) -> Bool {
        guard depth < 5, let view = app.structures(named: name).onlyElement else { return false }
        let code = ViewCode(view)
        guard !code.members(named: "body").isEmpty else { return false }
        return code.members.allSatisfy { member in
            member.body.allSatisfy { statement in
                statement.expressions.allSatisfy { expression in !expression.contains { $0.ownName == "tag" } }
            } && isUntagged(member.body, of: code, member, depth: depth)
        }
    }

    private func isUntagged(_ statements: [Statement], of code: ViewCode, _ member: ViewMember, depth: Int) -> Bool {
        guard member.name == "body" else { return true }
        return statements.allSatisfy { statement in
            switch statement.kind {
            case .expression(let value), .returns(let value?): isUntagged(value, of: code, depth: depth)
            case .branch(let branch): branch.arms.allSatisfy { isUntagged($0.body, of: code, member, depth: depth) }
            case .local: true
            default: false
            }
        }
    }

    private func isUntagged(_ expression: Expression, of code: ViewCode, depth: Int) -> Bool {
        let (root, modifiers) = expression.rootAndModifiers
        guard !modifiers.contains(where: mayTag), case .call(let call) = root.kind, call.receiver == nil else { return false }
        if SwiftUI.plainViews.contains(call.name), app.structures(named: call.name).isEmpty { return true }
        return isSurelyUntagged(viewNamed: call.name, depth: depth + 1)
    }
}

extension App {
    func structures(named name: String) -> [Type] { program.types.filter { $0.kind == .structure && $0.shortName == name } }
}

extension Call {
    /// What a container shows.
    var content: Closure? {
        let content = arguments.first { $0.value.isClosure && ($0.label == nil || $0.label == "content") }
        guard case .closure(let closure)? = content?.value.kind else { return nil }
        return closure
    }

    /// Whether something in it has a tag.
    fileprivate var saysTag: Bool {
        arguments.contains { $0.value.contains { if case .call(let call) = $0.kind { call.name == "tag" } else { false } } }
    }
}

extension Expression {
    /// `Text("Home")` of `Text("Home").bold().tag(1)`, and what is called on it, outermost first.
    fileprivate var rootAndModifiers: (root: Expression, modifiers: [Call]) {
        var (root, modifiers) = (core, [Call]())
        while case .call(let call) = root.kind, let receiver = call.receiver, !receiver.isSelf {
            modifiers.append(call)
            root = receiver.core
        }
        return (root, modifiers)
    }
}
