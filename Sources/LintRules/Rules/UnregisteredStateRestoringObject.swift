import AppModel

extension Rule {
    static let unregisteredStateRestoringObject = Rule(
        id: "unregistered-state-restoring-object",
        summary: "An object takes part in state restoration, but nobody makes it known to UIKit.",
        why: "The object's state is neither saved nor brought back: it begins afresh at every launch.",
        help: "Register the object when it is made: `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`.",
        rationale: """
            UIKit registers controllers and views by itself. Any other object that adopts UIStateRestoring is a stranger to the archive \
            until `registerObject(forStateRestoration:restorationIdentifier:)` names it: its state is neither written nor read. \
            For the same reason a factory that makes the object anew has to register what it makes, and is asked only if the object \
            names it as its `objectRestorationClass`.
            """,
        limits: """
            Speaks of projects and packages whose app delegate is seen to switch restoration on, and of classes whose superclasses are all \
            known. \
            An adopter that neither implements a method of the protocol nor is encoded has nothing to lose. \
            One registration of an object of unknown class, or of any relative, speaks for every object that it might be. \
            A controller may hand its own coder on to what adopts the protocol: that is left alone. \
            An object that its factory asks for something, or hands to somebody, before it is returned is left alone: it may be \
            registered there.
            """,
        switchOff: "Where a library registers the objects.",
        severity: .warning,
        facts: ["A15", "C7"],
        examples: [
            .bad("""
                //- Delegate.swift
                @main class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                //- Filter.swift
                class Filter: NSObject, UIStateRestoring { // expect: unregistered-state-restoring-object
                    var color = "red"
                    func encodeRestorableState(with coder: NSCoder) {
                        coder.encode(color, forKey: "color")
                    }
                    func decodeRestorableState(with coder: NSCoder) {
                        color = coder.decodeObject(of: NSString.self, forKey: "color") as String? ?? "red"
                    }
                }
                class Picture: UIViewController {
                    let filter = Filter()
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(filter, forKey: "filter")
                    }
                }
                """),
            .instead("""
                class Filter: NSObject, UIStateRestoring {
                    var color = "red"
                    func encodeRestorableState(with coder: NSCoder) {
                        coder.encode(color, forKey: "color")
                    }
                    func decodeRestorableState(with coder: NSCoder) {
                        color = coder.decodeObject(of: NSString.self, forKey: "color") as String? ?? "red"
                    }
                }
                class Picture: UIViewController {
                    let filter = Filter()
                    override func awakeFromNib() {
                        super.awakeFromNib()
                        UIApplication.registerObject(forStateRestoration: filter, restorationIdentifier: "filter")
                    }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(filter, forKey: "filter")
                    }
                }
                """),
            .good("""
                //- Delegate.swift
                @main class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                //- Reader.swift
                // UIKit registers controllers and views, and what inherits from elsewhere may register itself.
                class Reader: UIViewController, UIStateRestoring {}
                class Badge: UIView, UIStateRestoring {}
                class Report: VendorModel, UIStateRestoring {}
                """),
        ]
    ) { app, silences in
        let factories = app.program.implementations(of: .objectFactory).filter { !app.isOptedIn(unit: app.program.unit(of: $0)).isNo }
        let objects = app.program.classes(adopting: "UIStateRestoring").filter { type in
            // A class below one that adopts it is spoken of with that one.
            !app.isOptedIn(unit: type.unit).isNo && !app.program.isController(type) && !app.program.isView(type)
                && !app.program.files[type.file].isTest
                && !app.program.ancestors(of: type).contains { app.program.adopts($0, "UIStateRestoring") }
        }
        guard !objects.isEmpty || !factories.isEmpty else { return [] }
        let registrations = app.registrations()
        let named = app.objectRestorationClasses()
        let byHand = AskedByHand(in: app)
        return objects.filter { !byHand.asks($0) }.compactMap { app.finding(unregistered: $0, registrations, &silences) }
            + factories.flatMap { factory in
                app.findings(unregisteredIn: factory, registrations, &silences) + app.findings(unasked: factory, named, &silences)
            }
    }
}

extension App {
    /// Why a unit may not show everything that matters, an app delegate that switches restoration on included.
    private func silence(onRestorationIn unit: Int) -> Silence? { silence(onOptInOf: unit) ?? program.silence(onCodeOf: unit) }

    fileprivate func finding(unregistered type: Type, _ registrations: [Registration], _ silences: inout Silences) -> Finding? {
        let own = registrations.filter { program.unit(of: $0.function) == type.unit && mayBe($0, of: type) }
        let encodings = encodings(of: type)
        guard own.allSatisfy({ $0.type == nil }), hasState(type) || !encodings.isEmpty else { return nil }
        let untold = own.first.map {
            Silence(.unknownType, at: $0.function.location($0.object.range), about: $0.function.symbol)
        }
        if silences.note(untold ?? silence(onRestorationIn: type.unit) ?? program.silence(onAncestorsOf: type)) { return nil }
        return Finding(
            at: type.location, "no object of '\(type.name)' is registered, though the class adopts UIStateRestoring", symbol: type.name,
            notes: encodings.prefix(1).map { Note(at: $0.function.location($0.value.range), "'\(type.name)' is encoded here") })
    }

    /// Whether objects of a class do anything when UIKit saves or restores them.
    private func hasState(_ type: Type) -> Bool {
        program.family(of: type).contains { owner in
            [.encodeState, .decodeState, .finishedRestoring].contains { hook in !program.implementations(of: hook, in: owner).isEmpty }
        }
    }

    /// A new object that its factory hands to UIKit unregistered.
    fileprivate func findings(
        unregisteredIn factory: Function, _ registrations: [Registration], _ silences: inout Silences
    ) -> [Finding] {
        objectsReturnedAsMade(by: factory).compactMap { type, call in
            guard program.adopts(type, "UIStateRestoring"), !program.isController(type), !program.isView(type) else { return nil }
            let known = registrations.filter { mayBe($0, of: type) && program.unit(of: $0.function) == type.unit }
            // Without any registration the class itself is spoken of.
            guard let first = known.first,
                !known.contains(where: { $0.function == factory || $0.function.type.map(program.lineage(of: type).contains) ?? true }),
                !silences.note(silence(onRestorationIn: program.unit(of: factory)) ?? program.silence(onAncestorsOf: type))
            else { return nil }
            return Finding(
                at: factory.location(call.nameRange),
                "the object of '\(type.name)' that is made here is not registered: it is not saved the next time",
                symbol: factory.symbol, help: "Register the object before it is returned, under the last identifier of the path.",
                notes: [Note(at: first.function.location(first.site.range), "another '\(type.name)' is registered here")])
        }
    }

    fileprivate func findings(
        unasked factory: Function, _ named: [ObjectRestorationClass], _ silences: inout Silences
    ) -> [Finding] {
        guard let owner = factory.type else { return [] }
        let unit = program.unit(of: factory)
        let asking = named.filter { name in
            guard name.unit == unit else { return false }
            guard case .project(let type)? = name.type else { return true }
            return type.kind == .protocol || program.areRelated(type, owner)
        }
        guard asking.allSatisfy({ $0.type == nil }) else { return [] }
        let untold = asking.first.map { Silence(.unknownType, at: $0.location, about: owner.name) }
        if silences.note(untold ?? silence(onRestorationIn: unit)) { return [] }
        return [
            Finding(
                at: factory.location, "the factory of '\(owner.name)' is never asked: no object names it as its objectRestorationClass",
                symbol: factory.symbol, help: "Return the class from the object's `objectRestorationClass`, or drop the factory.")
        ]
    }
}
