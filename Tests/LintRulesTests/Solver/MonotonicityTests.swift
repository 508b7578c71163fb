import LintRules
import Syntax
import Testing

@testable import AppModel

/// What a statement adds takes nothing away: without it no expression may be more than with it.
///
/// Whoever is called by nobody runs on anything if it matters by its words, so only programs in which the same functions are called and run are
/// compared. A property that nothing fills may hold anything, so what fills one alone stays.
struct MonotonicityTests {
    @Test func aStatementRemovesNoObjectFromASet() {
        var compared = 0
        var mattered = 0
        for example in Case.few {
            let files = example.sources
            let facts = files.map { FileFacts(extracting: $0) }
            let whole = ObjectsByPlace(Program(linking: facts))
            guard !whole.objects.isEmpty else { continue }
            let filled = facts.flatMap(\.namesAssigned)
            for index in files.indices {
                for statement in removableStatements(of: facts[index], filled) {
                    var fewer = facts
                    fewer[index] = FileFacts(extracting: files[index].blanking(statement))
                    let without = ObjectsByPlace(Program(linking: fewer))
                    guard without.called == whole.called, without.run == whole.run else { continue }
                    compared += 1
                    if without.objects.contains(where: { $1 != whole.objects[$0] }) || without.objects.count < whole.objects.count { mattered += 1 }
                    for (place, objects) in without.objects {
                        let lost = objects.subtracting(whole.objects[place] ?? [])
                        #expect(lost == [], "\(place) in an example of \(example.rule.id), by \(files[index].text(statement))")
                    }
                }
            }
        }
        #expect(compared > Case.few.count)
        #expect(mattered > compared / 2, "of \(compared) only \(mattered) change any set")
    }

    /// Assignments and calls that stand for themselves, in bodies that do not become a single expression without one.
    ///
    /// - Parameter filled: the names that anything assigns, once for each time.
    private func removableStatements(of facts: FileFacts, _ filled: [String]) -> [SourceRange] {
        let functions = facts.functions + facts.types.flatMap(\.methods)
        return functions.flatMap { function in
            let body = function.body ?? []
            return body.count < 3 ? [] : body.filter { statement in
                guard case .expression(let expression) = statement.kind else { return false }
                guard case .assignment(let target, _, _) = expression.kind, let name = target.core.memberName else { return true }
                return filled.count { $0 == name } > 1
            }.map(\.range)
        }
    }
}

extension FileFacts {
    /// The names that its functions assign, once for each time.
    fileprivate var namesAssigned: [String] {
        (functions + types.flatMap(\.methods)).flatMap { $0.body ?? [] }.flatMap(\.expressions).flatMap { expression in
            var names: [String] = []
            _ = expression.contains { part in
                if case .assignment(let target, _, _) = part.kind, let name = target.core.memberName { names.append(name) }
                return false
            }
            return names
        }
    }
}

extension SourceFile {
    fileprivate func blanking(_ range: SourceRange) -> SourceFile {
        var bytes = Array(text(SourceRange(start: 0, end: UInt32(count))).utf8)
        for index in Int(range.start)..<Int(range.end) where bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
        return SourceFile(path: path, bytes: bytes)
    }
}
