import Syntax

// Files that are read for one thing alone that a rule asks, in the few apps where there is such a thing.

/// What finds a managed object again.
private let wordsOfIdentifiers = ["uriRepresentation", "URIRepresentation", "objectID"]

extension DeferredBodies {
    /// What an app delegate asks before it has UIKit restore may be an object of its own, which others fill, who name its class.
    mutating func readNeighboursOfDecisions() {
        var asked: [Int: Set<UInt32>] = [:]
        for (index, file) in files.enumerated() where !file.isTest && file.mentionsRestoration {
            for type in file.types {
                for method in type.methods where method.decidesOnRestoring {
                    let held = type.ownProperties.filter { method.words.surelyHold($0.name) }.compactMap(\.nameOfHeldType)
                    asked[unitOfFile[index], default: []].formUnion(held.map { Words.hash($0.utf8) })
                }
            }
        }
        for (unit, named) in asked.sorted(by: { $0.key < $1.key }) where !named.isEmpty {
            let own = files.indices.filter { unitOfFile[$0] == unit && !files[$0].isTest }
            let types = own.flatMap { files[$0].types }.filter { named.contains(Words.hash($0.name.lastComponent.utf8)) }
            read(neighbours(in: own, declaringOneOf: named))
            let names = searchable(Set(types.map { String($0.name.lastComponent) }))
            read(inUnits: names.isEmpty ? [] : [unit], ifNaming: names, atMost: neighbourLimit)
        }
    }

    /// Where what is saved finds a managed object again, whoever names its class may make it, and says nothing of restoration.
    mutating func readMakersOfManagedObjects() {
        var saving: Set<Int> = []
        for (index, file) in files.enumerated()
        where !file.isTest && file.wordsOfRestoration.contains(where: { words in wordsOfIdentifiers.contains(where: words.surelyHold) }) {
            saving.insert(unitOfFile[index])
        }
        for unit in saving.sorted() {
            let types = files.indices.filter { unitOfFile[$0] == unit && !files[$0].isTest }.flatMap { files[$0].types }
            let models = types.filter { $0.inherited.first?.name == "NSManagedObject" }.map { String($0.name.lastComponent) }
            let names = searchable(Set(models))
            read(inUnits: names.isEmpty ? [] : [unit], ifNaming: names, atMost: neighbourLimit)
        }
    }
}
