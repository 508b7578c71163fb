import Syntax

/// Scene storage that gets its value when a view appears, or when it disappears, and at no other time, though what the value is made of goes
/// on changing.
public struct SceneStorageWrittenOnce: Sendable {
    public let property: Property
    /// Where it is written.
    public let location: Location
    /// Also as the view disappears, which it does not do when the app ends in the background (I14).
    public let isWrittenAtEnd: Bool
    /// The property of the view that the value is made of, and where it changes.
    public let source: String
    public let change: Location
}

extension App {
    /// The first such place of each property, in the order of the properties. Only of views whose whole body appears at once, where nothing
    /// else writes the storage or keeps what it is made of.
    public func sceneStorageWrittenOnce(_ silences: inout Silences) -> [SceneStorageWrittenOnce] {
        let all = program.propertiesMentioningRestoration { $0.sceneStorageKey != nil }
        let keys = SceneStorageKeys(all.map(sceneStorageKey))
        return all.indices.compactMap { index in
            let property = all[index]
            guard !keys.mayBeShared(index), isNamedInItsFileAlone(property), !property.isOutsideViews,
                !program.files[property.declaration.file].isTest, !isMadeByPreviewsAlone(property.owner),
                !namers(of: property).askOthers(besides: property.owner),
                let body = program.getter(ofProperty: "body", in: property.owner),
                let write = onlyWrites(to: property, in: body)?.first(where: { isRead(property, besides: $0) })
            else { return nil }
            let sources = changingSources(of: write, in: body, of: property.owner)
            guard let source = sources.first(where: { !isKeptElsewhere($0.name, of: property, in: all) }),
                !silences.note(property.fact.modifiers.contains(.isPrivate) ? nil : program.silence(onCodeOf: property.owner.unit))
            else { return nil }
            return SceneStorageWrittenOnce(
                property: property, location: write.function.location(write.range), isWrittenAtEnd: write.isAtEnd, source: source.name,
                change: source.change)
        }
    }

    func sceneStorageKey(of property: Property) -> StringValue? {
        let place = Place(in: property.declaration, of: property.owner, isStatic: true)
        return property.fact.sceneStorageKey.map { program.string($0, at: place) }
    }

    // MARK: Writes

    private struct Write {
        let function: Function
        let range: SourceRange
        let value: Expression
        let place: Place
        let isAtEnd: Bool
    }

    /// The assignments to a property that run as the whole body of its view appears or disappears, the last ones first; `nil` where anything
    /// else may write it.
    private func onlyWrites(to property: Property, in body: Function) -> [Write]? {
        let name = property.fact.name
        let bodies = wholeBodies(of: property.owner, from: body)
        var writes: [Write] = []
        for function in users(of: property) {
            let found = function.writes(to: name)
            guard bodies.contains(function) else {
                if found.isEmpty { continue } else { return nil }
            }
            let atEnd = Set(function.disappearances.flatMap(\.directAssignments))
            guard found.allSatisfy(atEnd.union(function.appearances.flatMap(\.directAssignments)).contains) else { return nil }
            writes += sites(in: function).compactMap { site in
                guard case .assignment(_, nil, let value) = site.kind, found.contains(site.range) else { return nil }
                let place = Place(site, in: function)
                return Write(function: function, range: site.range, value: value, place: place, isAtEnd: atEnd.contains(site.range))
            }
        }
        return writes.isEmpty ? nil : writes.filter(\.isAtEnd) + writes.filter { !$0.isAtEnd }
    }

    private func users(of property: Property) -> [Function] { namers(of: property).functions(of: property.owner) }

    /// Whether anything but the write itself asks for the value.
    private func isRead(_ property: Property, besides write: Write) -> Bool {
        users(of: property).contains { function in
            function.contains(naming: [property.fact.name]) { part in
                part.isNamed(property.fact.name) && !(write.range.start <= part.range.start && part.range.end <= write.range.end)
            }
        }
    }

    // MARK: What it is made of

