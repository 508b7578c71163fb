/// What the text did not tell, of all that was asked: each place once for each reason.
///
/// Who wants to know sets `current` around the asking. Nobody pays for it otherwise, since only an answer that is none looks.
public final class Unknowns: @unchecked Sendable {
    public enum Reason: String, CaseIterable, Sendable {
        case superclass = "class whose superclass is not in the sources"
        case coder = "coder that goes out of sight, or keys built at run time"
        case activity = "restored activity that goes out of sight"
        case value = "value of unknown type"
        case identifier = "object that may be identified out of sight"
        case delegate = "project without an app delegate in sight"
        case code = "project with code that is not read"
        case interface = "project with storyboards or xibs that are not read"
    }

    @TaskLocal public static var current: Unknowns?

    /// Only the one task that asks sees it.
    private var places: [Reason: Set<String>] = [:]

    public init() {}

    /// How many places there were, by reason; reasons without any left out.
    public var counts: [Reason: Int] { places.mapValues(\.count) }

    static func note(_ reason: Reason, _ place: @autoclosure () -> String) {
        guard let current else { return }
        current.places[reason, default: []].insert(place())
    }
}
