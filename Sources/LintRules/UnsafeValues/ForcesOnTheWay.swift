import AppModel

/// What is forced further on than where it is restored: in another local, a structure's field, a property's observer, a method that gets it.
struct ForcesOnTheWay {
    /// Where something is forced, or must not be nil.
    fileprivate struct Candidate {
        let site: Site
        let function: Function
        let raising: [(values: [Expression], fate: String)]
        /// What is made of a value that is there, and may refuse it.
        var conversion: (taken: Expression, force: Force)?
    }

    /// `nil` where the reader was not looked into.
    private let traces: RestoredValueTraces?
    private let candidates: [Candidate]
    /// Where something is asked for an entry by a text.
    private let asked: [(function: Function, site: Site, dictionary: Expression, key: StringValue)]
    /// The other bodies that look up managed objects.
    private let lookUps: [(function: Function, body: RestoringBody)]
    /// The other bodies in which something is forced, with what is looked up there.
    private let forced: [(function: Function, body: RestoringBody, lookUps: ForcedLookUps)]

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
                    let conversion = site.forcedConversion.flatMap { call, taken in
                        app.force(ofConversion: call, at: site, in: function).map { (taken: taken, force: $0) }
                    }
                    if conversion == nil, case .attempt = site.kind { return nil }
                    return Candidate(site: site, function: function, raising: [], conversion: conversion)
                case .cast(_, .forced, let target) where !target.isOptional: return Candidate(site: site, function: function, raising: [])
                default:
                    let raising = function.isObjectiveC ? app.raisingValues(at: site, in: function) : []
                    return raising.isEmpty ? nil : Candidate(site: site, function: function, raising: raising)
                }
            }
        }
    }

    /// - Parameters:
    ///   - reader: the function that values are restored in.
    ///   - known: the functions that were looked into for other readers.
    init(from reader: Function, in app: App, _ known: inout [Function: Stop]) {
        traces = app.traces(ofValuesReadIn: reader)
        let stops = (traces?.functions ?? []).map { function -> (function: Function, stop: Stop) in
            let stop = known[function] ?? Stop(function, in: app)
            known[function] = stop
            return (function, stop)
        }
        lookUps = stops.dropFirst().flatMap(\.stop.lookUps)
        forced = stops.dropFirst().flatMap(\.stop.forced)
        asked = stops.flatMap(\.stop.asked)
        let showers = traces?.showers ?? []
        candidates = stops.flatMap { function, stop in
            stop.candidates.filter { !showers.contains(function) || $0.site.tests.isEmpty }
        }
    }

    func force(on value: RestoredValue) -> Force? {
        guard value.isObject, !candidates.isEmpty, let trace = traces?.trace(ofValueReadAt: value.range) else { return nil }
        for candidate in candidates {
            guard var force = force(at: candidate, trace) else { continue }
            force.function = candidate.function
            return force
        }
        return nil
    }

    /// What is read under a text from a dictionary that is restored, wherever that gets to.
    func entries(of value: RestoredValue, in app: App) -> [RestoredValue] {
        guard value.isObject, !asked.isEmpty, let trace = traces?.trace(ofValueReadAt: value.range) else { return [] }
        return asked.filter { trace.isAlone(in: $0.dictionary, of: $0.function) }.map { asked in
            let isTested = app.makesSure(of: asked.key, before: asked.site, in: asked.function)
            var entry = RestoredValue(entry: asked.key, readAt: asked.site, in: asked.function, isTested: isTested)
            // What makes itself of a dictionary has made that too: they only differ where another version of the app did.
            entry.isOfModel = value.isOfModel || asked.function != value.function
            return entry
        }
    }

    /// What is looked up by a value in a function that gets it, and taken for granted.
    func forcedLookUp(by value: RestoredValue, in app: App) -> Force? {
        guard value.isObject, !forced.isEmpty, let trace = traces?.trace(ofValueReadAt: value.range), !trace.isTested, !trace.isLookedUp
        else {
            return nil
        }
        for (function, body, lookUps) in forced {
            for parameter in trace.parametersThatAreIt(of: function) {
                guard var force = lookUps.force(by: value.handed(to: function, as: parameter.name), body, app) else { continue }
                force.function = function
                return force
            }
        }
        return nil
    }

    /// `objectWithID:` of what a method reads and hands back, or on.
    func raisingLookUp(of value: RestoredValue, in app: App) -> Force? {
        guard value.isObject, !lookUps.isEmpty, let trace = traces?.trace(ofValueReadAt: value.range) else { return nil }
        return lookUps.lazy.compactMap { function, body in
            app.raisingLookUp(of: value, in: function, body) { trace.isAlone(in: $0, of: function) }
        }.first
    }

    private func force(at candidate: Candidate, _ trace: RestoredValueTrace) -> Force? {
        let function = candidate.function
        let isThere = trace.isUnwrapped || trace.isTested
        if let (taken, force) = candidate.conversion, !trace.isTested, trace.isAlone(in: taken.withoutDefault, of: function),
            !candidate.site.isDecided(by: taken.binding(at: candidate.site))
        {
            return force
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
            guard !isThere, !trace.isIterated || function == traces?.functions.first else { return nil }
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

extension Expression {
    /// `saved` of `saved ?? "page"`: what is there stays what it is, and may be refused.
    fileprivate var withoutDefault: Expression {
        if case .binary(let value, "??", let other) = core.kind, other.isText { value } else { self }
    }

    private var isText: Bool { if case .string = core.kind { true } else { false } }
}
