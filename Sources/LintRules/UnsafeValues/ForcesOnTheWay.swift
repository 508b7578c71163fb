import AppModel

/// What is forced further on than where it is restored: in another local, a structure's field, a property's observer, a method that gets it.
struct ForcesOnTheWay {
    /// Where something is forced, or must not be nil.
    fileprivate struct Candidate {
        let site: Site
        let function: Function
        let raising: [(values: [Expression], fate: String)]
        /// What is made of a value that is there, and may refuse it.
        var conversions: [(taken: Expression, force: Force)] = []

        /// What must be a value for it to be forced here.
        var values: [Expression] {
            var values = raising.flatMap(\.values) + conversions.map(\.taken.withoutDefault)
            switch site.kind {
            case .forced(let base):
                values.append(base)
                if case .call(let call) = base.kind, call.failingForEmptyText != nil { values += call.arguments.prefix(1).map(\.value) }
            case .cast(let base, _, _): values.append(base)
            default: break
            }
            return values
        }
    }

    private let reader: Function
    /// `nil` where the reader was not looked into.
    private let traces: RestoredValueTraces?
    private let way: Way?

    /// What a function does that may be on the way from several readers.
    struct Stop {
        fileprivate let candidates: [Candidate]
        fileprivate let asked: [(function: Function, site: Site, dictionary: Expression, key: StringValue)]
        fileprivate let lookUps: [(function: Function, body: RestoringBody)]
        fileprivate let forced: [(function: Function, body: RestoringBody, lookUps: ForcedLookUps)]

        init(_ function: Function, in app: App) {
            let sites = app.sites(in: function)
            let body = RestoringBody(of: function, in: app)
            lookUps = sites.contains { $0.lookUpTakenForGranted != nil } ? [(function, body)] : []
            forced = body.forces.isEmpty && body.crashes.isEmpty ? [] : [(function, body, ForcedLookUps(in: function, body, app))]
            asked = sites.compactMap { site in
                guard case .element(let dictionary, let arguments) = site.kind, let key = arguments.onlyElement?.value,
                    case let text = app.string(key, at: Place(site, in: function)), text.text != nil
                else { return nil }
                return (function, site, dictionary, text)
            }
            candidates = sites.compactMap { site in
                switch site.kind {
                case .forced, .attempt(.forced, _):
                    let conversions = app.forcedConversions(at: site, in: function)
                    if conversions.isEmpty, case .attempt = site.kind { return nil }
                    return Candidate(site: site, function: function, raising: [], conversions: conversions)
                case .cast(_, .forced, let target) where !target.isOptional: return Candidate(site: site, function: function, raising: [])
                default:
                    let raising = function.isObjectiveC ? app.raisingValues(at: site, in: function) : []
                    return raising.isEmpty ? nil : Candidate(site: site, function: function, raising: raising)
                }
            }
        }
    }

    /// What all functions do that run while some values are restored, found once for all readers of them.
    final class Way {
        fileprivate let candidates: ValueTable<Candidate>
        /// Where something is asked for an entry by a text.
        fileprivate let asked: ValueTable<(function: Function, site: Site, dictionary: Expression, key: StringValue)>
        /// The bodies that look up managed objects.
        fileprivate let lookUps: [(function: Function, body: RestoringBody)]
        /// The bodies in which something is forced, with what is looked up there.
        fileprivate let forced: ValueTable<(function: Function, body: RestoringBody, lookUps: ForcedLookUps)>

        fileprivate init(_ traces: RestoredValueTraces, in app: App, _ known: inout [Function: Stop]) {
            let stops = traces.functions.map { function -> (function: Function, stop: Stop) in
                let stop = known[function] ?? Stop(function, in: app)
                known[function] = stop
                return (function, stop)
            }
            let showers = traces.showers
            lookUps = stops.flatMap(\.stop.lookUps)
            forced = ValueTable(stops.flatMap(\.stop.forced)) { function, _, lookUps in
                lookUps.keys.reduce(into: []) { found, key in
                    _ = key.contains { part in
                        if part.mayHoldValue { found.formUnion(traces.identities(of: part, in: function)) }
                        return false
                    }
                }
            }
            asked = ValueTable(stops.flatMap(\.stop.asked)) { traces.identities(of: $0.dictionary, in: $0.function) }
            let candidates = stops.flatMap { function, stop in
                stop.candidates.filter { !showers.contains(function) || $0.site.tests.isEmpty }
            }
            self.candidates = ValueTable(candidates) { candidate in
                candidate.values.reduce(into: []) { $0.formUnion(traces.identities(of: $1, in: candidate.function)) }
            }
        }
    }

    /// The ways from the readers that were asked about, and what is known of the functions on them.
    struct Ways {
        private var ofInstances: [RestoringRun.Instances: Way] = [:]
        private var stops: [Function: Stop] = [:]

        fileprivate mutating func way(of traces: RestoredValueTraces, in app: App) -> Way {
            if let known = ofInstances[traces.instances] { return known }
            let way = Way(traces, in: app, &stops)
            ofInstances[traces.instances] = way
            return way
        }
    }

    /// - Parameters:
    ///   - reader: the function that values are restored in.
    ///   - ways: those from other readers.
    init(from reader: Function, in app: App, _ ways: inout Ways) {
        self.reader = reader
        traces = app.traces(ofValuesReadIn: reader)
        way = traces.map { ways.way(of: $0, in: app) }
    }

