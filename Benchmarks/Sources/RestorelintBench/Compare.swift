import Foundation

/// Sets whole runs of restorelint beside ripgrep looking for one word in the same folder.
func compare(folder: String, restorelint: String, rounds: Int) throws -> String {
    guard FileManager.default.isExecutableFile(atPath: restorelint) else {
        throw UsageError("no executable at '\(restorelint)'; build it with 'swift build -c release --product restorelint', or name it with --restorelint")
    }
    guard let ripgrep = find("rg") else { throw UsageError("ripgrep ('rg') is not in PATH") }
    let commands: [(name: String, path: String, arguments: [String])] = [
        ("restorelint", restorelint, ["--fail-on", "never", folder]),
        ("rg", ripgrep, ["-c", "-tswift", "restorationIdentifier", folder]),
    ]
    // The first run of each fills the page cache.
    for command in commands { _ = try run(command.path, command.arguments) }
    var costs = [[Cost]](repeating: [], count: commands.count)
    for _ in 0..<rounds {
        for (index, command) in commands.enumerated() {
            costs[index].append(try run(command.path, command.arguments))
        }
    }
    var lines = ["\(folder): median of \(rounds) interleaved runs"]
    lines.append(pad("command", 16, right: false) + pad("CPU ms", 10) + pad("wall ms", 10))
    for (command, costs) in zip(commands, costs) {
        lines.append(
            pad(command.name, 16, right: false)
                + pad(String(format: "%.1f", median(costs.map(\.cpu)) * 1e3), 10)
                + pad(String(format: "%.1f", median(costs.map(\.wall)) * 1e3), 10)
        )
    }
    let ratios = zip(costs[0], costs[1]).map { $0.cpu / max($1.cpu, 1e-6) }
    lines.append(String(format: "CPU ratio, median of the rounds: %.2f", median(ratios)))
    return lines.joined(separator: "\n")
}

private func find(_ name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
}

private func run(_ path: String, _ arguments: [String]) throws -> Cost {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return try measure(.children) {
        try process.run()
        process.waitUntilExit()
    }
}
