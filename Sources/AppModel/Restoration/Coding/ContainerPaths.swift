import Syntax

/// A place in the app's container or bundle that is saved by its whole path, which the next version of the app does not have (C16).
public struct SavedContainerPath: Sendable {
    public let key: StringValue
    public let function: Function
    /// Of the value that is saved.
    public let range: SourceRange

    public var location: Location { function.location(range) }
}

extension App {
    /// Every such place that goes into a coder, an activity or scene storage, in path order. On a Mac these places stay where they are, so
    /// apps of AppKit are left out.
    public func savedContainerPaths() -> [SavedContainerPath] {
        let paths = ContainerPaths(app: self, kind: .ofApp)
        let mac = Set(program.classes(adopting: "NSApplicationDelegate").map(\.unit))
        func isMeant(_ function: Function) -> Bool {
            // A project may have an app of either kind.
            if mac.contains(program.unit(of: function)) { return function.type.map { program.inherits($0, from: "UIResponder") } ?? false }
            return function.type.map { !program.isRestoredByAppKit($0) } ?? true
        }
        return savedValues(with: activityEntries).compactMap { saved in
            guard isMeant(saved.function), paths.contain(saved.value, at: saved.place), !isForItsNameAlone(saved) else { return nil }
            return SavedContainerPath(key: saved.key, function: saved.function, range: saved.value.range)
        }
    }
}

extension Silence.Reason {
    fileprivate static let keepsBookmarks = Silence.Reason("app that keeps bookmarks of files, too")
}

extension App {
    /// Every path of a file that the user chose in a panel and that a sandboxed app of AppKit's keeps as a text, in path order: it has access
    /// to the file until it ends (I37). Nothing where the app keeps bookmarks, whatever of.
    public func savedChosenPaths(_ silences: inout Silences) -> [SavedContainerPath] {
        guard !program.functions(mentioningAnyOf: FileLocations.panels).isEmpty else { return [] }
        let paths = ContainerPaths(app: self, kind: .chosen)
        var sandboxed: [Int: Bool] = [:]
        return savedValues(with: []).compactMap { saved in
            let unit = program.unit(of: saved.function)
            let isSandboxed = sandboxed[unit] ?? program.isSandboxed(unit: unit)
            sandboxed[unit] = isSandboxed
            guard isSandboxed, isText(saved.value, at: saved.place), paths.contain(saved.value, at: saved.place),
                !silences.note(silence(onBookmarksOf: unit)), !silences.note(program.silence(onCodeOf: unit))
            else { return nil }
            return SavedContainerPath(key: saved.key, function: saved.function, range: saved.value.range)
        }
    }

    private func isText(_ value: Expression, at place: Place) -> Bool {
        let isPath = ["path", "absoluteString", "relativePath"].contains(value.core.ownName ?? "")
        return isPath || program.type(of: value, at: place).map { ["String", "NSString"].contains($0.unwrapped.name) } ?? false
    }

    private func silence(onBookmarksOf unit: Int) -> Silence? {
        let place = program.functions(mentioningAnyOf: FileLocations.bookmarks).first { function in
            program.unit(of: function) == unit && function.names(anyOf: Set(FileLocations.bookmarks))
        }
        if let place { return Silence(.keepsBookmarks, at: place.location) }
        let isElsewhere = FileLocations.bookmarks.contains { program.isSaidInOutlines($0, ofUnit: unit) }
        return isElsewhere ? Silence(.keepsBookmarks, in: program.path(ofUnit: unit)) : nil
    }
}

extension App {
    /// Whether UIKit asks for an activity's entry, or the app for no more of it than the name of the file, which is the same in each version.
    private func isForItsNameAlone(_ saved: SavedValue) -> Bool {
        guard case .activity(let entry) = saved.store else { return false }
        return !entry.isCertain || entry.isAskedForByUIKit || isReadForItsName(saved.key)
    }

    private func isReadForItsName(_ key: StringValue) -> Bool {
        guard key.text != nil else { return false }
        let reads = activityReads().filter { $0.key == key }
        return !reads.isEmpty
            && reads.allSatisfy { read in
                let names = Set(read.function.body.flatMap(\.namesOfLocals).filter { $0.value.core.range == read.range }.map(\.name))
                let uses = read.function.body.flatMap(\.expressions).map { $0.uses(of: names, orAt: read.range) }
                return uses.contains { $0.named > 0 } && uses.allSatisfy { $0.others == 0 }
            }
    }
}

