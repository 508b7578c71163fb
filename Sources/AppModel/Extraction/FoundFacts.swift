/// What an extractor has found so far.
///
/// A class, because extractors are values that are copied at every turn, and a copy that holds a list makes the next change of that list
/// copy it whole. Only the one extractor at work gets at it, so that no access needs to be guarded.
final class FoundFacts {
    @exclusivity(unchecked) var file: FileFacts
    /// In the order of their names in the source.
    @exclusivity(unchecked) var types: [TypeDraft] = []
    /// How many levels of expressions are around the one that is being read.
    @exclusivity(unchecked) var levels = 0
    static let mostLevels = 500
    /// For an outline, who knows the members.
    private let deferred: DeferredMembers?

    init(path: String, depth: ExtractionDepth) {
        file = FileFacts(path: path)
        deferred = depth.deferredMembers
    }

    func facts() -> FileFacts {
        file.types.reserveCapacity(types.count)
        for (position, draft) in types.enumerated() { file.types.append(TypeFact(draft, at: position, deferred: deferred)) }
        return file
    }
}
