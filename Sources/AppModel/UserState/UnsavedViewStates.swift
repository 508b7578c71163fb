import Syntax

/// A variable of a view, or of a model that it holds, which the user changes and nobody keeps, in an app whose views keep others.
public struct UnsavedViewState: Sendable {
    /// What is lost.
    public enum Loss: Sendable {
        case text, tab, choice, order, expansion, path
        /// What was opened on a stack without a path.
        case screen
        /// The same, after a screen that is kept.
        case nextScreen
        /// The one of some tabs without a selection.
        case openTab
    }

    /// What tells that the view comes back with something of its own.
    public enum Evidence: Sendable {
        /// What it keeps itself.
        case ofView(Location)
        /// What other views keep.
        case ofApp(Location)
        /// What its window shows.
        case ofWindow(Location)
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
    public let evidence: Evidence

    public var symbol: String { owner.name + "." + name }
}

extension Silence.Reason {
    static let bindingOutOfSight = Silence.Reason("binding that goes where nothing follows it")
    static let presentationMayBeKept = Silence.Reason("sheet, popover or pushed screen that may be there again after a launch, or may not")
    static let choiceMayBeKept = Silence.Reason("choice between views that may be kept, or may not")
}

extension App {
    /// In the order of the views.
    public func unsavedViewStates(_ silences: inout Silences) -> [UnsavedViewState] {
        let storing = program.propertiesMentioningRestoration { $0.attributes.contains("SceneStorage") }.filter {
            !program.files[$0.declaration.file].isTest && !isPreview($0.owner) && !$0.isOutsideViews
        }
        let storedOfUnit = Dictionary(grouping: storing, by: \.owner.unit)
        let windowsOfUnit = Dictionary(grouping: windowValues()) { program.unit(of: $0.function) }
        let unitsOfApps = program.types.filter { $0.lists("App") && !program.files[$0.file].isTest }.map(\.unit)
        var found: [UnsavedViewState] = []
        for unit in Set(storedOfUnit.keys).union(windowsOfUnit.keys).union(unitsOfApps).sorted() {
            if let (shown, kept) = viewsComingBack(in: unit, storing: storedOfUnit[unit] ?? []) {
                found += unsavedViewStates(amongAll: shown, &silences) { shown, silences in
                    let states = unsavedViewStates(among: shown, unit: unit, &silences) { owner in
                        if let own = kept.first(where: { $0.owner == owner }) { return .ofView(own.location) }
                        return .ofApp(kept[0].location)
                    }
                    return states + unsavedStacks(among: shown, besides: kept, &silences)
                }
            } else {
                // What else the app shows may begin anew.
                for window in windowsOfUnit[unit] ?? [] {
                    let shown = ShownViews(self, unit: unit, window: window)
                    found += unsavedViewStates(amongAll: shown, &silences) { shown, silences in
                        unsavedViewStates(among: shown, unit: unit, &silences) { _ in .ofWindow(window.location) }
                    }
                }
            }
        }
        return found.first(ofEach: \.location)
    }

    /// What a relaunch of an app shows again, and what tells that it brings its user back; `nil` where nothing does.
    private func viewsComingBack(in unit: Int, storing: [Property]) -> (shown: ShownViews, kept: [KeptPlace])? {
        if !storing.isEmpty {
            let kept = storing.map { KeptPlace(owner: $0.owner, location: $0.location) }
            return (ShownViews(self, unit: unit, storing: storing.map(\.owner)), kept)
        }
        guard let all = ShownViews(self, unit: unit) else { return nil }
        let kept = keptPlaces(among: all)
        return kept.isEmpty ? nil : (all.withApps(thatShow: kept.map(\.owner)), kept)
    }

    /// What `states` finds among views that are surely shown; what else it finds where presentations may be kept is noted.
    private func unsavedViewStates(
        amongAll shown: ShownViews, _ silences: inout Silences, _ states: (ShownViews, inout Silences) -> [UnsavedViewState]
    ) -> [UnsavedViewState] {
        let found = states(shown, &silences)
        guard let all = shown.withOpenPresentations() else { return found }
        var further = Silences()
        for state in states(all, &further) where !found.contains(where: { $0.location == state.location }) {
            let place = [state.use, state.change].lazy.compactMap(all.openPresentation).first
            further.note(Silence(.presentationMayBeKept, at: place ?? state.location, about: state.symbol))
        }
        silences.note(further, besides: Set(found.map(\.symbol)))
        return found
    }

