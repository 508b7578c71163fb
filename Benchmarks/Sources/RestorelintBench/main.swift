import AppModel
import Foundation
import Syntax

let usage = """
    usage: restorelint-bench [--size MB] [--seed N] [--rounds N] [--json] [FOLDER…]
           restorelint-bench compare [--rounds N] [--restorelint FILE] FOLDER…
           restorelint-bench growth [--rounds N] [--restorelint FILE] [NAME…]
           restorelint-bench generate [--size MB] [--seed N] FOLDER
           restorelint-bench generate --family NAME --count N FOLDER

    Without a folder the text is generated. growth repeats one thing after another, or those whose name holds NAME;
    generate --family writes what growth would run over.

      --size MB           how much text to generate (10)
      --seed N            what to generate it from (1)
      --rounds N          how often everything runs; the median counts (9), in growth the least (3)
      --json              print JSON instead of a table
      --restorelint FILE  the command to compare (.build/release/restorelint)
      --family NAME       what to repeat, by its whole name
      --count N           how often (1000)
    """

struct Options {
    enum Command: String {
        case measure, compare, growth, generate
    }

    var command = Command.measure
    var megabytes = 10.0
    var seed: UInt64 = 1
    var rounds: Int?
    var json = false
    var restorelint = ".build/release/restorelint"
    var family: Family?
    var count = 1000
    var folders: [String] = []

    init(_ arguments: [String]) throws {
        var arguments = arguments[...]
        if let command = arguments.first.flatMap(Command.init) {
            self.command = command
            arguments.removeFirst()
        }
        func number<Number>(_ flag: String, _ convert: (String) -> Number?) throws -> Number {
            guard let value = arguments.popFirst().flatMap(convert) else { throw UsageError("\(flag) takes a number") }
            return value
        }
        while let argument = arguments.popFirst() {
            switch argument {
            case "--size": megabytes = try number(argument) { Double($0) }
            case "--seed": seed = try number(argument) { UInt64($0) }
            case "--rounds": rounds = max(1, try number(argument) { Int($0) })
            case "--json": json = true
            case "--count": count = try number(argument) { Int($0) }
            case "--family":
                let name = arguments.popFirst()
                family = Family.all.first { $0.name == name }
                guard family != nil else { throw UsageError("\(argument) takes one of: \(Family.names)") }
            case "--restorelint":
                guard let file = arguments.popFirst() else { throw UsageError("\(argument) takes a file") }
                restorelint = file
            case "--help":
                print(usage)
                exit(0)
            default:
                guard !argument.hasPrefix("-") else { throw UsageError("unknown flag '\(argument)'") }
                folders.append(argument)
            }
        }
    }
}

func run(_ options: Options) throws {
    switch options.command {
    case .measure:
        let corpora =
            options.folders.isEmpty
            ? [Corpus(seed: options.seed, megabytes: options.megabytes)]
            : try options.folders.map(Corpus.init(folder:))
        let tables = corpora.map { measurePasses($0, rounds: options.rounds ?? 9) }
        print(options.json ? try Table.json(tables) : tables.map(\.text).joined(separator: "\n\n"))
    case .compare:
        guard !options.folders.isEmpty else { throw UsageError("compare takes a folder") }
        for folder in options.folders {
            print(try compare(folder: folder, restorelint: options.restorelint, rounds: options.rounds ?? 9))
        }
    case .growth:
        let growth = Growth(restorelint: options.restorelint, rounds: options.rounds ?? 3, chosen: options.folders)
        if try !growth.print() { exit(1) }
    case .generate:
        guard let folder = options.folders.first, options.folders.count == 1 else { throw UsageError("generate takes one folder") }
        try write(generatedFiles(options), to: URL(fileURLWithPath: folder))
    }
}

func generatedFiles(_ options: Options) -> [(path: String, text: Data)] {
    if let family = options.family { return family.files(options.count).map { ($0.path, Data($0.text.utf8)) } }
    return Corpus(seed: options.seed, megabytes: options.megabytes).files.map { ($0.path, Data($0.bytes.prefix($0.count))) }
}

/// Makes the folders that are missing.
func write(_ files: [(path: String, text: Data)], to folder: URL) throws {
    for file in files {
        let url = folder.appendingPathComponent(file.path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try file.text.write(to: url)
    }
}

/// Runs the passes in turn, round after round, so that a busy machine disturbs all of them alike.
func measurePasses(_ corpus: Corpus, rounds: Int) -> Table {
    let facts = corpus.files.map { FileFacts(extracting: $0) }
    let passes: [Pass] = [
        .scan, .mentions, .tokenize, .outline, .declarations, .parse, .facts, .link(facts), .solve(facts), .linkAndRules(facts), .whole,
    ]
    var seconds = [[Double]](repeating: [], count: passes.count)
    var checksum = 0
    for _ in 0..<rounds {
        for (index, pass) in passes.enumerated() {
            let cost = measure {
                for _ in 0..<pass.repetitions { checksum &+= pass.run(corpus) }
            }
            seconds[index].append(cost.cpu / Double(pass.repetitions))
        }
    }
    precondition(checksum != 0, "nothing was measured")
    let medians = seconds.map { max(median($0), 1e-9) }
    let rows = zip(passes, medians).map { pass, seconds in
        Row(
            pass: pass.name, cpuMilliseconds: seconds * 1e3, megabytesPerSecond: Double(corpus.byteCount) / seconds / 1e6,
            scans: seconds / medians[0]
        )
    }
    return Table(corpus: corpus.name, files: corpus.files.count, bytes: corpus.byteCount, rounds: rounds, rows: rows)
}

do {
    try run(Options(Array(CommandLine.arguments.dropFirst())))
} catch let error as UsageError {
    FileHandle.standardError.write(Data("restorelint-bench: \(error.message)\n\(usage)\n".utf8))
    exit(2)
} catch {
    FileHandle.standardError.write(Data("restorelint-bench: \(error)\n".utf8))
    exit(2)
}
