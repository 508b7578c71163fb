import Syntax

/// A value of AppKit's restorable state that changes without anybody telling AppKit to write it again (I2).
public struct UnannouncedChange: Sendable {
    public let type: Type
    /// `page`, or `model.page` of what an object of the class holds.
    public let property: String
    public let write: KeyAccess
    /// Where it gets another value; `nil` where the user changes it in an object of AppKit's.
    public let change: Location?
    /// Where that object is declared, with its class.
    public let control: (name: String, location: Location)?
}

extension App {
    /// One for each key, in the order of the program. Only for stored properties, its own or those of a class or structure of the project
    /// that it holds, that a method of the class or of who holds an object of it assigns after everything is set up, in classes of which
    /// nobody is seen to say that their state is out of date, but for other changes. And for what the user changes in an object of AppKit's that it holds.
    public func unannouncedChanges(_ silences: inout Silences) -> [UnannouncedChange] {
        program.implementations(of: [.encodeState, .windowWillEncode, .applicationWillEncode]).flatMap { function -> [UnannouncedChange] in
            guard let type = function.type, isAskedByAppKit(function, of: type), !program.isTest(function),
                let watched = restorableKeys(of: type)
            else { return [] }
            let writes = coderFlow(of: function).accesses(.write).map { (write: $0, parts: parts(of: $0, for: type)) }
            let variables = StateVariables(of: type, in: self)
            let saved = writes.flatMap(\.parts).flatMap { properties(namedIn: $0, of: type, variables) }
            let announcements = announcements(of: type, saving: saved, watched)
            guard !announcements.areOfAll else { return [] }
            let scope = ChangeScope(type: type, watched: watched, announcements: announcements)
            return writes.compactMap { write, parts in
                if let (property, change) = changedPart(of: parts, variables, scope) {
                    if silences.note(program.silence(onAncestorsOf: type)) { return nil }
                    return UnannouncedChange(type: type, property: property.description, write: write, change: change, control: nil)
                }
                return announcements.areNone ? changeByUser(of: write, parts, scope, &silences) : nil
            }
        }
    }

    private func isAskedByAppKit(_ function: Function, of type: Type) -> Bool {
        switch function.hook {
        case .windowWillEncode: true
        case .applicationWillEncode: program.adopts(type, "NSApplicationDelegate")
        default: program.isRestoredByAppKit(type)
        }
    }

    private func changedPart(
        of parts: [StatePart], _ variables: StateVariables, _ scope: ChangeScope
    ) -> (property: StateProperty, change: Location)? {
        for part in parts {
            for property in properties(namedIn: part, of: scope.type, variables) {
                // What a key path leads to AppKit watches itself.
                guard property.holder.map({ !scope.watched.contains($0) }) ?? scope.watched.isDisjoint(with: property.names),
                    !scope.announcements.areOf(property), let change = firstChange(of: property, scope, givenBy: part.giver)
                else { continue }
                return (property, change)
            }
        }
        return nil
    }

    private func properties(namedIn part: StatePart, of type: Type, _ variables: StateVariables) -> [StateProperty] {
        variables.named(in: part.value, at: part.place) + heldProperties(namedIn: part.value, at: part.place, of: type)
    }

    /// What the user changes in one of AppKit's objects that the class keeps in a property: a selection, a text, a switch.
    private func changeByUser(
        of write: KeyAccess, _ parts: [StatePart], _ scope: ChangeScope, _ silences: inout Silences
    ) -> UnannouncedChange? {
        let type = scope.type
        let declarations = program.lineage(of: type).flatMap(\.declarations)
        let holders = declarations.flatMap { declaration in declaration.fact.properties.map { (fact: $0, file: declaration.file) } }
        var found: (property: StateProperty, control: (name: String, location: Location))?
        for origin in parts where found == nil && origin.giver == nil {
            _ = origin.value.contains { part in
                guard case .member(let base, let name) = part.kind,
                    let holder = holders.first(where: { base.isOwn($0.fact.name) && !$0.fact.isComputed }),
                    let held = program.type(of: base, at: origin.place)?.unwrapped,
                    let root = held.projectType.map({ program.frameworkRoot(of: $0) }) ?? held.name,
                    UIKit.isChangedByUser(name.text, of: root), !isLocked(holder.fact.name, in: type)
                else { return false }
                let location = Location(path: program.files[holder.file].path, range: holder.fact.nameRange)
                found = (StateProperty(name: name.text, holder: holder.fact.name), (held.name, location))
                return true
            }
        }
        guard let (property, control) = found, !scope.watched.contains(property.holder ?? property.name),
            !silences.note(program.silence(onAncestorsOf: type)), !silences.note(program.silence(onCodeOf: type.unit))
        else { return nil }
        return UnannouncedChange(type: type, property: property.description, write: write, change: nil, control: control)
    }

    /// Whether the class keeps the user from changing what a property holds, for good.
    private func isLocked(_ holder: String, in type: Type) -> Bool {
        program.lineage(of: type).flatMap { program.functions(of: $0) }.contains { function in
            sites(in: function).contains { site in
                guard case .assignment(let target, nil, let value) = site.kind, case .member(let base, let name) = target.core.kind,
                    base.isOwn(holder)
                else { return false }
                return ["isEditable", "editable", "isEnabled", "enabled"].contains(name.text) && value.isBoolean(false)
            }
        }
    }
}
