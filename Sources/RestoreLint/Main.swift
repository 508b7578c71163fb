@main
enum Main {
    static func main() {
        Platform.handleSignals()
        let environment = Environment.process
        let outcome = run(Array(Platform.arguments.dropFirst()), in: environment)
        var exitCode = outcome.exitCode
        do {
            try Platform.write(outcome.errors.bytes, to: 2)
            if !isShownByPager(outcome, environment) { try Platform.write(outcome.output.bytes, to: 1) }
        } catch .closedPipe {
            // The reader has seen enough, as `head` does.
        } catch {
            try? Platform.write(Array("restorelint: error: the report could not be written: \(error)\n".utf8), to: 2)
            exitCode = .trouble
        }
        Platform.exit(exitCode.rawValue)
    }

    /// Without a pager of that name the page is written as it is.
    private static func isShownByPager(_ outcome: Outcome, _ environment: Environment) -> Bool {
        guard outcome.isProse, outcome.exitCode == .clean, let pager = environment.pager else { return false }
        // `less` leaves a page that fits on the screen, and shows what it is given without asking for its meaning.
        let settings = environment.variable("LESS") == nil ? ["LESS": "FRX"] : [:]
        guard let status = try? Platform.show(outcome.output.bytes, with: pager, environment: settings) else { return false }
        return status != 126 && status != 127
    }
}
