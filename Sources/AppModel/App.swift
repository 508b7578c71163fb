/// Every file's facts, linked by name.
public struct App: Sendable {
    /// In path order, whatever the order they came in.
    public let files: [FileFacts]

    /// - Parameter roots: folders that hold an app or package of their own (`.xcodeproj`, `Package.swift`, `BUILD`), relative to the project root; `""` is the root itself.
    public init(linking files: [FileFacts], unitRoots: [String] = []) {
        self.files = files.sorted { $0.path < $1.path }
    }
}
