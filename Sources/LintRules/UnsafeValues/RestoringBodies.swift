import AppModel

/// The bodies that values are restored in, each looked through once.
struct RestoringBodies {
    private let app: App
    private var bodies: [Function: RestoringBody] = [:]
    private var lookUps: [Function: ForcedLookUps] = [:]
    private var onTheWay: [Function: ForcesOnTheWay] = [:]
    private var ways = ForcesOnTheWay.Ways()
    private var asked: [Function: AskedKeys] = [:]

    init(of app: App) { self.app = app }

    /// The entries of dictionaries among some values, and theirs again.
    mutating func entries(of values: [RestoredValue]) -> [RestoredValue] {
        var known = Set(values.map(\.place))
        var all: [RestoredValue] = []
        var open = values
        while let value = open.popLast() {
            guard value.isObject, body(of: value.function).mayHaveEntries(value) else { continue }
            let entries = onTheWay(from: value.function).entries(of: value, in: app).filter { known.insert($0.place).inserted }
            all += entries
            open += entries
        }
        return all.sorted { $0.location < $1.location }
    }

    /// What makes a value crash the app though it is there: an index of restored data may be past the end, what an identifier names be gone.
    mutating func forceOfWhatIsThere(_ value: RestoredValue) -> Force? {
        let body = body(of: value.function)
        if let force = app.unboundIndex(value, body) ?? app.raisingLookUp(of: value, body) { return force }
        return value.isObject ? onTheWay(from: value.function).raisingLookUp(of: value, in: app) : nil
    }

    /// What makes a value crash the app, in its body or further on.
    mutating func force(on value: RestoredValue) -> Force? {
        let body = body(of: value.function)
        if let force = app.force(on: value, in: body) { return force }
        guard value.isObject else { return nil }
        let lookUps = lookUps[value.function] ?? ForcedLookUps(in: value.function, body, app)
        self.lookUps[value.function] = lookUps
        if let force = lookUps.force(on: value, body, app) { return force }
        let further = onTheWay(from: value.function)
        return further.force(on: value) ?? further.raisingLookUp(of: value, in: app) ?? unarchivingWhereHandedOn(value)
    }

    private mutating func onTheWay(from reader: Function) -> ForcesOnTheWay {
        let further = onTheWay[reader] ?? ForcesOnTheWay(from: reader, in: app, &ways)
        onTheWay[reader] = further
        return further
    }

    /// What is forced that a value is the name of.
    mutating func forcedLookUp(by value: RestoredValue) -> Force? {
        guard value.mayBeKey else { return nil }
        let body = body(of: value.function)
        let lookUps = lookUps[value.function] ?? ForcedLookUps(in: value.function, body, app)
        self.lookUps[value.function] = lookUps
        if let force = lookUps.force(by: value, body, app) { return force }
        return value.kept == nil ? onTheWay(from: value.function).forcedLookUp(by: value, in: app) : nil
    }

    /// What views take by force that SwiftUI kept with the scene.
    mutating func forcedSceneValues() -> [(value: RestoredValue, force: Force)] {
        var forced: [(value: RestoredValue, force: Force)] = []
        for read in app.sceneStorageReads() {
            let value = RestoredValue(read)
            let force = app.force(on: value, read, in: body(of: value.function))
            let lookUp = read.questions.contains(.worth) ? nil : forcedLookUp(by: value) ?? forceWhereHandedOn(value)
            forced += [force, lookUp].compactMap(\.self).map { (value, read.isShown ? $0 : $0.asNote) }
        }
        return forced
    }

    /// What a method, or a property's setter, makes by force of data that it is handed.
    private mutating func unarchivingWhereHandedOn(_ value: RestoredValue) -> Force? {
        for (function, parameter) in app.takers(of: value, body(of: value.function)) {
            guard var force = app.forceOnUnarchived(value.handed(to: function, as: parameter), body(of: function)) else { continue }
            force.function = function
            return force
        }
        return nil
    }

    /// What a method, or a property's setter, does by force to what a view hands it of its scene storage.
    private mutating func forceWhereHandedOn(_ value: RestoredValue) -> Force? {
        let handed = app.takers(of: value, body(of: value.function)).map { value.handed(to: $0.function, as: $0.parameter) }
        for value in handed {
            let body = body(of: value.function)
            let lookUps = lookUps[value.function] ?? ForcedLookUps(in: value.function, body, app)
            self.lookUps[value.function] = lookUps
            guard var force = lookUps.force(by: value, body, app) ?? app.forceOnUnarchived(value, body) else { continue }
            force.function = force.function ?? value.function
            return force
        }
        return nil
    }

    /// Whether `unsafe-restored-value` speaks of a read, and everybody else may keep silent.
    mutating func isForced(_ read: KeyAccess) -> Bool {
        read.key.reservedName == nil && !app.isTested(read, asked(in: read.function)) && force(on: RestoredValue(read)) != nil
    }

    private mutating func body(of function: Function) -> RestoringBody {
        let body = bodies[function] ?? RestoringBody(of: function, in: app)
        bodies[function] = body
        return body
    }

    private mutating func asked(in function: Function) -> AskedKeys {
        let keys = asked[function] ?? AskedKeys(in: function, of: app)
        asked[function] = keys
        return keys
    }
}
