import AppModel
import Syntax

/// The keys for which the tests of a body ask a coder, found once for all reads in it.
struct AskedKeys {
    private struct Question {
        let circumstance: Circumstance
        /// Of the call that asks.
        let range: SourceRange
        let key: StringValue
    }

    private var questions: [Question] = []
    /// Where they stand in `questions`, for keys that the text spells out.
    private var spelled: [StringValue: [Int]] = [:]
    private var others: [Int] = []

    init(in function: Function, of app: App) {
        var seen: Set<Int> = []
        for site in app.sites(in: function) {
            var current = site.circumstance
            while let circumstance = current, seen.insert(circumstance.id).inserted {
                for test in circumstance.step.tests { collect(test, circumstance, Place(site, in: function), app) }
                current = circumstance.outer
            }
        }
    }

    private mutating func collect(_ test: Expression, _ circumstance: Circumstance, _ place: Place, _ app: App) {
        for (range, keys) in app.keysAsked(by: test, at: place) {
            for key in keys {
                if key.text != nil { spelled[key, default: []].append(questions.count) } else { others.append(questions.count) }
                questions.append(Question(circumstance: circumstance, range: range, key: key))
            }
        }
    }

    /// Whether something asked a coder for the key of a read on the way to it.
    func contain(_ read: KeyAccess) -> Bool {
        guard let circumstance = read.site.circumstance else { return false }
        func asks(_ position: Int) -> Bool {
            let question = questions[position]
            return question.range != read.site.range && question.key.mayAskFor(read) && circumstance.isWithin(question.circumstance)
        }
        if read.key.text == nil || read.isOneOfMany { return questions.indices.contains(where: asks) }
        return (spelled[read.key] ?? []).contains(where: asks) || others.contains(where: asks)
    }
}

extension App {
    /// The calls in a test that ask a coder for a key, with what each key may be.
    func keysAsked(by test: Expression, at place: Place) -> [(range: SourceRange, keys: [StringValue])] {
        var asked: [(range: SourceRange, keys: [StringValue])] = []
        _ = test.contains { part in
            if case .call(let call) = part.kind, CoderMethod(call) != nil, let key = CoderMethod.key(of: call) {
                asked.append((part.range, strings(key, at: place)))
            }
            return false
        }
        return asked
    }
}

extension StringValue {
    /// Whether both are one key, or both are built at run time so that they may be.
    func mayBe(_ other: StringValue) -> Bool { isKnown == other.isKnown && mayEqual(other) }

    /// Whether who asks for this key may ask for that of a read.
    func mayAskFor(_ read: KeyAccess) -> Bool { mayBe(read.key) || read.isOneOfMany && !isKnown }
}
