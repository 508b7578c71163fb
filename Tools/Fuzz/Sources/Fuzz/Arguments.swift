import Foundation

/// What the command line asks for.
struct Arguments: Sendable {
    var seconds = 60.0
    var seed: UInt64 = 1
    var workers = max(1, ProcessInfo.processInfo.activeProcessorCount)
    var folders: [String] = []
    var subjects = Subject.allCases
    var findings = "fuzz-findings"
    /// How long one case may take, in seconds.
    var patience = Arguments.defaultPatience
    /// What the process may take up, in MiB.
    var memory = 2048
    /// Ends the run when so many were found.
    var limit = 20
    /// Every place one may type at in every built-in file, instead of chance.
    var isHalfTyped = false
    /// A folder with a case in it, to be run once; says what is wrong with it.
    var replay: String?
    /// Set by a run for the processes it starts.
    var worker: Worker?

    struct Worker: Sendable {
        var first: Int
        var status: String
    }

    /// Unoptimised code and sanitizers are slow, and what they are slow at is no finding.
    static var defaultPatience: Double {
        #if DEBUG
        60
        #else
        5
        #endif
    }

    static let usage = """
        Usage: fuzz [FLAG ...] [FOLDER ...]

        Mutates the files of some folders, and a few of its own, and runs every reader of restorelint and restorelint as a whole on them.
        Exit 0: nothing was found; 1: something was, and lies in the folder of the findings; 2: it could not run.

          --seconds N      how long to go on (60); 0: until it is stopped
          --seed N         the same seed gives the same cases (1)
          --workers N      processes at a time (one per core)
          --subject NAME   only this one; may repeat: \(Subject.allCases.map(\.rawValue).joined(separator: ", "))
          --half-typed     every place that one may be typing at in every built-in file, once, instead of chance
          --findings DIR   where findings go (fuzz-findings)
          --patience N     seconds that one case may take (\(Int(defaultPatience)))
          --memory N       MiB that a process may take up (2048)
          --limit N        stop after so many findings (20)
          --replay DIR     run the case that lies in a folder, and nothing else
        """

    init(_ words: [String]) throws(Misuse) {
        var rest = words[...]
        var chosen: [Subject] = []
        while let word = rest.popFirst() {
            guard word.hasPrefix("--") else {
                folders.append(word)
                continue
            }
            if word == "--half-typed" {
                isHalfTyped = true
                continue
            }
            guard let value = rest.popFirst() else { throw Misuse(message: "\(word) needs a value") }
            switch word {
            case "--seconds": seconds = try number(value, word)
            case "--seed": seed = UInt64(try number(value, word))
            case "--workers": workers = max(1, Int(try number(value, word)))
            case "--findings": findings = value
            case "--patience": patience = try number(value, word)
            case "--memory": memory = Int(try number(value, word))
            case "--limit": limit = max(1, Int(try number(value, word)))
            case "--replay": replay = value
            case "--worker": worker = Worker(first: Int(try number(value, word)), status: worker?.status ?? "")
            case "--status": worker = Worker(first: worker?.first ?? 0, status: value)
            case "--subject":
                guard let subject = Subject(rawValue: value) else { throw Misuse(message: "there is no subject '\(value)'") }
                chosen.append(subject)
            default: throw Misuse(message: "unknown flag '\(word)'")
            }
        }
        if !chosen.isEmpty { subjects = chosen }
        for folder in folders where !FileManager.default.fileExists(atPath: folder) { throw Misuse(message: "there is no '\(folder)'") }
    }

    private func number(_ text: String, _ flag: String) throws(Misuse) -> Double {
        guard let number = Double(text), number >= 0 else { throw Misuse(message: "\(flag) takes a number, not '\(text)'") }
        return number
    }

    /// The same for a process of its own that begins at a case.
    func words(forWorkerFrom first: Int, status: String, seconds: Double) -> [String] {
        var words = ["--worker", "\(first)", "--status", status, "--seconds", "\(seconds)", "--seed", "\(seed)", "--workers", "\(workers)", "--patience", "\(patience)", "--memory", "\(memory)"]
        if isHalfTyped { words.append("--half-typed") }
        for subject in subjects { words += ["--subject", subject.rawValue] }
        return words + folders
    }
}

struct Misuse: Error {
    let message: String
}
