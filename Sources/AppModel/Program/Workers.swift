/// Who does many small things at once. The model and the rules know nothing of threads; whoever has some lends them.
public protocol Workers: Sendable {
    /// What `body` gives for each index below `count`, in order. It may be called on several threads at a time, in any order.
    func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result]

    /// A value that all of them may look at and change, one at a time; `nil` from whoever cannot keep them apart.
    func guarded<Value: Sendable>(_ value: Value) -> (any Guarded<Value>)?
}

/// A value that no two threads have in hand at once.
public protocol Guarded<Value>: Sendable {
    associatedtype Value

    func withLock<Result>(_ body: (inout Value) -> Result) -> Result
}

/// Does one thing after another where it is asked.
public struct OneWorker: Workers {
    public init() {}

    public func map<Result: Sendable>(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) -> [Result] { (0..<count).map(body) }

    /// Whoever gets an app made by it may ask from as many threads as he likes.
    public func guarded<Value: Sendable>(_ value: Value) -> (any Guarded<Value>)? { nil }
}

/// Answers that are found once, whoever asks first. Where the workers lend nothing to keep them in, they are found anew each time.
final class Memory<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
    private let answers: (any Guarded<[Question: Answer]>)?
    private let most: Int

    /// - Parameter most: so many are kept; with one more all are forgotten.
    init(_ workers: some Workers, atMost most: Int = .max) {
        answers = workers.guarded([:])
        self.most = most
    }

    /// - Parameter find: may ask for other answers meanwhile. It depends on nothing but the question and the linked app.
    func answer(_ question: Question, _ find: () -> Answer) -> Answer {
        guard let answers else { return find() }
        if let known = answers.withLock({ $0[question] }) { return known }
        let found = find()
        answers.withLock { answers in
            if answers.count >= most { answers.removeAll(keepingCapacity: true) }
            answers[question] = found
        }
        return found
    }
}