extension Statement {
    /// The locals and bindings in it, each with what it is made of.
    fileprivate var namesOfLocals: [(name: String, value: Expression)] {
        func bound(_ conditions: [Condition]) -> [(name: String, value: Expression)] {
            conditions.compactMap { if case .binding(let name, _, let value) = $0 { (name, value) } else { nil } }
        }
        let own: [(name: String, value: Expression)] =
            switch kind {
            case .local(let local): local.value.map { [(local.name, $0)] } ?? []
            case .branch(let branch): branch.arms.flatMap { bound($0.conditions) }
            case .guarded(let conditions, _): bound(conditions)
            case .loop(let loop): bound(loop.conditions)
            default: []
            }
        return own + inner.flatMap(\.namesOfLocals)
    }
}

extension Expression {
    /// How often a file of some names, or the value at a range, is asked for its name, and how often it is used otherwise.
    fileprivate func uses(of names: Set<String>, orAt range: SourceRange) -> (named: Int, others: Int) {
        func isMeant(_ part: Expression) -> Bool {
            if case .name(let name) = part.core.kind { return names.contains(name) }
            return names.isEmpty && part.core.range == range
        }
        var (named, all) = (0, 0)
        _ = contains { part in
            if case .member(let base, let member) = part.kind, member.text == "lastPathComponent", isMeant(base) { named += 1 }
            switch part.kind {
            case .name(let name): if names.contains(name) { all += 1 }
            default: if names.isEmpty, part.range == range { all += 1 }
            }
            return false
        }
        return (named, all - named)
    }
}

extension ActivityEntry {
    /// UIKit itself keeps a document's place under this key, to open it on another device.
    fileprivate var isAskedForByUIKit: Bool { ["userActivityURLKey", "NSUserActivityDocumentURLKey"].contains(key.core.memberName) }
}

/// What is sure to be the whole path or URL of a place in the app's container or bundle, or of one that the user chose.
private final class ContainerPaths {
    enum Kind { case ofApp, chosen }

    private let app: App
    private let kind: Kind
    private let given: GivenValues
    /// Of the variables that were asked for; `false` while one is looked at.
    private var variables: [GivenValues.Variable: Bool] = [:]

    init(app: App, kind: Kind) {
        self.app = app
        self.kind = kind
        given = GivenValues(app)
    }

    private var program: Program { app.program }

    func contain(_ value: Expression, at place: Place) -> Bool { contain(value, at: place, depth: 0) }

    private func contain(_ value: Expression, at place: Place, depth: Int) -> Bool {
        guard depth < 10 else { return false }
        let value = value.core
        func isPath(_ other: Expression) -> Bool { contain(other, at: place, depth: depth + 1) }
        switch value.kind {
        case .name(let name):
            if let locals = place.locals?.lookUp(name) { return isLocal(locals, at: place, depth: depth) }
            if case .property(_, let fact, let owner) = program.reference(to: name, at: place) {
                return isProperty(fact, of: owner, depth: depth)
            }
            return false
        case .member(let base, let name):
            if isSource(name.text, of: base, at: place) || name.text == "fileURL" && isDocument(base, at: place) { return true }
            if let owner = program.ownType(of: base, at: place), let property = owner.property(name.text) {
                return isProperty(property.fact, of: owner, depth: depth)
            }
            return FileLocations.thatStayAbsolute.contains(name.text) && isPath(base)
        case .element(let base, let arguments):
            return arguments.first?.value.isPlace == true && isPath(base)
        case .call(let call):
            return isCall(call, at: place, depth: depth)
        case .binary(let left, "+", _), .binary(let left, "??", _):
            return isPath(left)
        case .ternary(_, let first, let second):
            return isPath(first) && isPath(second)
        case .interpolation(let pieces):
            return pieces.first { if case .string("") = $0.kind { false } else { true } }.map(isPath) ?? false
        default:
            return false
        }
    }

    /// One of UIKit's, whose file lies in the app's container, as UIKit says (C16).
    private func isDocument(_ base: Expression, at place: Place) -> Bool {
        guard kind == .ofApp, let type = program.type(of: base, at: place)?.unwrapped else { return false }
        return type.projectType.map { program.inherits($0, from: "UIDocument") } ?? (type.name == "UIDocument")
    }