    func force(on value: RestoredValue) -> Force? {
        guard value.isObject, let way, !way.candidates.isEmpty, let trace = traces?.trace(ofValueReadAt: value.range) else { return nil }
        let candidates = way.candidates.elements(meeting: trace.value)
        for candidate in candidates.filter({ $0.function == reader }) + candidates.filter({ $0.function != reader }) {
            guard var force = force(at: candidate, trace) else { continue }
            force.function = candidate.function
            return force
        }
        return nil
    }

    /// What is read under a text from a dictionary that is restored, wherever that gets to.
    func entries(of value: RestoredValue, in app: App) -> [RestoredValue] {
        guard value.isObject, let way, !way.asked.isEmpty, let trace = traces?.trace(ofValueReadAt: value.range) else { return [] }
        let asked = way.asked.elements(meeting: trace.value).filter { trace.isAlone(in: $0.dictionary, of: $0.function) }
        return asked.map { asked in
            let isTested = app.makesSure(of: asked.key, before: asked.site, in: asked.function)
            var entry = RestoredValue(entry: asked.key, readAt: asked.site, in: asked.function, isTested: isTested)
            // What makes itself of a dictionary has made that too: they only differ where another version of the app did.
            entry.isOfModel = value.isOfModel || asked.function != value.function
            return entry
        }
    }

    /// What is looked up by a value in a function that gets it, and taken for granted.
    func forcedLookUp(by value: RestoredValue, in app: App) -> Force? {
        guard value.isObject, let way, !way.forced.isEmpty, let trace = traces?.trace(ofValueReadAt: value.range) else { return nil }
        // What the function asks itself is held against each look-up in it.
        for (function, body, lookUps) in way.forced.elements(meeting: trace.value) where !trace.isWeighed(outside: function) {
            guard var force = lookUps.force(by: value.followed(by: trace, into: function), body, app) else { continue }
            force.function = force.function ?? function
            return force
        }
        return nil
    }

    /// `objectWithID:` of what a method reads and hands back, or on.
    func raisingLookUp(of value: RestoredValue, in app: App) -> Force? {
        guard value.isObject, let way, !way.lookUps.isEmpty, let trace = traces?.trace(ofValueReadAt: value.range) else { return nil }
        return way.lookUps.lazy.filter { $0.function != reader }.compactMap { function, body in
            app.raisingLookUp(of: value, in: function, body) { trace.isAlone(in: $0, of: function) }
        }.first
    }

    private func force(at candidate: Candidate, _ trace: RestoredValueTrace) -> Force? {
        let function = candidate.function
        let isThere = trace.isUnwrapped || trace.isTested
        for (taken, force) in candidate.conversions where !trace.isTested && trace.isAlone(in: taken.withoutDefault, of: function) {
            if !candidate.site.isDecided(by: taken.binding(at: candidate.site)) { return force }
        }
        switch candidate.site.kind {
        case .forced(let base):
            if case .call(let call) = base.kind, let type = call.failingForEmptyText, let text = call.arguments.first?.value {
                guard !trace.isTested, trace.isEmptyWithout(text, of: function) else { return nil }
                return Force(
                    "is made a '\(type)' by force, which the empty text that stands in for it is not", elsewhere: candidate.site.mark)
            }
            guard !isThere, trace.isAlone(in: base, of: function) else { return nil }
            return Force("is unwrapped by force", elsewhere: candidate.site.mark)
        case .cast(let base, .forced, let target) where !target.isOptional:
            guard !isThere, trace.isAlone(in: base, of: function) else { return nil }
            return Force("is cast by force", elsewhere: candidate.site.mark)
        default:
            guard !isThere, !trace.isIterated || function == reader else { return nil }
            for (values, fate) in candidate.raising {
                let raising = values.first {
                    trace.isAlone(in: $0, of: function) && !isElement($0, of: trace, at: candidate.site, in: function)
                }
                guard let raising else { continue }
                return Force(fate, elsewhere: raising.range, help: "Test it for nil before it is handed on.")
            }
            return nil
        }
    }

    /// Whether an expression names what a loop over the value comes to: a list that is nil has no elements, and no list has nil for one.
    private func isElement(_ expression: Expression, of trace: RestoredValueTrace, at site: Site, in function: Function) -> Bool {
        guard case .name(let name) = expression.core.kind else { return false }
        var sequences = site.steps.compactMap { step -> Expression? in
            guard case .loop(let loop) = step, loop.names.contains(name) else { return nil }
            return loop.sequence
        }
        if case .element(let sequence, _)? = site.locals?.lookUp(name)?.binding.origin { sequences.append(sequence) }
        return sequences.contains { trace.isAlone(in: $0, of: function) }
    }
}

/// Places by what the values there are.
private struct ValueTable<Element> {
    private let elements: [Element]
    private var positions: [Int32: [Int]] = [:]

    var isEmpty: Bool { elements.isEmpty }

    init(_ elements: [Element], identities: (Element) -> Set<Int32>) {
        self.elements = elements
        for (position, element) in elements.enumerated() {
            for id in identities(element) { positions[id, default: []].append(position) }
        }
    }

    /// Those where something is one of some identities, in order.
    func elements(meeting value: Set<Int32>) -> [Element] {
        let met = value.reduce(into: Set<Int>()) { $0.formUnion(positions[$1] ?? []) }
        return met.sorted().map { elements[$0] }
    }
}

extension Expression {
    /// `saved` of `saved ?? "page"`: what is there stays what it is, and may be refused.
    fileprivate var withoutDefault: Expression {
        if case .binary(let value, "??", let other) = core.kind, other.isText { value } else { self }
    }

    private var isText: Bool { if case .string = core.kind { true } else { false } }
}
