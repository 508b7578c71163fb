import Syntax

/// State that nothing saves but a method of the app's delegate that UIKit does not call in an app with scenes (F23).
public struct UncalledSave: Sendable {
    /// The method of the delegate.
    public let method: Function
    /// Where the state is written, there or in what only it calls.
    public let write: Location
    /// Where it is read, as if it had been.
    public let read: Location
}

extension App {
    /// The first of each such method, in path order: of apps whose scenes are there on every system that they run on, where nobody calls it.
    public func uncalledSaves(_ silences: inout Silences) -> [UncalledSave] {
        let delegates = program.classes(adopting: "UIApplicationDelegate").filter { !program.files[$0.file].isTest }
        return delegates.flatMap { delegate -> [UncalledSave] in
            let uncalled = program.functions(of: delegate).filter { $0.isOfAppWithoutScenes && !isCalledByHand($0) }
            guard uncalled.contains(where: \.savesWithoutScenes), adoptsScenes(unit: delegate.unit), hasScenesAlone(unit: delegate.unit)
            else {
                return []
            }
            let idle = functionsCalledOnly(by: uncalled)
            return uncalled.filter(\.savesWithoutScenes).compactMap { method in
                let reached = functionsCalledOnly(by: [method])
                guard let save = firstLostWrite(in: reached, method, idle), !silences.note(program.silence(onCodeOf: delegate.unit)) else {
                    return nil
                }
                return save
            }
        }
    }

    /// Whether the scenes of a unit have a delegate of the unit's own, on every system that it runs on.
    private func hasScenesAlone(unit: Int) -> Bool {
        let delegates = program.classes(adopting: "UIWindowSceneDelegate").filter { $0.unit == unit && !program.files[$0.file].isTest }
        let isLimited = delegates.first?.isSceneDelegate { $0.isConditional || $0.modifiers.contains(.isLimited) }
        guard let first = delegates.first, isLimited == false else { return false }
        guard let oldest = program.oldestSystem(inUnit: unit) else { return Language(path: first.location.path) == .swift }
        return oldest >= SystemVersion(13)
    }

    /// Whether somebody else says the method's name, as a scene's delegate does that hands on what it hears.
    private func isCalledByHand(_ method: Function) -> Bool {
        program.functions(mentioningAnyOf: [method.fact.name]).contains { other in
            other != method && !program.isTest(other) && other.names(anyOf: [method.fact.name])
        } || program.isSaidInOutlines(method.fact.name, ofUnit: program.unit(of: method))
    }

    /// Some functions, and those that nothing calls but them, through any number of these.
    private func functionsCalledOnly(by beginnings: [Function]) -> Set<Function> {
        var idle = Set(beginnings)
        var open = beginnings
        while let function = open.popLast() {
            for site in sites(in: function) {
                guard let call = site.call, let called = program.calledFunction(call, at: Place(site, in: function)),
                    !idle.contains(called),
                    let calls = callsInSight(of: called), calls.allSatisfy({ idle.contains($0.function) || $0.function == called })
                else { continue }
                idle.insert(called)
                open.append(called)
            }
        }
        return idle
    }

    /// What some functions write and no others do but those that nothing calls either, where others read it.
    private func firstLostWrite(in reached: Set<Function>, _ method: Function, _ idle: Set<Function>) -> UncalledSave? {
        let unit = program.unit(of: method)
        for function in reached.sorted(by: { $0.id < $1.id }) {
            for site in sites(in: function) {
                guard let call = site.call, let store = store(writtenBy: call, at: Place(site, in: function)),
                    let read = placeThatReads(store, inUnit: unit, besides: idle)
                else { continue }
                return UncalledSave(method: method, write: function.location(call.nameRange), read: read)
            }
        }
        return nil
    }

    private func store(writtenBy call: Call, at place: Place) -> LastingStore? {
        if App.waysToWriteFiles.contains(call.name) {
            let isToFile = call.name != "write" || ["to", "toFile"].contains(call.arguments.first?.label)
            return isToFile ? place.type.map(LastingStore.files) : nil
        }
        guard App.writersOfDefaults.contains(call.name), let receiver = call.receiver, isUserDefaults(receiver, at: place),
            call.firstUnlabelled?.isNil != true, let key = call.arguments.last?.value, case .text(let text) = program.string(key, at: place)
        else { return nil }
        return .entry(text)
    }

    private static let waysToWriteFiles: Set<String> = ["write", "writeToFile", "writeToURL", "archiveRootObject"]
    private static let waysToReadFiles: Set<String> = [
        "unarchiveObject", "unarchiveObjectWithFile", "dictionaryWithContentsOfFile", "arrayWithContentsOfFile", "dataWithContentsOfFile",
        "dataWithContentsOfURL", "contents", "contentsAtPath",
    ]

    /// Where a store is read by something that runs; `nil` also where something that runs writes it, too.
    private func placeThatReads(_ store: LastingStore, inUnit unit: Int, besides idle: Set<Function>) -> Location? {
        switch store {
        case .entry(let key): placeThatReads(key, inUnit: unit, besides: idle)
        case .files(let owner): placeThatReadsFiles(of: owner, besides: idle)
        }
    }

    private func placeThatReads(_ key: String, inUnit unit: Int, besides idle: Set<Function>) -> Location? {
        var found: Location?
        for function in program.functions where program.unit(of: function) == unit && !program.isTest(function) && !idle.contains(function)
        {
            if App.writersOfDefaults.contains(where: { function.fact.words.mayHold($0) }), writes(.text(key), function) { return nil }
            guard found == nil, App.readsOfDefaults.contains(where: { function.fact.words.mayHold($0) }) else { continue }
            found =
                sites(in: function).lazy.compactMap { site -> Location? in
                    guard let call = site.call, App.readsOfDefaults.contains(call.name), let receiver = call.receiver else { return nil }
                    let place = Place(site, in: function)
                    guard self.isUserDefaults(receiver, at: place), let named = call.arguments.last,
                        self.program.string(named.value, at: place).text == key
                    else { return nil }
                    return function.location(call.nameRange)
                }.first
        }
        return found
    }

    private func placeThatReadsFiles(of owner: Type, besides idle: Set<Function>) -> Location? {
        var found: Location?
        for function in program.functions(of: owner) where !idle.contains(function) {
            for site in sites(in: function) {
                guard let call = site.call else { continue }
                if case .files? = store(writtenBy: call, at: Place(site, in: function)) { return nil }
                let reads =
                    App.waysToReadFiles.contains(call.name) || call.arguments.contains { $0.label?.hasPrefix("contentsOf") ?? false }
                if reads { found = found ?? function.location(call.nameRange) }
            }
        }
        return found
    }
}

/// What outlives the app: an entry of the defaults, or the files of a type.
private enum LastingStore {
    case entry(String)
    case files(Type)
}

extension Function {
    /// Implements a method of the app's delegate in whose place UIKit calls one of a scene's.
    fileprivate var isOfAppWithoutScenes: Bool {
        fact.parameters.count == 1
            && [
                "applicationDidEnterBackground", "applicationWillResignActive", "applicationWillEnterForeground",
                "applicationDidBecomeActive",
            ].contains(fact.name)
    }

    /// One of those in which an app is left.
    fileprivate var savesWithoutScenes: Bool { ["applicationDidEnterBackground", "applicationWillResignActive"].contains(fact.name) }
}
