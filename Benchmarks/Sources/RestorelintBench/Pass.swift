import AppModel
import LintRules
import Syntax

/// One thing to measure. It returns something that depends on all its work, so that no work can be optimized away.
struct Pass: Sendable {
    var name: String
    /// How often it runs per round, so that a fast one fills the clock's grain.
    var repetitions = 1
    var run: @Sendable (Corpus) -> Int
}

extension Pass {
    static let scan = Pass(name: "scan", repetitions: 10) { corpus in
        corpus.files.reduce(0) { $0 &+ countNewlines($1) }
    }

    /// Counts the files that may mention something of restoration.
    static let mentions = Pass(name: "find mentions", repetitions: 5) { corpus in
        corpus.files.reduce(1) { $0 &+ (Vocabulary.restoration.mayBeMentioned(in: $1) ? 1 : 0) }
    }

    static let tokenize = reading("tokenize", .tokens) { $0.tokens.count }

    /// Only `restorationIdentifier` counts as a reason to read bodies, so that nearly all stay unread.
    static let declarations = reading(
        "parse, declarations", .declarations(unlessMentioning: Vocabulary(interesting: ["restorationIdentifier"]))
    ) { $0.nodes.count }

    /// Finding mentions included. What the command does with most of an app.
    static let outline = reading(
        "parse, outline", .outline(unlessMentioning: Vocabulary(interesting: ["restorationIdentifier"]))
    ) { $0.nodes.count }

    static let parse = reading("parse", .full) { $0.nodes.count }

    /// One tree reads all files in turn, as the command does it.
    private static func reading(_ name: String, _ detail: SyntaxTree.Detail, _ result: @escaping @Sendable (SyntaxTree) -> Int) -> Pass {
        Pass(name: name) { corpus in
            var tree = SyntaxTree()
            return corpus.files.reduce(0) { sum, file in
                tree.parse(file, detail: detail)
                return sum &+ result(tree)
            }
        }
    }

    static let facts = Pass(name: "facts") { corpus in
        var reader = FactsReader { _ in [] }
        return corpus.files.reduce(0) { $0 &+ reader.facts(of: $1).errors.count }
    }

    /// Facts are extracted beforehand, out of the measured time.
    static func link(_ facts: [FileFacts]) -> Pass {
        Pass(name: "link") { _ in Program(linking: facts).functions.count }
    }

    /// Where values come from and go; what is linked is there beforehand.
    static func solve(_ facts: [FileFacts]) -> Pass {
        let program = Program(linking: facts)
        return Pass(name: "solve") { _ in App.objects(toldApartIn: program) }
    }

    /// Facts are extracted beforehand, out of the measured time.
    static func linkAndRules(_ facts: [FileFacts]) -> Pass {
        Pass(name: "link and rules") { _ in
            Linter().lint(App(linking: facts)).diagnostics.count
        }
    }

    static let whole = Pass(name: "whole run") { corpus in
        var facts: [FileFacts] = []
        facts.reserveCapacity(corpus.files.count)
        var reader = FactsReader { _ in [] }
        if corpus.absolutePaths.isEmpty {
            for file in corpus.files { facts.append(reader.facts(of: file)) }
        } else {
            for (file, path) in zip(corpus.files, corpus.absolutePaths) {
                guard let bytes = read(path) else { continue }
                facts.append(reader.facts(of: SourceFile(path: file.path, paddedBytes: bytes)))
            }
        }
        return Linter().lint(App(linking: facts)).diagnostics.count
    }
}

/// Eight bytes at a time: about what it costs to look at every byte once.
func countNewlines(_ file: SourceFile) -> Int {
    file.bytes.withUnsafeBytes { bytes in
        var count = 0
        var offset = 0
        while offset + 8 <= file.count {
            let others = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
            // Of each byte the high bit, set unless the byte is zero.
            let marks = (((others & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F) | others) & 0x8080_8080_8080_8080
            count += 8 - marks.nonzeroBitCount
            offset += 8
        }
        while offset < file.count {
            if bytes[offset] == UInt8(ascii: "\n") { count += 1 }
            offset += 1
        }
        return count
    }
}
