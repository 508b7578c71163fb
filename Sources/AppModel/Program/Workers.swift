/// Who does many small things at once. The model and the rules know nothing of threads; whoever has some lends them.
public protocol Workers: Sendable {
    /// What `body` gives for each index below `count`, in order. It may be called on several threads at a time, in any order.
    func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result]
}

/// Does one thing after another where it is asked.
public struct OneWorker: Workers {
    public init() {}

    public func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] { (0..<count).map(body) }
}
