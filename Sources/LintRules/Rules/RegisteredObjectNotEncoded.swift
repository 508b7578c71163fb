import AppModel

extension Rule {
    static let registeredObjectNotEncoded = Rule(
        id: "registered-object-not-encoded",
        summary: "An object is registered for state restoration, but no coder is given it.",
        why: "The object's state is never saved: it begins afresh at every launch.",
        help: "Encode a reference to the object in a controller that is saved, or in the app delegate.",
        rationale: """
            Registering only makes an object available. It is archived when a preserved controller, view or object, or the app delegate, \
            encodes a reference to it; until then its `encodeRestorableState(with:)` is not called.
            """,
        limits: """
            Speaks of objects whose class, with all its superclasses, is in the sources and has state to encode, in a project or package \
            whose app delegate is seen to switch restoration on. Whatever a coder is given there that could be the object counts: \
            something of its class, of a relative, or of unknown type.
            """,
        switchOff: "Where something out of sight encodes the object.",
        severity: .warning,
        facts: ["A15"],
        examples: [
            .bad("""
                class Settings: NSObject, UIStateRestoring {
                    var isLarge = false
                    func encodeRestorableState(with coder: NSCoder) {
                        coder.encode(isLarge, forKey: "large")
                    }
                    func decodeRestorableState(with coder: NSCoder) {
                        isLarge = coder.decodeBool(forKey: "large")
                    }
                }
                @main class Delegate: UIResponder, UIApplicationDelegate {
                    let settings = Settings()
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        UIApplication.registerObject(forStateRestoration: settings, restorationIdentifier: "settings") // expect: registered-object-not-encoded
                        return true
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .instead("""
                // The controller knows it under another name.
                class Settings: NSObject, UIStateRestoring {
                    var isLarge = false
                    func encodeRestorableState(with coder: NSCoder) {
                        coder.encode(isLarge, forKey: "large")
                    }
                    func decodeRestorableState(with coder: NSCoder) {
                        isLarge = coder.decodeBool(forKey: "large")
                    }
                }
                class Reader: UIViewController {
                    var appearance: Settings?
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(appearance, forKey: "appearance")
                    }
                }
                @main class Delegate: UIResponder, UIApplicationDelegate {
                    let settings = Settings()
                    override init() {
                        super.init()
                        UIApplication.registerObject(forStateRestoration: settings, restorationIdentifier: "settings")
                    }
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                """),
            .good("""
                // A library registers; the app encodes.
                public class Filter: NSObject, UIStateRestoring {
                    public override init() {
                        super.init()
                        UIApplication.registerObject(forStateRestoration: self, restorationIdentifier: "filter")
                    }
                    public func encodeRestorableState(with coder: NSCoder) {
                        coder.encode(1, forKey: "level")
                    }
                    public func decodeRestorableState(with coder: NSCoder) {
                        print(coder.decodeInteger(forKey: "level"))
                    }
                }
                """),
        ]
    ) { app, silences in
        app.registrations().compactMap { registration in
            let unit = app.program.unit(of: registration.function)
            guard case let isRestored = app.isOptedIn(unit: unit), !isRestored.isNo, !app.program.isTest(registration.function) else {
                return nil
            }
            let objectLocation = registration.function.location(registration.object.range)
            guard let declared = registration.type else {
                silences.note(Silence(.unknownType, at: objectLocation, about: registration.function.symbol))
                return nil
            }
            guard case .project(let type) = declared, type.kind == .class, !app.program.isController(type), !app.program.isView(type),
                let state = app.program.lineage(of: type).flatMap({ app.program.implementations(of: .encodeState, in: $0) }).first,
                silences.denies(app.isEncoded(registration)), silences.affirms(isRestored),
                !silences.note(app.program.silence(onCodeOf: unit)), !silences.note(app.program.silence(onAncestorsOf: type))
            else { return nil }
            let object = registration.object.core.memberName.map { "object '\($0)'" } ?? "object of '\(type.name)'"
            return Finding(
                at: objectLocation,
                "\(object) is registered for restoration\(registration.function.phrase("by")), but nothing encodes it",
                symbol: registration.function.symbol, notes: [Note(at: state.location, "this state of '\(type.name)' is never saved")])
        }
    }
}
