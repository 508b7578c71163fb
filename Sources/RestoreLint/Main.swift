@main
enum Main {
    static func main() {
        Platform.handleSignals()
        let outcome = run(Array(CommandLine.arguments.dropFirst()), in: .process)
        var exitCode = outcome.exitCode
        do {
            try Platform.write(outcome.errors.bytes, to: 2)
            try Platform.write(outcome.output.bytes, to: 1)
        } catch .closedPipe {
            // The reader has seen enough, as `head` does.
        } catch {
            try? Platform.write(Array("restorelint: error: the report could not be written: \(error)\n".utf8), to: 2)
            exitCode = .trouble
        }
        Platform.exit(exitCode.rawValue)
    }
}
