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
    /// nobody is seen to say that their state is out of date. And for what the user changes in an object of AppKit's that it holds.
    public func unannouncedChanges(_ silences: inout Silences) -> [UnannouncedChange] {
        program.implementations(of: [.encodeState, .windowWillEncode]).flatMap { function -> [UnannouncedChange] in
            guard let type = function.type, function.hook == .windowWillEncode || program.isRestoredByAppKit(type),
                !program.isTest(function), !isToldToBeOutOfDate(type), let watched = restorableKeys(of: type)
            else { return [] }
            return coderFlow(of: function).accesses(.write).compactMap { write in
                guard write.function == function, let value = write.value else { return nil }
                for property in storedProperties(namedIn: value, of: type) + heldProperties(namedIn: value, at: write.place, of: type) {
                    // What a key path leads to AppKit watches itself.
                    guard property.holder.map({ !watched.contains($0) }) ?? watched.isDisjoint(with: property.names),
                        let change = firstChange(of: property, besides: watched, in: type)
                    else { continue }
                    if silences.note(program.silence(onAncestorsOf: type)) { return nil }
                    return UnannouncedChange(type: type, property: property.description, write: write, change: change, control: nil)
                }
                return changeByUser(of: write, value, besides: watched, in: type, &silences)
            }
        }
    }

    /// What the user changes in one of AppKit's objects that the class keeps in a property: a selection, a text, a switch.
    private func changeByUser(
        of write: KeyAccess, _ value: Expression, besides watched: Set<String>, in type: Type, _ silences: inout Silences
    ) -> UnannouncedChange? {
        let declarations = program.lineage(of: type).flatMap(\.declarations)
        let holders = declarations.flatMap { declaration in declaration.fact.properties.map { (fact: $0, file: declaration.file) } }
        var found: (property: StateProperty, control: (name: String, location: Location))?
        for origin in write.place.origins(of: value) where found == nil {
            _ = origin.value.contains { part in
                guard case .member(let base, let name) = part.kind,
                    let holder = holders.first(where: { base.isOwn($0.fact.name) && !$0.fact.isComputed }),
                    let held = program.type(of: base, at: origin.place)?.unwrapped,
                    let root = held.projectType.map({ program.frameworkRoot(of: $0) }) ?? held.name,
                    UIKit.isChangedByUser(name.text, of: root)
                else { return false }
                let location = Location(path: program.files[holder.file].path, range: holder.fact.nameRange)
                found = (StateProperty(name: name.text, holder: holder.fact.name), (held.name, location))
                return true
            }
        }
        guard let (property, control) = found, !watched.contains(property.holder ?? property.name),
            !silences.note(program.silence(onAncestorsOf: type)), !silences.note(program.silence(onCodeOf: type.unit))
        else { return nil }
        return UnannouncedChange(type: type, property: property.description, write: write, change: nil, control: control)
    }
}
