import AppModel

extension Rule {
    static let restorationCodeNeverReached = Rule(
        id: "restoration-code-never-reached",
        summary: "A controller or view has state, but no identifier, a delegate no scene or window; or UIKit never calls what saves.",
        why: "Nothing of what the class would save is saved: its screen begins afresh after every relaunch.",
        help: "Set the identifier in the initializer or in the storyboard, or drop the override.",
        rationale: """
            UIKit asks only objects with a restoration identifier for their state; the default is none. A controller that overrides \
            `encodeRestorableState(with:)` without ever getting one is left out, with all that it would have kept. A scene's delegate is \
            the class that its configuration names, and no other is asked; in an app with scenes UIKit tells them when the app is left, \
            and no longer the app's delegate. AppKit asks the delegate of a window, and views that have an `identifier`, which a nib \
            gives them by itself.
            """,
        limits: """
            Only in apps whose delegate is seen to switch restoration on, and of classes that code or a storyboard is seen to make. \
            Whoever may identify the object, be it in a subclass, a helper or a storyboard that cannot be read, keeps it silent; whoever \
            encodes it does not, for a controller without an identifier is written as nothing. Of scene delegates, only where Info.plist \
            names other ones, or Xcode makes it, no configuration has a class that the text does not tell, and nothing says the name but \
            casts. Of a window's delegate, where no nib and no code may make an object of the class one, or its initializer does and \
            whoever makes it gives the window another right away; of AppKit's views, as a note, where code makes them, no nib does and no \
            code may identify them. Of `restoreUserActivityState(_:)`, where nobody calls it, the app adopts scenes, and hands its \
            delegate a handler with nothing in it though that is given objects. Of the app's delegate, where \
            `applicationDidEnterBackground(_:)` or `applicationWillResignActive(_:)` writes an entry of the defaults, or the file of a \
            type, in an app that has scenes on every system that it runs on: if nobody calls the method by hand, nothing else writes \
            that, and something reads it.
            """,
        switchOff: "While restoration is being added, one class after the other.",
        severity: .warning,
        facts: ["A2", "A4", "C8", "F19", "F20", "F23", "I35", "I36"],
        examples: [
            .bad("""
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(
                        _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window?.rootViewController = Reader()
                        return true
                    }
                }
                final class Reader: UIViewController {
                    var page = 0
                    override func encodeRestorableState(with coder: NSCoder) { // expect: restoration-code-never-reached
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "page")
                    }
                }
                """),
            .instead("""
                final class Reader: UIViewController {
                    var page = 0
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "reader"
                    }
                    required init?(coder: NSCoder) { nil }
                    override func encodeRestorableState(with coder: NSCoder) {
                        super.encodeRestorableState(with: coder)
                        coder.encode(page, forKey: "page")
                    }
                    override func decodeRestorableState(with coder: NSCoder) {
                        super.decodeRestorableState(with: coder)
                        page = coder.decodeInteger(forKey: "page")
                    }
                }
                """),
            .good("""
                // This app does not switch restoration on; a base class out of sight may identify the other.
                class Delegate: UIResponder, UIApplicationDelegate {
                    let reader = Reader(), other = Other()
                }
                final class Reader: UIViewController {
                    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
                }
                final class Other: VendorController {
                    override func encodeRestorableState(with coder: NSCoder) { super.encodeRestorableState(with: coder) }
                }
                """),
        ]
    ) { app, silences in
        let byHand = AskedByHand(in: app)
        let unnamed = app.unnamedSceneDelegates(&silences).map { delegate in
            Finding(
                at: delegate.type.location,
                "scene delegate '\(delegate.type.name)' is that of no scene: neither Info.plist nor code names it",
                symbol: delegate.type.name,
                help: "Name it in Info.plist as `UISceneDelegateClassName`, or give it to the configuration as `delegateClass`.",
                notes: delegate.named.map { [Note(at: $0.location, "this names '\($0.name)'")] } ?? [])
        }
        let idle = app.idleHandlers().map { handler in
            Finding(
                at: handler.function.location(handler.range),
                "a restoration handler that does nothing is handed on\(handler.function.phrase("by")): "
                    + "'restoreUserActivityState(_:)'\(handler.restorer.phrase("of")) is never called",
                symbol: handler.function.symbol, help: "Call `restoreUserActivityState(_:)` of each object that it is given.",
                notes: [Note(at: handler.gift, "the handler is given objects here")])
        }
        let uncalled = app.uncalledSaves(&silences).map { save in
            Finding(
                at: Location(path: save.method.location.path, range: save.method.fact.nameRange),
                "UIKit does not call '\(save.method.writtenName)'\(save.method.phrase("of")) in an app with scenes, and nothing else saves "
                    + "what it saves",
                symbol: save.method.symbol,
                help: "Save in `sceneDidEnterBackground(_:)`, or when `UIApplication.didEnterBackgroundNotification` comes.",
                notes: [Note(at: save.write, "this is written here alone"), Note(at: save.read, "it is read here")])
        }
        let unasked = app.statesUnaskedByAppKit(&silences).map(finding(on:))
        return app.statesNeverReached(&silences).filter { !byHand.asks($0.type) }.map { type, hook in
            // That super is missing is told of the method.
            Finding(
                at: app.missingSuper(in: hook) == nil ? hook.location : type.location,
                "state of '\(type.name)' is never saved: nothing gives it a restoration identifier", symbol: hook.symbol,
                notes: app.unrunInitializer(of: type).map { [Note(onUnrunInitializer: $0, of: type)] } ?? [])
        } + unnamed + idle + unasked + uncalled
    }

    private static func finding(on state: UnaskedState) -> Finding {
        let made = state.creation.map { [Note(at: $0, "it is made here")] } ?? []
        switch state.reason {
        case .noIdentifier:
            return Finding(
                at: state.hook.location, "state of '\(state.type.name)' is never asked for by AppKit: nothing gives the view an identifier",
                symbol: state.hook.symbol, severity: .note,
                help: "Set its `identifier` after it is made, before it is put into a window.", notes: made)
        case .noDelegate:
            return Finding(
                at: state.hook.location,
                "state of a window in '\(state.type.name)' is never asked for: nothing makes it the delegate of one",
                symbol: state.hook.symbol, help: "Set it as the window's `delegate`.", notes: made)
        case .otherDelegate(let location):
            return Finding(
                at: location, "state of a window in '\(state.type.name)' is never asked for: here the window gets another delegate",
                symbol: state.hook.symbol, help: "Leave the window its delegate, or let this one save and restore the state, too.",
                notes: [Note(at: state.hook.location, "nobody asks for this")] + made)
        }
    }
}