    private func unsavedViewStates(
        among shown: ShownViews, unit: Int, _ silences: inout Silences, evidence: (Type) -> UnsavedViewState.Evidence
    ) -> [UnsavedViewState] {
        var found: [UnsavedViewState] = []
        func tell(_ state: TracedState, _ owner: Type, isOfForm: Bool) {
            let (trace, property) = (state.trace, state.property)
            let location = Location(path: program.files[state.file].path, range: property.nameRange)
            guard let (loss, change, use) = trace.loss(isOfForm: isOfForm), !loss.isGoneThrough(in: owner),
                !shown.isKept(property.name, of: owner), !silences.note(program.silence(onCodeOf: unit))
            else { return }
            let symbol = owner.name + "." + property.name
            if let lost = trace.lost {
                silences.note(Silence(.bindingOutOfSight, at: lost, about: symbol))
                return
            }
            if silences.note(trace.saving.silence(about: symbol)) { return }
            found.append(
                UnsavedViewState(
                    owner: owner, name: property.name, location: location, loss: loss, change: change, use: use,
                    evidence: evidence(owner)))
        }
        func tell(_ states: [TracedState], _ owner: Type) {
            let isForm = states.count { $0.trace.isDraft } >= UnsavedViewState.fieldsOfForm && !shown.code(of: owner).asksForSecrets
            for state in states { tell(state, owner, isOfForm: isForm) }
        }
        for view in shown.views {
            var states: [TracedState] = []
            for declaration in view.declarations {
                for property in declaration.fact.properties where property.attributes.contains("State") && property.isVariable {
                    let type = program.declaredType(of: property, in: declaration, of: view)
                    // A model may be changed in place, but what is nil at first is one of many.
                    if let type, !type.isOptional, type.projectType?.kind == .class { continue }
                    // What begins with what is kept has a default that somebody chose.
                    let beginning = declaration.fact.beginning(of: property)
                    if beginning?.contains(where: { $0.ownName.map(SwiftUI.stores.contains) ?? false }) ?? false { continue }
                    var trace = ViewTrace(self, shown, of: type, isOfModel: false)
                    trace.isGiven =
                        !(beginning?.isConstantValue ?? true)
                        || !property.modifiers.contains(.isPrivate) && shown.isGiven(property.name, byMakersOf: view)
                    trace.follow(ViewKey(name: property.name), in: view)
                    states.append(TracedState(trace: trace, property: property, file: declaration.file))
                }
            }
            tell(states, view)
        }
        let holders = ModelHolders(self, shown, unit: unit)
        for model in holders.models {
            var states: [TracedState] = []
            for declaration in model.declarations {
                for property in declaration.fact.properties where holders.observes(property, of: model) {
                    let type = program.declaredType(of: property, in: declaration, of: model)
                    if let type, !type.isOptional, type.projectType?.kind == .class { continue }
                    var trace = ViewTrace(self, shown, of: type, isOfModel: true)
                    trace.isGiven = !(declaration.fact.beginning(of: property)?.isConstantValue ?? true)
                    trace.setters = shown.code(of: model).setters(of: property.name)
                    for (holder, name) in holders.holders(of: model) {
                        trace.follow(ViewKey(name: name, part: property.name), in: holder)
                    }
                    guard trace.choice != nil, !trace.saving.isCertain else { continue }
                    trace.follow(ViewKey(name: property.name), in: model)
                    trace.followDerived(trace.derivedOfModel, of: model, among: holders)
                    trace.isGiven = trace.isGiven || shown.isGiven(property.name, byOthersThan: holders, of: model)
                    states.append(TracedState(trace: trace, property: property, file: declaration.file))
                }
            }
            tell(states, model)
        }
        return found
    }
}

extension UnsavedViewState.Loss {
    /// Whether somebody who comes back has gone through it once and for all: what he sees when he launches the app first.
    fileprivate func isGoneThrough(in view: Type) -> Bool {
        if case .path = self { Conventions.isAside(view.shortName) } else { false }
    }
}

/// A variable of a view or model, and what is done with it.
private struct TracedState {
    let trace: ViewTrace
    let property: PropertyFact
    let file: Int
}

extension UnsavedViewState {
    /// So many fields that are handed in together are work to fill in anew.
    fileprivate static let fieldsOfForm = 3
}

extension ViewCode {
    /// Whether it has a field for a password: who signs in types the rest again, too.
    fileprivate var asksForSecrets: Bool { members.contains { $0.fact.words.mayHold("SecureField") } }
}

extension ViewTrace {
    /// Whether somebody keeps it as it changes; a text that is handed in is not kept before.
    fileprivate var saving: Keeping {
        // What nobody gives back is lost, whoever is told of it.
        if !isGiven, let kind = choice?.kind, [.search, .tab, .order, .expansion, .path].contains(kind) { return .none }
        var saving = keeping
        if choice?.kind != .text { saving.add(handing) }
        return saving
    }

