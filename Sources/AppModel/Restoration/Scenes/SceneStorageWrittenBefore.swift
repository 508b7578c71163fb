import Syntax

/// Scene storage that is written as a model says that it will change, from what the model still has then: what is kept is always one step
/// behind (I18).
public struct SceneStorageWrittenBefore: Sendable {
    public let property: Property
    /// Where it is written.
    public let location: Location
    /// The published property whose former value is kept, with the model's class.
    public let source: String
    public let model: Type
    /// Where the view listens.
    public let publisher: Location
}

extension App {
    /// The first such write of each property, in the order of the properties. Only where nothing else writes the storage.
    public func sceneStorageWrittenBefore(_ silences: inout Silences) -> [SceneStorageWrittenBefore] {
        program.propertiesMentioningRestoration { $0.sceneStorageKey != nil }.compactMap { property in
            guard !property.isOutsideViews, !program.files[property.declaration.file].isTest, !isMadeByPreviewsAlone(property.owner),
                isNamedInItsFileAlone(property)
            else { return nil }
            let users = namers(of: property).functions(of: property.owner)
            let writes = users.flatMap { function in function.writes(to: property.fact.name).map { (function, $0) } }
            let early = users.flatMap { earlyWrites(to: property, in: $0) }
            guard let first = early.first, writes.allSatisfy({ _, range in early.contains { $0.range == range } }) else { return nil }
            let silence = property.fact.modifiers.contains(.isPrivate) ? nil : program.silence(onCodeOf: property.owner.unit)
            return silences.note(silence) ? nil : first.storage
        }
    }

    private typealias EarlyWrite = (range: SourceRange, storage: SceneStorageWrittenBefore)

    /// `.onReceive(model.$page) { _ in saved = model.archive }`, each such assignment.
    private func earlyWrites(to property: Property, in function: Function) -> [EarlyWrite] {
        sites(in: function).flatMap { site -> [EarlyWrite] in
            guard let call = site.call, call.name == "onReceive", let publisher = call.firstUnlabelled,
                let (holder, published) = publisher.announcement, let closure = call.arguments.last?.value.closure, !closure.usesWhatItGets
            else { return [] }
            let place = Place(site, in: function)
            guard let model = observedModel(holder, of: property.owner), published != nil || !tellsOfChangesItself(model) else { return [] }
            return closure.body.compactMap { statement -> EarlyWrite? in
                guard case .expression(let expression) = statement.kind,
                    case .assignment(let target, nil, let value) = expression.core.kind, target.isPart(of: property.fact.name),
                    let source = announced(published, askedIn: value, of: holder, model, at: place)
                else { return nil }
                let storage = SceneStorageWrittenBefore(
                    property: property, location: function.location(expression.core.range), source: source, model: model,
                    publisher: function.location(publisher.range))
                return (expression.core.range, storage)
            }
        }
    }

    /// The class of a model that a view has in a property, and that tells of its changes.
    private func observedModel(_ name: String, of view: Type) -> Type? {
        guard let (declaration, fact) = view.property(name), !fact.isComputed else { return nil }
        let place = Place(in: declaration, of: view, isStatic: false)
        let type = fact.type.flatMap { program.resolve($0, at: place) } ?? fact.value.flatMap { program.type(of: $0, at: place) }
        guard let model = type?.unwrapped.projectType, model.kind == .class else { return nil }
        return model
    }

    /// Whether a model has its listeners hear at moments that it chooses: `objectWillChange.send()` behind the change.
    private func tellsOfChangesItself(_ model: Type) -> Bool {
        program.functions(of: model).contains { $0.names(anyOf: ["objectWillChange"]) }
    }

    /// The published property of which a value is made that is asked of the model.
    ///
    /// - Parameter published: the one that is listened to; `nil` for any.
    private func announced(
        _ published: String?, askedIn value: Expression, of holder: String, _ model: Type, at place: Place
    ) -> String? {
        var asked: [String] = []
        _ = value.contains { part in
            if case .member(let base, let member) = part.kind, base.core.plainName == holder, place.locals?.lookUp(holder) == nil {
                asked.append(member.text)
            }
            return false
        }
        for name in asked {
            if isPublished(name, by: model), published == nil || published == name { return name }
            guard let function = program.getter(ofProperty: name, in: model) ?? program.functions(named: name, of: model).onlyElement else {
                continue
            }
            let own = model.declarations.flatMap(\.fact.properties).map(\.name).filter { isPublished($0, by: model) }
            let read = own.first { (published == nil || published == $0) && function.names(anyOf: [$0]) && !function.assigns($0) }
            if let read { return read }
        }
        return nil
    }

    private func isPublished(_ name: String, by model: Type) -> Bool {
        model.property(name)?.fact.attributes.contains("Published") ?? false
    }
}

extension Function {
    fileprivate func assigns(_ name: String) -> Bool {
        contains(naming: [name]) { part in
            if case .assignment(let target, _, _) = part.kind { target.isPart(of: name) } else { false }
        }
    }
}

extension Closure {
    /// Whether it names what it is called with.
    fileprivate var usesWhatItGets: Bool {
        let names = parameters.isEmpty ? ["$0"] : parameters.map(\.name).filter { $0 != "_" }
        return body.flatMap(\.expressions).contains { expression in
            expression.contains { part in if case .name(let name) = part.kind { names.contains(name) } else { false } }
        }
    }
}

extension Expression {
    fileprivate var closure: Closure? { if case .closure(let closure) = core.kind { closure } else { nil } }

    /// The model and the published property of `model.$page`, the model alone of `model.objectWillChange`, whatever is left out of what
    /// these send; `nil` where it comes at another time.
    fileprivate var announcement: (holder: String, published: String?)? {
        switch core.kind {
        case .member(let base, let member):
            guard let holder = base.core.plainName else { return nil }
            if member.text == "objectWillChange" { return (holder, nil) }
            return member.text.hasPrefix("$") ? (holder, String(member.text.dropFirst())) : nil
        case .call(let call) where Expression.operatorsAtOnce.contains(call.name):
            return call.receiver?.announcement
        default: return nil
        }
    }

    /// Those of Combine's operators that hand on what they get at the moment when they get it.
    private static let operatorsAtOnce: Set<String> = [
        "dropFirst", "removeDuplicates", "filter", "map", "compactMap", "eraseToAnyPublisher", "prefix", "print",
    ]
}
