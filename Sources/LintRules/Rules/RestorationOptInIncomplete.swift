import AppModel
import Syntax

extension Rule {
    static let restorationOptInIncomplete = Rule(
        id: "restoration-opt-in-incomplete",
        summary: "The app delegate lacks one of the two methods that switch restoration on, or both.",
        why: "Nothing of the app is restored: every launch begins on the first screen.",
        help: "Implement both methods of the secure pair, and return true from both.",
        rationale: """
            State is preserved only where the delegate says so in one method and wants it back in another. With one of them alone nothing \
            is saved, or nothing restored, whatever the controllers do.
            """,
        limits: """
            One method of the old pair beside one of the secure pair is a warning: a system before iOS 13.2 asks for one of them only, \
            and a later one reads as secure what was not written so; it is a note in an app that adopts scenes. That both are missing is \
            one where controllers beside the delegate encode something and have identifiers, in code or in a storyboard, or outlets; a \
            note in apps with scenes, which may keep it, and where screens in Swift have neither. That both always say no is a note \
            there, and so is that one does, wherever something is identified. Left alone are delegates whose superclass is not in the \
            sources, that forward messages, or that misspell one of these methods.
            """,
        switchOff: "Where another object answers in the delegate's place, out of sight.",
        severity: .error,
        facts: ["A1", "E1", "E8"],
        examples: [
            .bad("""
                @main
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { // expect: restoration-opt-in-incomplete
                        true
                    }
                }
                """),
            .bad("""
                // Half old, half secure.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true } // expect: restoration-opt-in-incomplete
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .instead("""
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .good("""
                // Newer systems ask the second pair.
                class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
        ]
    ) { app, silences in
        let all = app.program.classes(adopting: "UIApplicationDelegate")
        let delegates = all.filter { app.program.frameworkRoot(of: $0) != nil && app.silence(onAnswersOf: $0) == nil }
        for open in all where app.silence(onAnswersOf: open) != nil {
            let isAlone = !delegates.contains { $0.unit == open.unit }
            let isAtFault = app.findingOfHalf(in: open) != nil || isAlone && !app.findingsOfNeither(in: [open]).isEmpty
            if isAtFault { silences.note(app.silence(onAnswersOf: open)) }
        }
        return delegates.compactMap { app.findingOfHalf(in: $0) }.first(ofEach: \.location) + app.findingsOfNeither(in: delegates)
    }
}

extension App {
    /// Why a delegate may answer more than is in sight.
    fileprivate func silence(onAnswersOf delegate: Type) -> Silence? {
        program.silence(onAncestorsOf: delegate) ?? program.silence(onCodeOf: delegate.unit)
    }

    /// A delegate that agrees to save or to restore only, or to each in another way.
    fileprivate func findingOfHalf(in type: Type) -> Finding? {
        let saves = answers(of: type, .shouldSave) + answers(of: type, .shouldSaveSecurely)
        let restores = answers(of: type, .shouldRestore) + answers(of: type, .shouldRestoreSecurely)
        guard let only = (saves + restores).first, !program.isTest(only) else { return nil }
        if let half = findingOfOneRefusal(amongst: saves, restores, of: type) { return half }
        guard !(saves + restores).contains(where: \.alwaysDeclines) else { return nil }
        if saves.isEmpty != restores.isEmpty {
            guard !mayAnswerOtherwise(type) else { return nil }
            return Finding(
                at: only.location,
                "restoration is half switched on by '\(type.name)': '\(only.writtenName)' has no counterpart that agrees to \(saves.isEmpty ? "save" : "restore")",
                symbol: only.symbol)
        }
        guard saves.count == 1, restores.count == 1,
            let old = (saves + restores).first(where: { $0.hook == .shouldSave || $0.hook == .shouldRestore }),
            let secure = (saves + restores).first(where: { $0.hook == .shouldSaveSecurely || $0.hook == .shouldRestoreSecurely }),
            !mayAnswerOtherwise(type)
        else { return nil }
        let (first, second) = old.hook == .shouldSave ? ("old", "secure") : ("secure", "old")
        return Finding(
            at: old.location,
            "restoration is half switched on by '\(type.name)': the \(first) method agrees to save, the \(second) one to restore",
            symbol: old.symbol, severity: isLegacyInScenes(unit: type.unit) ? .note : .warning,
            notes: [Note(at: secure.location, "'\(secure.writtenName)' is for secure coding")])
    }

    /// A delegate that never agrees to one of the two, and may agree to the other: an opt-out says no twice (E8).
    private func findingOfOneRefusal(amongst saves: [Function], _ restores: [Function], of type: Type) -> Finding? {
        func isRefused(_ answers: [Function]) -> Bool { !answers.isEmpty && answers.allSatisfy(\.alwaysDeclines) }
        guard isRefused(saves) != isRefused(restores), let agreeing = (isRefused(saves) ? restores : saves).first,
            let refusal = (isRefused(saves) ? saves : restores).first, !mayAnswerOtherwise(type), expectsState(type),
            // Whoever takes something out of the coder by hand wants nothing more.
            (saves + restores).allSatisfy({ $0.body.count == 1 }), !program.isTest(refusal),
            program.implementations(of: .willEncode, .didDecode).allSatisfy({ program.unit(of: $0) != type.unit })
        else { return nil }
        return Finding(
            at: refusal.location,
            isRefused(saves)
                ? "restoration is half switched off by '\(type.name)': nothing is saved that '\(agreeing.writtenName)' could have restored"
                : "restoration is half switched off by '\(type.name)': what is saved is never restored",
            symbol: refusal.symbol, severity: .note, help: "Return true from both methods, or false from both.",
            notes: [Note(at: agreeing.location, "'\(agreeing.writtenName)' may say yes")])
    }

    /// The delegate of an app whose controllers have state to keep, where nothing switches restoration on.
    fileprivate func findingsOfNeither(in delegates: [Type]) -> [Finding] {
        guard program.options.mechanism == .auto else { return [] }
        let answered = program.implementations(of: .shouldSave, .shouldSaveSecurely, .shouldRestore, .shouldRestoreSecurely).map(
            program.unit
        ).filter { !isSwitchedOff(unit: $0) }
        let scenes = program.classes(adopting: "UISceneDelegate") + program.classes(adopting: "UIWindowSceneDelegate")
        let withScenes = Set(scenes.map(\.unit))
        let units = Set(delegates.map(\.unit)).subtracting(answered)
        guard !units.isEmpty else { return [] }
        let writers = program.implementations(of: .encodeState).filter { function in
            units.contains(program.unit(of: function)) && !program.isTest(function) && function.type.map(program.isController) ?? false
                && coderFlow(of: function).accesses(.write).contains { $0.key.isKnown }
        }
        let byHand = AskedByHand(in: self)
        return units.sorted().compactMap { unit -> Finding? in
            // A package may have one for others to inherit from.
            let own = delegates.filter { $0.unit == unit && program.descendants(of: $0).isEmpty }
            guard own.count == 1, let delegate = own.first else { return nil }
            let writers = writers.filter { program.unit(of: $0) == unit && isBeside(delegate, $0.location.path) }
            // It may inherit its answers from another package.
            guard let writer = writers.first else { return nil }
            let given = switches.flatMap { self.answers(of: delegate, $0) }
            let expectsState = expectsState(delegate)
            let hasScenes = withScenes.contains(unit)
            if hasScenes, !given.isEmpty { return nil }
            if let refusal = given.first(where: \.alwaysDeclines), findingOfHalf(in: delegate) == nil {
                return expectsState && !mayAnswerOtherwise(delegate) && !byHand.asksAny(inUnit: unit)
                    ? finding(refusal, by: delegate, writers) : nil
            }
            guard given.isEmpty, findingOfHalf(in: delegate) == nil else { return nil }
            let ownScreens = ownScreens(amongst: writers, of: delegate)
            let keepers = expectsState ? [writer] : ownScreens.filter { $0.type.map(hasOutletsOrActions) ?? false }
            let told = keepers.isEmpty ? ownScreens.filter { !$0.isObjectiveC && ($0.type.map(isMadeByOthers) ?? false) } : keepers
            guard !told.isEmpty, !byHand.asksAny(inUnit: unit), !mayAnswerOtherwise(delegate) else { return nil }
            let lack = expectsState ? "" : ", and no controller that encodes has a restoration identifier"
            return Finding(
                at: delegate.location,
                "restoration\(hasScenes ? " of view controllers" : "") is not switched on by '\(delegate.name)'\(lack), so "
                    + (hasScenes ? "what they encode is never saved" : "nothing is saved"),
                symbol: delegate.name, severity: keepers.isEmpty || hasScenes ? .note : .warning,
                help: hasScenes
                    ? "Keep it in the activity that the scene hands out in `stateRestorationActivity(for:)`, or take out the encoding."
                    : expectsState
                        ? nil : "Implement both methods of the secure pair, and identify the controllers down to those that encode.",
                notes: told.prefix(3).map { Note(at: $0.location, "state is encoded here") })
        }
    }

    /// A delegate that says no, perhaps for the time being.
    private func finding(_ refusal: Function, by delegate: Type, _ writers: [Function]) -> Finding {
        let saves = refusal.hook == .shouldSave || refusal.hook == .shouldSaveSecurely
        return Finding(
            at: refusal.location,
            "restoration is switched off by '\(delegate.name)': what its controllers encode is never \(saves ? "saved" : "restored")",
            symbol: refusal.symbol, severity: .note,
            help: "Return true from both methods, or take out what is encoded for nobody.",
            notes: writers.prefix(3).map { Note(at: $0.location, "state is encoded here") })
    }

    /// Of the encoders of an app in which nothing is identified, those of screens which it is seen to make.
    private func ownScreens(amongst writers: [Function], of delegate: Type) -> [Function] {
        guard !program.types.contains(where: { $0.unit == delegate.unit && $0.kind == .structure && program.adopts($0, "App") }) else {
            return []
        }
        return writers.filter { writer in
            writer.type.map { !program.implementations(of: .decodeState, in: $0).isEmpty && isMade($0) } ?? false
        }
    }

    /// A vendored controller has none here, and brings its state with it for those who want it.
    private func hasOutletsOrActions(_ type: Type) -> Bool {
        program.lineage(of: type).contains { owner in
            owner.declarations.contains { declaration in
                declaration.fact.properties.contains { $0.modifiers.contains(.isOutlet) }
                    || declaration.fact.methods.contains { $0.returnType?.name == "IBAction" }
            }
        }
    }

    /// Whether a file is of the delegate's target, rather than of the library whose example the delegate starts.
    private func isBeside(_ delegate: Type, _ path: String) -> Bool {
        func folder(_ path: String) -> Substring? {
            let root = program.units[delegate.unit].root
            let inside = path.hasPrefix(root) ? path.dropFirst(root.count).drop { $0 == "/" } : path[...]
            return inside.contains("/") ? inside.prefix { $0 != "/" } : nil
        }
        return folder(delegate.location.path).map { folder(path) == $0 } ?? true
    }

    /// Whether the app itself counts on being restored: state that comes with a vendored container is nobody's intent.
    private func expectsState(_ delegate: Type) -> Bool {
        if program.implementations(of: .willEncode, .didDecode, .delegateFactory).contains(where: { program.unit(of: $0) == delegate.unit })
        {
            return true
        }
        if drawsSavedController(inUnit: delegate.unit) { return true }
        return program.functions(mentioningAnyOf: ["restorationIdentifier", "setRestorationIdentifier"]).contains { function in
            program.unit(of: function) == delegate.unit && isBeside(delegate, function.location.path) && function.hook != .controllerFactory
                && identifierAssignments(in: function).contains { assignment in
                    guard !assignment.isOptOut else { return false }
                    guard let object = assignment.object, !object.isSelf else { return function.type.map(program.isController) ?? false }
                    return program.type(of: object, at: assignment.place).map { isControllerType($0.unwrapped) } ?? false
                }
        }
    }

    /// The methods of a delegate, of its superclasses and of its subclasses that answer one of UIKit's questions.
    private func answers(of type: Type, _ hook: Hook) -> [Function] {
        program.family(of: type).flatMap { program.implementations(of: hook, in: $0) }
    }

    /// Whether another object may answer what a class does not, or the missing method is there and misspelt. Another method that is
    /// misspelt excuses nothing.
    private func mayAnswerOtherwise(_ type: Type) -> Bool {
        let forwards: Set<String> = [
            "forwardingTarget", "forwardingTargetForSelector", "forwardInvocation", "responds", "respondsToSelector",
        ]
        return program.family(of: type).contains { owner in
            owner.declarations.contains { declaration in
                declaration.fact.methods.contains { method in
                    if forwards.contains(method.name) { return true }
                    let path = program.files[declaration.file].path
                    let miss =
                        Language(path: path) == .objectiveC
                        ? nearMissSelector(method, in: owner, path: path) : nearMissMethod(method, in: owner, path: path)
                    return miss.map { switches.contains($0.hook) } ?? false
                }
            }
        }
    }
}

/// The methods that switch restoration on.
private let switches: [Hook] = [.shouldSave, .shouldRestore, .shouldSaveSecurely, .shouldRestoreSecurely]