    /// Whether it is a text that the user hands in when it is done.
    fileprivate var isDraft: Bool { choice?.kind == .text && !keeping.isPossible && (isSubmitted || handing.isPossible) }

    /// What is lost unless somebody keeps it after all, where the user changes it, and where it is seen again; `nil` where nothing is.
    ///
    /// - Parameter isOfForm: whether it is handed in together with others.
    fileprivate func loss(isOfForm: Bool) -> (loss: UnsavedViewState.Loss, change: Location, use: Location)? {
        // What is typed in a moment is typed again in a moment.
        let isWork = isDraft && (isLong || isOfForm)
        if isDraft, !isWork { return nil }
        guard !saving.isCertain, !isPassing, let choice, let use = use ?? (isWork ? field : nil) else { return nil }
        switch choice.kind {
        case .search, .text: return (.text, choice.location, use)
        case .tab: return (.tab, choice.location, use)
        case .rows: return view.map { (.choice, choice.location, $0) }
        case .order: return (.order, choice.location, use)
        case .value: return isSubmitted && !isFilter ? nil : (.choice, choice.location, use)
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

    init(_ app: App, _ shown: ShownViews, unit: Int) {
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
        addModelsOfModels(to: &models, shown)
        self.models = app.program.types.filter { models.contains($0.id) }
        for (holder, name) in untyped {
            let meant = self.models.filter { model in holdersOfModel[model.id]?.contains { $0.name == name } ?? false }
            if let model = meant.first, meant.count == 1 { holdersOfModel[model.id, default: []].append((holder, name)) }
        }
    }

    /// What a model makes for itself is as much the view's own, where it is called one.
    private func addModelsOfModels(to models: inout Set<Int>, _ shown: ShownViews) {
        let owners = models
        for type in app.program.types where Conventions.isModelOfView(type.shortName) && Self.isTransient(type, app) {
            let isMade = holdersOfModel[type.id]?.contains { holder, _ in
                owners.contains(holder.id)
                    && shown.code(of: holder).members.contains { $0.made.contains { $0.call.name == type.shortName } }
            }
            if isMade ?? false { models.insert(type.id) }
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

    /// Whether a view shows what a property of a model holds, at once when it changes or with the next change of another.
    func observes(_ property: PropertyFact, of model: Type) -> Bool {
        guard property.isVariable, !property.isComputed, property.accessors.isEmpty else { return false }
        return property.attributes.contains("Published") || property.attributes.allSatisfy { $0 == "MainActor" }
    }
}

extension TypeFact {
    /// What a variable begins with.
    fileprivate func beginning(of property: PropertyFact) -> Expression? {
        withMethods?.property(property.name) { $0.nameRange == property.nameRange }?.value
    }
}

extension PropertyFact {
    fileprivate var isVariable: Bool { modifiers.isDisjoint(with: [.isStatic, .isLet, .isLazy, .isComputed]) }
}
