import Syntax

/// An entry that holds what the user changes, as it was when the screen appeared: nothing puts it in again.
public struct EntryOfAppearance: Sendable {
    public let key: String
    /// What is asked for the value: `textView`, or a property of the screen's own.
    public let source: String
    public let function: Function
    public let location: Location
    /// Where the user changes the property; `nil` for a control or a view that scrolls, which needs no code for it.
    public let change: Location?
    public let read: Location
}

extension App {
    /// Entries of saved activities that are read when their scene comes back, and put in by nothing but what runs as a screen is loaded or
    /// appears. In path order.
    public func entriesOfAppearance(_ silences: inout Silences) -> [EntryOfAppearance] {
        let units = Set(functionsThatSaveScenes.filter { !program.isTest($0) && mayHandOutActivity($0) }.map(program.unit))
        guard !units.isEmpty else { return [] }
        let reads = activityReads(handedOver: true, kept: true).filter { !$0.isOfSession && $0.key.text != nil }
        let writes = activityWrites.filter { units.contains(program.unit(of: $0.function)) && !program.isTest($0.function) }
        let entries = writes.flatMap { $0.entries ?? [] }
        var occasions = Occasions(self)
        return entries.compactMap { entry -> EntryOfAppearance? in
            let unit = program.unit(of: entry.function)
            guard occasions.isAppearance(entry.function), let owner = entry.function.type,
                let key = texts(ofKey: entry.key, at: entry.place).onlyElement,
                let read = reads.first(where: { $0.key.text == key && program.unit(of: $0.function) == unit }),
                let source = source(of: entry.value, at: entry.place, in: owner)
            else { return nil }
            let others = entries.filter { other in
                guard program.unit(of: other.function) == unit else { return false }
                let keys = texts(ofKey: other.key, at: other.place)
                return keys.isEmpty || keys.contains(key)
            }
            guard others.allSatisfy({ occasions.isAppearance($0.function) }) else { return nil }
            let unknown = writes.first { $0.entries == nil && program.unit(of: $0.function) == unit }
            if let unknown {
                silences.note(Silence(.entriesOutOfSight, at: unknown.function.location(unknown.range), about: key))
                return nil
            }
            return EntryOfAppearance(
                key: key, source: source.name, function: entry.function, location: entry.function.location(entry.value.range),
                change: source.change, read: read.function.location(read.range))
        }.first(ofEach: \.location)
    }

    /// What a value is asked of that the user changes while the screen is there.
    private func source(of value: Expression, at place: Place, in owner: Type) -> (name: String, change: Location?)? {
        for origin in place.origins(of: value) {
            var found: (name: String, change: Location?)?
            _ = origin.value.contains { part in
                if found == nil { found = self.source(at: part, at: origin.place, in: owner) }
                return found != nil
            }
            if let found { return found }
        }
        return nil
    }

    private func source(at part: Expression, at place: Place, in owner: Type) -> (name: String, change: Location?)? {
        if case .member(let base, let member) = part.core.kind, let name = base.plainName {
            guard let type = program.type(of: base, at: place) else { return nil }
            if member.text == "contentOffset", UIKit.inherits(type.unwrapped.name, from: "UIScrollView") { return (name, nil) }
            guard let control = UserControl(type, in: program), control.values.contains(member.text),
                control.name != "UITextView" || isTyped(in: name, of: owner)
            else { return nil }
            return (name, nil)
        }
        guard let name = part.plainName, place.locals?.lookUp(name) == nil, let property = owner.property(name),
            property.fact.modifiers.isDisjoint(with: [.isStatic, .isComputed, .isLet])
        else { return nil }
        var driven = UserDrivenFunctions(of: owner, in: self)
        let change = uses(ofMember: name, of: owner).first { use in
            use.kind == .assigned && use.function.type.map { program.isRelated($0, to: owner) } ?? false && driven.holds(use.function)
        }
        return change.map { (name, $0.function.location($0.range)) }
    }

    /// Whether a text view is there to be typed in: its screen hears of that, or makes it and says nothing else.
    private func isTyped(in textView: String, of owner: Type) -> Bool {
        let functions = program.family(of: owner).flatMap { program.functions(of: $0) }
        if functions.contains(where: { $0.fact.name.hasPrefix("textViewDid") }) { return true }
        guard let property = owner.property(textView), !property.fact.modifiers.contains(.isOutlet), property.fact.value != nil else {
            return false
        }
        return !functions.contains { $0.names(anyOf: ["isEditable", "editable", "setEditable"]) }
    }
}

/// Tells which functions run as a screen is loaded or appears, and at no other time.
private struct Occasions {
    private let app: App
    /// What is being asked: whoever calls itself says nothing new.
    private var known: [Int: Bool] = [:]

    init(_ app: App) { self.app = app }

    mutating func isAppearance(_ function: Function) -> Bool {
        if let known = known[function.id] { return known }
        known[function.id] = true
        let holds = findOut(function)
        known[function.id] = holds
        return holds
    }

    private mutating func findOut(_ function: Function) -> Bool {
        guard let owner = function.type, app.program.isController(owner), !function.isStatic, function.property == nil else { return false }
        let name = function.fact.name
        let isOfUIKit = UIKit.appearances.contains(name) || UIKit.loadsScreen(name)
        guard isOfUIKit || function.hook == nil && function.fact.kind == .method && !function.fact.modifiers.contains(.overrides) else {
            return false
        }
        let uses = app.uses(ofMember: name, of: owner).filter { !$0.isText && !app.isCallOfSuper($0) }
        guard isOfUIKit || !uses.isEmpty else { return false }
        return uses.allSatisfy { $0.kind == .called && !$0.mayHappenLater && isAppearance($0.function) }
    }
}

extension App {
    /// `super.viewDidAppear(animated)`.
    fileprivate func isCallOfSuper(_ use: MemberUse) -> Bool {
        bodies.body(of: use.function).around(use.range).contains { site in
            site.call?.receiver?.isSuper == true && site.call?.callee.range.contains(use.range) == true
        }
    }
}