    private func isLocal(_ locals: LocalScope, at place: Place, depth: Int) -> Bool {
        let name = locals.binding.name
        if case .element(let list, _) = locals.binding.origin { return contain(list, at: place.before(locals), depth: depth + 1) }
        if case .parameter = locals.binding.origin { return isGivenPath(name, locals, at: place, depth: depth) }
        guard let first = place.firstValue(of: name) else { return false }
        guard let function = place.function else {
            // In an outline only what never changes is sure.
            guard case .local(let local) = locals.binding.origin, local.isLet else { return false }
            return contain(first.value, at: first.place, depth: depth + 1)
        }
        let isReassigned = app.sites(in: function).contains { site in
            guard case .assignment(let target, nil, _) = site.kind else { return false }
            return target.isName(name)
        }
        return !isReassigned && contain(first.value, at: first.place, depth: depth + 1)
    }

    /// A parameter that some caller in sight hands such a place.
    private func isGivenPath(_ name: String, _ locals: LocalScope, at place: Place, depth: Int) -> Bool {
        guard let function = place.function, place.isOwnParameter(locals) else { return false }
        let isReassigned = app.sites(in: function).contains {
            if case .assignment(let target, nil, _) = $0.kind { target.isName(name) } else { false }
        }
        guard !isReassigned else { return false }
        return given.calls(of: function).contains { call in
            guard let index = call.call.arguments.indices.first(where: { function.fact.parameter(for: $0, of: call.call)?.name == name })
            else { return false }
            return contain(call.call.arguments[index].value, at: call.place, depth: depth + 1)
        }
    }

    /// A getter that gives nothing else, a constant, or a variable that is given one somewhere.
    private func isProperty(_ property: PropertyFact, of owner: Type, depth: Int) -> Bool {
        let own = program.functions(of: owner).filter { $0.property?.name == property.name && $0.fact.kind == .getter }
        if property.isComputed {
            if own.isEmpty { return givesPath(outlined: property, of: owner, depth: depth) }
            return own.count == 1 && own.allSatisfy { givesPath($0, depth: depth) }
        }
        if let value = property.value, property.modifiers.contains(.isLet) || isNeverGivenAnother(property, of: owner) {
            if !own.isEmpty { return own.count == 1 && own.allSatisfy { givesPath($0, depth: depth) } }
            // What only names something else runs nothing.
            guard let declaration = owner.property(property.name)?.declaration else { return false }
            let place = Place(in: declaration, of: owner, isStatic: property.modifiers.contains(.isStatic))
            return contain(value, at: place, depth: depth + 1)
        }
        guard own.isEmpty, property.accessors.isEmpty, property.attributes.allSatisfy(UIKit.harmlessAttributes.contains),
            property.type.map({
                ([$0.unwrapped] + $0.unwrapped.arguments.map(\.unwrapped)).contains { FileLocations.types.contains($0.name) }
            }) ?? true
        else { return false }
        let variable = GivenValues.Variable(name: property.name, owner: owner)
        if let known = variables[variable] { return known }
        variables[variable] = false
        let isPath = given.values(of: variable).contains { contain($0.value, at: $0.place, depth: depth + 1) }
        variables[variable] = isPath
        return isPath
    }

    /// Whether a variable keeps what it is made with: `lazy var folder = …`.
    private func isNeverGivenAnother(_ property: PropertyFact, of owner: Type) -> Bool {
        property.accessors.isEmpty && property.attributes.allSatisfy(UIKit.harmlessAttributes.contains)
            && given.values(of: GivenValues.Variable(name: property.name, owner: owner)).isEmpty
    }

    private func givesPath(_ function: Function, depth: Int) -> Bool {
        let values = app.exits(of: function).filter { !$0.value.isNil }
        return !values.isEmpty && values.allSatisfy { contain($0.value, at: Place($0.site, in: function), depth: depth + 1) }
    }

    /// The same for a function in a file of which there is an outline only.
    private func givesPath(_ function: DeclaredFunction, depth: Int) -> Bool {
        let values = (function.fact.body ?? []).returnedValues.filter { !$0.isNil }
        return !values.isEmpty && values.allSatisfy { contain($0, at: function.place, depth: depth + 1) }
    }

