/// A controller without an identifier that a coder gets: its reference is written as nothing, and the reader finds none (C7, C8).
public struct UnidentifiedReference: Sendable {
    /// What the text calls it, or its class.
    public let name: String
    /// What it is written and read under.
    public let write: KeyAccess
    public let read: KeyAccess
    /// Where it is made.
    public let made: Location
}

extension App {
    /// One for each place that writes one, in the order of the program. Only what the same class reads again is meant to come back.
    public func unidentifiedReferences(_ silences: inout Silences) -> [UnidentifiedReference] {
        program.implementations(of: .encodeState).flatMap { function -> [UnidentifiedReference] in
            guard let type = function.type, program.isController(type), case let isRestored = isOptedIn(unit: type.unit), !isRestored.isNo,
                !program.isTest(function)
            else { return [] }
            let reads = Dictionary(coderFlow(of: type, .decodeState).accesses(.read).map { ($0.key, $0) }) { first, _ in first }
            return coderFlow(of: function).accesses(.write).compactMap { write in
                guard write.function == function, write.key.isKnown, !write.isDoubtful,
                    let read = reads[write.key], let value = write.value,
                    let objects = flow.points(of: value, in: function)?.sorted(), objects.contains(where: isController),
                    !write.site.isTested(where: { $0.memberName == "restorationIdentifier" }),
                    let object = unidentifiedController(among: objects, &silences), let made = graph.placeOfCreation(of: object),
                    silences.affirms(isRestored)
                else { return nil }
                return UnidentifiedReference(name: graph.name(of: object), write: write, read: read, made: made)
            }
        }
    }

    private func unidentifiedController(among objects: [Int32], _ silences: inout Silences) -> Int32? {
        var doubts = Silences()
        let found = objects.first { object in
            isController(object) && doubts.affirms(graph.isUnidentified(object))
        }
        if found == nil { silences.note(doubts) }
        return found
    }

    private func isController(_ object: Int32) -> Bool { graph.type(of: object).map(isControllerType) ?? false }
}
