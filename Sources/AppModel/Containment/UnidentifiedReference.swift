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
    public var unidentifiedReferences: [UnidentifiedReference] {
        program.implementations(of: .encodeState).flatMap { function -> [UnidentifiedReference] in
            guard let type = function.type, program.isController(type), optsIn(unit: type.unit) == true, !program.isTest(function) else {
                return []
            }
            let reads = coderFlow(of: type, .decodeState).accesses(.read)
            return coderFlow(of: function).accesses(.write).compactMap { write in
                guard write.function == function, write.key.isKnown, !write.isDoubtful, !write.site.asksForIdentifier,
                    let read = reads.first(where: { $0.key == write.key }), let value = write.value,
                    let object = flow.points(of: value, in: function)?.sorted().first(where: isUnidentifiedController),
                    let made = graph.placeOfCreation(of: object)
                else { return nil }
                return UnidentifiedReference(name: graph.name(of: object), write: write, read: read, made: made)
            }
        }
    }

    private func isUnidentifiedController(_ object: Int32) -> Bool {
        guard let type = graph.type(of: object), isControllerType(type), type.projectType.map(program.hasUnknownAncestor) != true else {
            return false
        }
        return graph.isSurelyUnidentified(object)
    }
}

extension Site {
    /// Whether it depends on an identifier being there.
    fileprivate var asksForIdentifier: Bool { tests.contains { test in test.contains { $0.memberName == "restorationIdentifier" } } }
}
