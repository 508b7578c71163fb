import Testing

extension Trait where Self == TimeLimitTrait {
    /// Fails what does not end. All tests run at once, so that a test waits for others as well: the limit is far beyond what any of them takes
    /// on a busy machine, and says nothing of speed.
    static var unlessItHangs: Self { .timeLimit(.minutes(30)) }
}
