/// What an extractor has found so far.
///
/// A class, because extractors are values that are copied at every turn, and a copy that holds a list makes the next change of that list
/// copy it whole.
final class FoundFacts {
    var file: FileFacts
    /// In the order of their names in the source.
    var types: [TypeDraft] = []

    init(path: String) {
        file = FileFacts(path: path)
    }

    func facts(_ deferred: DeferredMembers?) -> FileFacts {
        file.types.reserveCapacity(types.count)
        for (position, draft) in types.enumerated() { file.types.append(TypeFact(draft, at: position, deferred: deferred)) }
        return file
    }
}