    private func changingSources(of write: Write, in body: Function, of view: Type) -> [(name: String, change: Location)] {
        let bodies = wholeBodies(of: view, from: body)
        return write.place.origins(of: write.value).flatMap { origin -> [(name: String, change: Location)] in
            origin.value.ownMembers.compactMap { used -> (name: String, change: Location)? in
                guard origin.place.locals?.lookUp(used.name) == nil, let source = view.property(used.name)?.fact,
                    source.attributes.contains(where: App.wrappersOfChangingState.contains)
                else { return nil }
                let type =
                    source.type.flatMap { program.resolve($0, at: Place(body, nil)) }
                    ?? source.value.flatMap { program.type(of: $0, at: Place(body, nil)) }
                let model = type?.unwrapped.projectType
                let own = program.functions(of: view).filter {
                    $0.fact.kind != .initializer && $0.fact.words.mayHold(used.name) || bodies.contains($0)
                }
                for function in own {
                    let appearances = bodies.contains(function) ? function.appearances + function.disappearances : []
                    let change = function.change(of: used.name, besides: appearances) { member in
                        isKept(member, in: used.member, of: model)
                    }
                    if let change { return (used.name, function.location(change)) }
                }
                return nil
            }
        }
    }

    /// Whether a value that takes one member of a model, or all of it, tells what another member holds.
    private func isKept(_ changed: String?, in used: String?, of model: Type?) -> Bool {
        guard let changed else { return true }
        if let used, used == changed { return true }
        guard let model else { return false }
        if let used {
            guard let getter = program.getter(ofProperty: used, in: model) ?? program.functions(named: used, of: model).first else {
                return false
            }
            return getter.names(anyOf: [changed]) || packsItself(getter) && isKept(changed, in: nil, of: model)
        }
        guard let stored = model.property(changed)?.fact, !stored.isComputed, !stored.modifiers.contains(.isStatic) else { return false }
        // Whoever says which properties are encoded, or does it in code, may leave this one out.
        return encodedParts(of: .project(model)).contains { part in part.value?.contains { $0.isNamed(changed) } ?? false }
    }

    /// `var data: Data? { try? JSONEncoder().encode(self) }`
    private func packsItself(_ function: Function) -> Bool {
        exits(of: function).contains { exit in
            let place = Place(exit.site, in: function)
            return place.origins(of: exit.value).contains { origin in
                guard case .call(let call) = origin.value.kind else { return false }
                return packed(by: call, at: origin.place)?.core.isSelf ?? false
            }
        }
    }

    /// Whether other scene storage of the view is given the same state, and keeps it.
    private func isKeptElsewhere(_ source: String, of property: Property, in all: [Property]) -> Bool {
        let others = all.filter { $0.owner == property.owner && $0.fact.name != property.fact.name }
        return others.contains { other in
            program.functions(of: property.owner).contains { function in
                function.contains(naming: [other.fact.name]) { part in
                    guard case .assignment(let target, _, let value) = part.kind, target.isPart(of: other.fact.name) else { return false }
                    return value.contains { $0.isNamed(source) }
                }
            }
        }
    }

    private static let wrappersOfChangingState: Set<String> = [
        "State", "Binding", "StateObject", "ObservedObject", "EnvironmentObject", "Bindable",
    ]
}

// MARK: Bodies

extension Function {
    /// What the whole of a view's body runs when it appears: the closures of `onAppear` and `task` behind the one expression that it returns.
    var appearances: [Closure] { body.onlyReturn?.appearances ?? [] }

    /// What it runs when the view goes while the app stays.
    fileprivate var disappearances: [Closure] { body.onlyReturn?.closures { $0.name == "onDisappear" } ?? [] }

    /// Where a property may be written.
    func writes(to name: String) -> [SourceRange] {
        var ranges: [SourceRange] = []
        _ = contains(naming: [name, "$" + name, "_" + name]) { part in
            switch part.kind {
            case .assignment(let target, _, _) where target.isPart(of: name): ranges.append(part.range)
            case .call(let call) where call.receiver?.isPart(of: name) == true && !["map", "flatMap"].contains(call.name):
                ranges.append(part.range)
            case .call(let call) where call.arguments.contains { $0.isReference && $0.value.isPart(of: name) }: ranges.append(part.range)
            case .keyPath(let names) where names.contains(name): ranges.append(part.range)
            case _ where part.isBinding(of: name): ranges.append(part.range)
            default: break
            }
            return false
        }
        return ranges
    }

