/// A counter on the terminal, for runs that take long enough to wonder.
struct Progress: Sendable {
    private let isEnabled: Bool
    private let start = Platform.uptime
    private var lastShown = 0.0

    static let none = Progress(isEnabled: false)

    private init(isEnabled: Bool) { self.isEnabled = isEnabled }

    init(_ options: Options, _ environment: Environment) {
        switch options.progress {
        case .always: isEnabled = true
        case .never: isEnabled = false
        case .auto:
            isEnabled = environment.errorIsTerminal && options.verbosity != .quiet && !["true", "1"].contains(environment.variables["CI"])
        }
    }

    mutating func report(_ count: Int, of total: Int) {
        guard isEnabled else { return }
        let now = Platform.uptime
        guard now - start > 1, now - lastShown > 0.1 else { return }
        lastShown = now
        try? Platform.write(Array("\r\(count) of \(total) files".utf8), to: 2)
    }

    func clear() {
        guard lastShown > 0 else { return }
        try? Platform.write(Array("\r\u{1B}[K".utf8), to: 2)
    }
}