    private func givesPath(outlined property: PropertyFact, of owner: Type, depth: Int) -> Bool {
        guard program.descendants(of: owner).isEmpty, let declaration = owner.property(property.name)?.declaration,
            let getter = declaration.fact.getter(of: property.name)
        else { return false }
        let place = Place(in: declaration, of: owner, isStatic: property.modifiers.contains(.isStatic))
        return givesPath(DeclaredFunction(getter, at: place), depth: depth)
    }

    /// `{ … }()`, by what it returns itself.
    private func givesPath(_ closure: Expression, at place: Place, depth: Int) -> Bool {
        guard let function = place.function else { return false }
        let inside = app.sites(in: function).compactMap { site -> (value: Expression, site: Site, closures: Int)? in
            guard case .returns(let value) = site.kind, closure.range.contains(site.range) else { return nil }
            return (value, site, site.closureCount)
        }
        let outermost = inside.map(\.closures).min()
        let own = inside.filter { $0.closures == outermost && !$0.value.isNil }
        return !own.isEmpty && own.allSatisfy { contain($0.value, at: Place($0.site, in: function), depth: depth + 1) }
    }

    private func isCall(_ call: Call, at place: Place, depth: Int) -> Bool {
        func isPath(_ other: Expression) -> Bool { contain(other, at: place, depth: depth + 1) }
        if let function = program.calledFunction(call, at: place) {
            return !program.isOverridden(function) && givesPath(function, depth: depth)
        }
        let outlined = program.functions(calledBy: call, at: place)
        if let function = outlined.onlyElement, function.place.type.map({ program.descendants(of: $0).isEmpty }) ?? true {
            return givesPath(function, depth: depth)
        }
        if case .closure = call.callee.kind, call.arguments.isEmpty { return givesPath(call.callee, at: place, depth: depth) }
        if case .name(let name) = call.callee.kind, FileLocations.functions.contains(name) { return kind == .ofApp }
        if let path = FileLocations.pathLabels.lazy.compactMap({ call.argument($0) }).first { return isPath(path) }
        guard let receiver = call.receiver else { return false }
        if FileLocations.listings.contains(call.name) {
            // The names below a path are no places.
            guard let folder = call.argument("at") ?? (call.name.hasSuffix("AtURL") ? call.firstUnlabelled : nil) else { return false }
            return isPath(folder)
        }
        if isSource(call.name, of: receiver, at: place) { return true }
        if call.name == "fileURLWithPath", receiver.memberName == "NSURL", let path = call.firstUnlabelled { return isPath(path) }
        return FileLocations.thatStayAbsolute.contains(call.name) && isPath(receiver)
    }

    /// Whether somebody who knows where the app's files are is asked for a place.
    private func isSource(_ name: String, of base: Expression, at place: Place) -> Bool {
        if kind == .chosen {
            guard FileLocations.ofPanels.contains(name), let panel = program.type(of: base, at: place)?.unwrapped else { return false }
            return FileLocations.panels.contains { panel.name == $0 }
        }
        if base.core.memberName == "URL", case .named("URL", _)? = program.typeValue(of: base.core, at: place) {
            return FileLocations.ofURLs.contains(name)
        }
        switch program.type(of: base, at: place)?.unwrapped ?? program.typeValue(of: base, at: place) {
        case .named("FileManager", _)?, .named("NSFileManager", _)?: return FileLocations.ofManager.contains(name)
        case .named("Bundle", _)?, .named("NSBundle", _)?: return FileLocations.ofBundle.contains(name)
        default: break
        }
        guard case .member(let owner, let single) = base.core.kind else { return false }
        switch (owner.memberName, single.text) {
        case ("FileManager"?, "default"), ("NSFileManager"?, "defaultManager"): return FileLocations.ofManager.contains(name)
        case ("Bundle"?, "main"), ("NSBundle"?, "mainBundle"): return FileLocations.ofBundle.contains(name)
        default: return false
        }
    }
}

extension Expression {
    /// Whether it may be the place of one element in a list, as it is written.
    fileprivate var isPlace: Bool {
        switch core.kind {
        case .integer, .name, .member: true
        default: false
        }
    }
}

extension Site {
    /// How many closures and nested functions it stands in.
    fileprivate var closureCount: Int {
        steps.count { step in
            switch step {
            case .closure, .function: true
            default: false
            }
        }
    }
}