    /// Where a property is assigned, or somebody gets a binding to change it.
    /// - Parameter isMeant: asked for the member that changes; `nil` where all of it does.
    fileprivate func change(of name: String, besides closures: [Closure], where isMeant: (String?) -> Bool) -> SourceRange? {
        let passed = closures.flatMap { $0.body.map(\.range) }
        var found: SourceRange?
        _ = contains(naming: [name, "$" + name, "_" + name]) { part in
            guard found == nil else { return true }
            if passed.contains(where: { $0.start <= part.range.start && part.range.end <= $0.end }) { return false }
            switch part.kind {
            case .assignment(let target, _, _) where target.isPart(of: name):
                if isMeant(target.firstMember(of: { $0.isNamed(name) })) { found = target.range }
            case .member(let base, let member) where base.isBinding(of: name):
                if isMeant(member.text) { found = part.range }
            // A binding whose member is asked for stands in that.
            case .call(let call) where call.arguments.contains { $0.value.isBinding(of: name) }:
                if isMeant(nil) { found = call.arguments.first { $0.value.isBinding(of: name) }?.value.range }
            default: break
            }
            return false
        }
        return found
    }
}

extension Closure {
    /// The assignments that its own body makes, each once and at once.
    fileprivate var directAssignments: [SourceRange] { body.flatMap(\.directAssignments) }
}

extension Statement {
    fileprivate var directAssignments: [SourceRange] {
        switch kind {
        case .expression(let expression):
            if case .assignment = expression.core.kind { [expression.core.range] } else { [] }
        case .branch(let branch): branch.arms.flatMap { $0.body.flatMap(\.directAssignments) }
        case .guarded(_, let otherwise): otherwise.flatMap(\.directAssignments)
        case .block(let body): body.flatMap(\.directAssignments)
        case .attempt(let body, let catches): (body + catches.flatMap(\.body)).flatMap(\.directAssignments)
        case .local, .loop, .deferred, .function, .returns, .throwing, .breaks, .continues, .fallsThrough: []
        }
    }
}

extension Expression {
    /// What runs when the view appears that it stands for.
    var appearances: [Closure] { closures { $0.name == "onAppear" || $0.name == "task" && $0.argument("id") == nil } }

    fileprivate func closures(of isMeant: (Call) -> Bool) -> [Closure] {
        var closures: [Closure] = []
        var chain: Expression? = self
        while let link = chain, case .call(let call) = link.core.kind {
            if isMeant(call) {
                closures += call.arguments.compactMap { if case .closure(let closure) = $0.value.kind { closure } else { nil } }
            }
            chain = call.receiver
        }
        return closures
    }

    /// The binding to a property, or its wrapper.
    func isBinding(of property: String) -> Bool {
        switch kind {
        case .name("$" + property), .name("_" + property): true
        case .member(let base, let name): base.isSelf && ["$" + property, "_" + property].contains(name.text)
        default: false
        }
    }

    /// The names that it says of the object itself, each with the member that is asked of it.
    fileprivate var ownMembers: [(name: String, member: String?)] {
        switch kind {
        case .name(let name): return [(name, nil)]
        case .member(let base, let name):
            if base.isSelf { return [(name.text, nil)] }
            if let own = base.core.plainName { return [(own, name.text)] }
            return base.ownMembers
        case .call(let call):
            // `model.archive()`
            let callee = call.receiver.map { _ in call.callee.ownMembers } ?? []
            return callee + call.arguments.flatMap(\.value.ownMembers)
        default: return parts.flatMap(\.ownMembers)
        }
    }

    /// `page` of `model.page.title`, where a test holds for `model`; `nil` for the model itself.
    fileprivate func firstMember(of isModel: (Expression) -> Bool) -> String? {
        switch core.kind {
        case .member(let base, let name): isModel(base.core) ? name.text : base.firstMember(of: isModel)
        case .element(let base, _): base.firstMember(of: isModel)
        default: nil
        }
    }
}
