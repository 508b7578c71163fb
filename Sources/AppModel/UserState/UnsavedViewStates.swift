import Syntax

/// A variable of a view, or of a model that it holds, which the user changes and nobody keeps, in an app whose views keep others.
public struct UnsavedViewState: Sendable {
    /// What is lost.
    public enum Loss: Sendable {
        case text, tab, choice, order, expansion, path
    }

    public let owner: Type
    public let name: String
    /// Where it is declared.
    public let location: Location
    public let loss: Loss
    /// Where the user changes it.
    public let change: Location
    /// Where it is seen again.
    public let use: Location
    /// What the same app keeps, of the same view if there is such.
    public let kept: Location
    public let isKeptBeside: Bool
}

extension Silence.Reason {
    static let bindingOutOfSight = Silence.Reason("binding that goes where nothing follows it")
}

extension App {
    /// In the order of the views.
    public func unsavedViewStates(_ silences: inout Silences) -> [UnsavedViewState] {
        let storing = program.propertiesMentioningRestoration { $0.attributes.contains("SceneStorage") }.filter {
            !program.files[$0.declaration.file].isTest && !isPreview($0.owner) && !$0.isOutsideViews
        }
        var found: [UnsavedViewState] = []
        for (unit, stored) in Dictionary(grouping: storing, by: \.owner.unit).sorted(by: { $0.key < $1.key }) {
            let shown = ShownViews(self, unit: unit, storing: stored.map(\.owner))
            found += unsavedViewStates(among: shown, unit: unit, besides: stored, &silences)
        }
        return found.first(ofEach: \.location)
    }

    private func unsavedViewStates(
        among shown: ShownViews, unit: Int, besides stored: [Property], _ silences: inout Silences
    ) -> [UnsavedViewState] {
        var found: [UnsavedViewState] = []
        func tell(_ trace: ViewTrace, _ owner: Type, _ property: PropertyFact, _ declaration: Type.Declaration) {
            let location = Location(path: program.files[declaration.file].path, range: property.nameRange)
            guard let (loss, change, use) = trace.loss, !silences.note(program.silence(onCodeOf: unit)) else { return }
            if let lost = trace.lost {
                silences.note(Silence(.bindingOutOfSight, at: lost, about: owner.name + "." + property.name))
                return
            }
            let beside = stored.first { $0.owner == owner }
            guard let kept = beside ?? stored.first else { return }
            found.append(
                UnsavedViewState(
                    owner: owner, name: property.name, location: location, loss: loss, change: change, use: use, kept: kept.location,
                    isKeptBeside: beside != nil))
        }
        for view in shown.views {
            for declaration in view.declarations {
                for property in declaration.fact.properties where property.attributes.contains("State") && property.isVariable {
                    let type = program.declaredType(of: property, in: declaration, of: view)
                    if type?.unwrapped.projectType?.kind == .class { continue }
                    // What begins with what is kept has a default that somebody chose.
                    let whole = declaration.fact.withMethods?.property(property.name) { $0.nameRange == property.nameRange }
                    if whole?.value?.contains(where: { $0.ownName.map(SwiftUI.stores.contains) ?? false }) ?? false { continue }
                    var trace = ViewTrace(self, shown, of: type, isOfModel: false)
                    trace.follow(ViewKey(name: property.name), in: view)
                    tell(trace, view, property, declaration)
                }
            }
        }
        let holders = ModelHolders(self, unit: unit)
        for model in holders.models {
            for declaration in model.declarations {
                for property in declaration.fact.properties where holders.observes(property, of: model) {
                    let type = program.declaredType(of: property, in: declaration, of: model)
                    if type?.unwrapped.projectType?.kind == .class { continue }
                    var trace = ViewTrace(self, shown, of: type, isOfModel: true)
                    for (holder, name) in holders.holders(of: model) {
                        trace.follow(ViewKey(name: name, part: property.name), in: holder)
                    }
                    guard trace.choice != nil, !trace.isKept else { continue }
                    trace.follow(ViewKey(name: property.name), in: model)
                    for name in trace.derivedOfModel {
                        for (holder, own) in holders.holders(of: model) { trace.followDerived(ViewKey(name: own, part: name), in: holder) }
                    }
                    tell(trace, model, property, declaration)
                }
            }
        }
        return found
    }
}

extension ViewTrace {
    /// What is lost, where the user changes it, and where it is seen again; `nil` where nothing is.
    fileprivate var loss: (loss: UnsavedViewState.Loss, change: Location, use: Location)? {
        guard !isKept, !isPassing, let choice, let use else { return nil }
        switch choice.kind {
        case .search: return (.text, choice.location, use)
        case .text: return isSubmitted ? nil : (.text, choice.location, use)
        case .tab: return (.tab, choice.location, use)
        case .rows: return view.map { (.choice, choice.location, $0) }
        case .order: return (.order, choice.location, use)
        case .value: return isSubmitted ? nil : (.choice, choice.location, use)
        case nil: return (.choice, choice.location, use)
        case .expansion: return (.expansion, choice.location, use)
        case .path: return (.path, choice.location, use)
        }
    }
}

/// Who holds which models of a unit.
struct ModelHolders {
    private(set) var models: [Type] = []
    private var holdersOfModel: [Int: [(holder: Type, name: String)]] = [:]
    private let app: App

    init(_ app: App, unit: Int) {
        self.app = app
        var untyped: [(holder: Type, name: String)] = []
        var models: Set<Int> = []
        for type in app.program.types where type.unit == unit && !app.program.files[type.file].isTest && !app.isPreview(type) {
            for declaration in type.declarations {
                for property in declaration.fact.properties where !property.modifiers.contains(.isStatic) {
                    let model = app.program.declaredType(of: property, in: declaration, of: type)?.unwrapped.projectType
                    if let model, model.kind == .class, !app.program.isController(model), !app.program.isView(model) {
                        holdersOfModel[model.id, default: []].append((type, property.name))
                        // A record of a store is no state of a view's own.
                        if property.attributes.contains(where: ["State", "StateObject"].contains), Self.isTransient(model, app) {
                            models.insert(model.id)
                        }
                    } else if model == nil, property.attributes.contains("Environment") {
                        untyped.append((type, property.name))
                    }
                }
            }
        }
        self.models = app.program.types.filter { models.contains($0.id) }
        for (holder, name) in untyped {
            let meant = self.models.filter { model in holdersOfModel[model.id]?.contains { $0.name == name } ?? false }
            if let model = meant.first, meant.count == 1 { holdersOfModel[model.id, default: []].append((holder, name)) }
        }
    }

    /// Whether it is no record of a store.
    static func isTransient(_ model: Type, _ app: App) -> Bool {
        !app.program.lineage(of: model).flatMap(\.inherited).contains { protocolsOfRecords.contains($0.name) }
    }

    private static let protocolsOfRecords: Set<String> = [
        "Codable", "Encodable", "Decodable", "NSCoding", "NSSecureCoding", "NSManagedObject", "RawRepresentable", "PersistentModel",
    ]

    func holders(of model: Type) -> [(holder: Type, name: String)] { holdersOfModel[model.id] ?? [] }

    /// Whether a view shows anew what a property of a model holds when it changes.
    func observes(_ property: PropertyFact, of model: Type) -> Bool {
        guard property.isVariable, !property.isComputed, property.accessors.isEmpty else { return false }
        if property.attributes.contains("Published") { return true }
        return property.attributes.allSatisfy { $0 == "MainActor" }
            && !app.program.lineage(of: model).contains { $0.lists("ObservableObject") }
    }
}

extension PropertyFact {
    fileprivate var isVariable: Bool { modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isComputed]) }
}
