/// What a list of entitlements lets a program do (I37).
struct EntitlementFacts: Sendable {
    /// `com.apple.security.app-sandbox`
    var isSandboxed = false
    /// Files that it may read and write wherever they are, for the time being.
    var hasExceptionsForFiles = false
}
