import Syntax

extension App {
    /// Whether a class has restoration code of its own or inherits some within the project.
    public func hasRestorationCode(_ type: Type) -> Bool {
        if program.adopts(type, "UIViewControllerRestoration") { return true }
        return program.lineage(of: type).contains { owner in
            program.functions(of: owner).contains { function in
                switch function.hook {
                case .encodeState, .decodeState, .finishedRestoring, .controllerFactory: true
                default: false
                }
            }
        }
    }

    /// Whether what a coder gets may be an object of a class. What the text does not tell the type of may be anything.
    func mayBe(_ encoded: EncodedValue, _ type: StaticType?) -> Bool {
        encoded.parts.contains { $0.type.map { mayHold($0, type) } ?? true }
    }

    /// The same for what a property of some name holds: two properties are two objects, as far as the text goes.
    func mayBe(_ encoded: EncodedValue, _ type: StaticType?, inPropertyNamed name: String) -> Bool {
        encoded.parts.contains { part in
            if let property = part.property { return property == name }
            return part.type.map { mayHold($0, type) } ?? true
        }
    }

    /// Whether a value of a type that says what it is may be an object of a class or hold one: not a list of anything, of which the flow of values
    /// tells what is in it.
    func isOrHolds(_ type: StaticType, _ childType: StaticType) -> Bool {
        switch type {
        case .named(let name, let elements) where UIKit.isCollection(name): elements.contains { isOrHolds($0.unwrapped, childType) }
        case .named("Any", _), .named("AnyObject", _), .named("NSObject", _), .named("id", _): false
        default: mayHold(type, childType)
        }
    }

    private func mayHold(_ type: StaticType, _ childType: StaticType?) -> Bool {
        switch type {
        case .named(let name, let elements) where UIKit.isCollection(name):
            return elements.isEmpty || elements.contains { mayHold($0.unwrapped, childType) }
        case .named(let name, _):
            if UIKit.isInert(name) { return false }
            guard let childType, UIKit.isKnownClass(name) else { return true }
            return isRelated(type, childType)
        case .project(let project):
            if project.kind == .protocol { return childType.map { program.mayBe(type, $0) } ?? true }
            if project.kind != .class { return false }
            return childType.map { isRelated(type, $0) } ?? true
        case .optional(let wrapped): return mayHold(wrapped, childType)
        case .metatype: return false
        }
    }

    /// Whether an app delegate is seen to switch restoration on. `nil` when the unit shows none, or hides code where another may be.
    public func optsIn(unit: Int) -> Bool? {
        switch program.options.mechanism {
        case .auto: return optIns[unit]
        case .legacy: return true
        case .scene: return false
        case .library: return nil
        }
    }

    /// Whether a unit is seen to restore, or is a library that shows neither an app's delegate nor scenes, whose classes are there to be restored.
    func mayRestore(unit: Int) -> Bool {
        if let optsIn = optsIn(unit: unit) { return optsIn }
        return program.options.mechanism == .library || !unitsOfScenes.contains(unit)
    }

    /// Why it is not known whether a unit restores; `nil` where it is, or where the configuration leaves that to the apps that use it.
    public func silence(onOptInOf unit: Int) -> Silence? {
        guard program.options.mechanism == .auto, optIns[unit] == nil else { return nil }
        let hasDelegate = program.classes(adopting: "UIApplicationDelegate").contains { $0.unit == unit }
        return hasDelegate ? program.silence(onCodeOf: unit) : Silence(.noDelegate, in: program.path(ofUnit: unit))
    }

    /// Whether a unit restores, as far as the text tells.
    public func isOptedIn(unit: Int) -> Answer {
        guard let optsIn = optsIn(unit: unit) else { return silence(onOptInOf: unit).map(Answer.unknown) ?? .no }
        return Answer(optsIn)
    }

    /// Whether all app delegates of a unit refuse to save (E8), or to restore, so that no state comes back, whatever is encoded.
    public func isSwitchedOff(unit: Int) -> Bool { silence(onSwitchingOff: unit) != nil }

    /// Where they do: another version of the app may not.
    public func silence(onSwitchingOff unit: Int) -> Silence? {
        refusal(ofUnit: unit).map { Silence(.switchedOff, at: $0.location, about: $0.symbol) }
    }

    private func refusal(ofUnit unit: Int) -> Function? {
        func refusal(_ hooks: Hook...) -> Function? {
            let answers = program.implementations(of: hooks).filter { program.unit(of: $0) == unit && !program.isTest($0) }
            return isDeclined(answers) ? answers[0] : nil
        }
        return refusal(.shouldSave, .shouldSaveSecurely) ?? refusal(.shouldRestore, .shouldRestoreSecurely)
    }

    /// Where restoration is refused, by the paths of all files of an app that does so and has no scenes.
    public func refusals() -> [String: Location] {
        var refusals: [String: Location] = [:]
        for unit in program.units.indices where !unitsOfScenes.contains(unit) {
            guard let refusal = refusal(ofUnit: unit) else { continue }
            for file in program.files.indices where program.unitOfFile[file] == unit {
                refusals[program.files[file].path] = refusal.location
            }
        }
        return refusals
    }

    /// Units with a call that starts an app.
    var unitsThatStart: Set<Int> {
        Set(
            program.functions(mentioningAnyOf: ["UIApplicationMain"]).filter { function in
                sites(in: function).contains { $0.call?.name == "UIApplicationMain" }
            }
            .map { program.unit(of: $0) })
    }

    private func isDeclined(_ answers: [Function]) -> Bool { !answers.isEmpty && answers.allSatisfy(\.alwaysDeclines) }

    /// The answers of `optsIn(unit:)`, for the units that have one.
    func makeOptIns() -> [Int: Bool] {
        var answers: [Int: Bool] = [:]
        var mayHideOne: Set<Int> = []
        let startsInSight = unitsThatStart
        for type in program.classes(adopting: "UIApplicationDelegate") {
            let isTheOne = type.declarations[0].fact.modifiers.contains(.isMain) || startsInSight.contains(type.unit)
            // Unread code may hold another delegate, unless the app is seen to start with this one.
            if program.hasUnreadCode(inUnit: type.unit), !isTheOne { mayHideOne.insert(type.unit) }
            let optsIn = program.family(of: type).contains { owner in
                // A constant `false` opts out (E8).
                (program.implementations(of: .shouldSave, in: owner) + program.implementations(of: .shouldSaveSecurely, in: owner)).contains
                { !$0.alwaysDeclines }
                    && !isDeclined(
                        program.implementations(of: .shouldRestore, in: owner)
                            + program.implementations(of: .shouldRestoreSecurely, in: owner))
            }
            answers[type.unit] = answers[type.unit] == true || optsIn
        }
        for unit in mayHideOne where answers[unit] != true { answers[unit] = nil }
        return answers
    }
}

extension Silence.Reason {
    static let switchedOff = Silence.Reason("app delegate that switches restoration off")
    static let noDelegate = Silence.Reason("project without an app delegate in sight")
}

extension Function {
    /// Whether it may have what some classes have in hand: as their own, as the delegate's, free, or in every object of a framework's class.
    func isAtHand(of types: Set<Type>) -> Bool {
        if hook?.belongsToDelegate == true { return true }
        if let type { return types.contains(type) }
        return extendedName.map(UIKit.isKnownClass) ?? true
    }

    /// Whether its body is `false` and nothing else.
    public var alwaysDeclines: Bool {
        let answers = body.returnedValues
        return !answers.isEmpty && answers.allSatisfy { $0.isBoolean(false) }
    }
}
