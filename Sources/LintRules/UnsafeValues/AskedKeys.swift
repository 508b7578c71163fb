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
    /// The calls in a test that ask a coder for a key, with what each key may be: in the test itself, in what the value of a local is, and
    /// in helpers, where a key is known or a parameter.
    func keysAsked(by test: Expression, at place: Place, depth: Int = 0) -> [(range: SourceRange, keys: [StringValue])] {
        guard depth < 3 else { return [] }
        var asked: [(range: SourceRange, keys: [StringValue])] = []
        _ = test.contains { part in
            switch part.kind {
            case .call(let call):
                if CoderMethod(call) != nil, let key = CoderMethod.key(of: call) {
                    asked.append((part.range, strings(key, at: place)))
                } else if let helper = program.calledFunction(call, at: place), helper.fact.hasBody {
                    asked += keysAsked(in: helper, by: call, at: place, depth: depth + 1).map { (part.range, $0) }
                }
            case .name(let name):
                guard let locals = place.locals?.lookUp(name), case .local(let local) = locals.binding.origin, let value = local.value
                else { break }
                asked += keysAsked(by: value, at: place.before(locals), depth: depth + 1)
            default: break
            }
            return false
        }
        return asked
    }

    private func keysAsked(in helper: Function, by call: Call, at place: Place, depth: Int) -> [[StringValue]] {
        guard depth < 3 else { return [] }
        return sites(in: helper).flatMap { site -> [[StringValue]] in
            guard let inner = site.call else { return [] }
            let there = Place(site, in: helper)
            guard CoderMethod(inner) != nil, let key = CoderMethod.key(of: inner) else {
                guard let next = program.calledFunction(inner, at: there), next.fact.hasBody else { return [] }
                return keysAsked(in: next, by: inner, at: there, depth: depth + 1)
            }
            let parameters = helper.fact.parameters
            guard let position = parameters.firstIndex(where: { key.isName($0.name) }), parameters.count == call.arguments.count else {
                return [strings(key, at: there)]
            }
            return [strings(call.arguments[position].value, at: place)]
        }
    }
}

extension StringValue {
    /// Whether both are one key, or both are built at run time so that they may be.
    func mayBe(_ other: StringValue) -> Bool { isKnown == other.isKnown && mayEqual(other) }

    /// Whether who asks for this key may ask for that of a read.
    func mayAskFor(_ read: KeyAccess) -> Bool { mayBe(read.key) || read.isOneOfMany && !isKnown }
}
