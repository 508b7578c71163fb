/// Which file, rule or stage a thread is busy with, so that after a fault of ours somebody can tell what it was about.
///
/// Neither the model nor the rules know who listens; whoever lends them threads does.
public enum Whereabouts: Hashable, Sendable {
    /// A path.
    case file(String)
    /// An id.
    case rule(String)
    /// What is done for all files together, between files and rules.
    case step(Stage)

    public enum Stage: String, Sendable {
        /// The way from what single files say to the app.
        case linking
        /// A part of it that the rest can do without.
        case values
    }

    @TaskLocal public static var witness: (any Witness)?

    /// Places nest: while a rule runs, the text of a body may be read.
    public static func at<Result>(_ place: Whereabouts, _ body: () -> Result) -> Result {
        guard let witness else { return body() }
        witness.enter(place)
        defer { witness.leave() }
        return body()
    }
}

/// Is told where the thread at hand is.
public protocol Witness: Sendable {
    func enter(_ place: Whereabouts)
    /// Back to where it was before the last `enter`.
    func leave()
}
