import AppModel
import Syntax

extension Rule {
    static let restorableControllerCannotBeRecreated = Rule(
        id: "restorable-controller-cannot-be-recreated",
        summary: "A controller has a restoration identifier, but nothing makes it again.",
        why: "The screen is missing after a relaunch, and so is what was opened from it.",
        help: "Name a restoration class that makes it, or make it in the app delegate's factory.",
        rationale: """
            UIKit saves what is identified. To bring it back it asks the restoration class, then the app delegate, then looks for an \
            object that is there already, then for the storyboard it came from. Where all of them have nothing, the controller is left \
            out, and everything below and above it on the screen with it.
            """,
        limits: """
            Speaks of controllers that code makes and shows, animated, or puts into a container of the app's own that encodes them, \
            where neither may happen while the app launches, in an app whose \
            delegate switches restoration on and, exit by exit, makes nothing for their identifier, nor finds any of their class that \
            the launch may have made; what stands there after the launch may be found by its path. It is a note where a base class \
            identifies whatever inherits from it, and the controller keeps nothing of its own. A factory is held to an identifier only \
            if each of its ways to an object asks for one by name, and to a key only if nothing is made without it. That nobody asks a \
            factory is said only where all restoration classes of the app are known; it is a note where storyboards alone make what \
            comes back, and the factory gives it nothing more. One that always returns nil may be meant to: that is a note, too. A scene \
            is missing where all storyboards of the app are read, none has it, and it is spelled out for one of them that is named, or \
            for the one that draws the class under another name.
            """,
        switchOff: "Where a screen is not meant to come back; without an identifier it says so itself.",
        severity: .warning,
        facts: ["B1", "B2", "B4", "B5", "B11"],
        examples: [
            .bad("""
                // The factory knows other identifiers.
                final class Detail: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "detailView" // expect: restorable-controller-cannot-be-recreated
                        restorationClass = Detail.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        switch path.last {
                        case "detail": return Detail()
                        default: return nil
                        }
                    }
                }
                """),
            .instead("""
                final class Detail: UIViewController, UIViewControllerRestoration {
                    init() {
                        super.init(nibName: nil, bundle: nil)
                        restorationIdentifier = "detail"
                        restorationClass = Detail.self
                    }
                    required init?(coder: NSCoder) { nil }
                    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
                        switch path.last {
                        case "detail": return Detail()
                        default: return nil
                        }
                    }
                }
                """),
            .good("""
                //- Delegate.swift
                // The app delegate makes it; another is set aside on purpose; a third is only handed to somebody who may see to it.
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(
                        _ application: UIApplication, viewControllerWithRestorationIdentifierPath path: [String], coder: NSCoder
                    ) -> UIViewController? {
                        guard path.last == "detail" else { return nil }
                        let detail = Detail()
                        detail.restorationIdentifier = "detail"
                        return detail
                    }
                }
                final class Detail: UIViewController {}
                func open(from list: UIViewController) {
                    let detail = Detail()
                    detail.restorationIdentifier = "detail"
                    list.show(detail, sender: nil)
                }
                """),
        ]
    ) { app, silences in
        app.homelessControllers(&silences).map(finding) + app.deafFactories(&silences)
            + app.unansweredStates(&silences).map(finding).first(ofEach: \.location)
            + app.unaskedFactories(&silences).map { finding(unasked: $0, app) } + app.undrawnScenes(&silences).map(finding)
    }

    private static func finding(_ scene: UndrawnScene) -> Finding {
        let lack = scene.storyboard.map { "storyboard '\($0)' has no scene" } ?? "no storyboard has a scene"
        return Finding(
            at: scene.location, "\(lack) named '\(scene.name)', which is asked for here: the app crashes as it comes back",
            symbol: scene.function.symbol, severity: .error, help: "Ask for the storyboard identifier of the scene, or give it this one.")
    }

    private static func finding(_ state: UnansweredState) -> Finding {
        Finding(
            at: state.needed.location,
            "restoration class '\(state.recreation.restorationClass.name)' makes nothing without key '\(state.needed.key.name)', "
                + "but '\(state.savedInstead.key.name)' may be saved in its place",
            symbol: state.recreation.factory.symbol, help: "Make the controller from either key, or save the one that is asked for.",
            notes: [Note(at: state.savedInstead.location, "'\(state.savedInstead.key.name)' is encoded here")])
    }

    private static func finding(_ shown: ShownController) -> Finding {
        let owner = shown.function.type?.name
        let shows = owner.map { $0 == shown.name ? "" : ", which '\($0)' shows," } ?? ""
        let severity: Severity? = shown.isIncidental ? .note : nil
        guard let result = shown.madeInstead, let other = result.madeType?.description else {
            return Finding(
                at: shown.identified, "controller '\(shown.name)'\(shows) has a restoration identifier, but nothing can make it again",
                symbol: shown.function.symbol, severity: severity)
        }
        // Whoever asks is answered, with something else.
        let made = shown.made.description
        let what = made == shown.name ? "controller '\(made)'\(shows)" : "controller '\(shown.name)'\(shows) is a '\(made)'"
        return Finding(
            at: shown.identified, "\(what)\(made == shown.name ? " comes back as" : ", but comes back as") a '\(other)'",
            symbol: shown.function.symbol, severity: severity,
            help: "Make a '\(made)' for its identifier in the app delegate's factory, or name a restoration class that does.",
            notes: [Note(at: result.location, "this is what the app delegate makes for every identifier")])
    }

    private static func finding(unasked factory: Function, _ app: App) -> Finding {
        let unrun = factory.type.flatMap { type in app.unrunInitializer(of: type).map { Note(onUnrunInitializer: $0, of: type) } }
        return Finding(
            at: factory.location, "the factory of '\(factory.type?.name ?? "")' is never asked: nothing names it as restoration class",
            symbol: factory.symbol, severity: app.isDispensable(factory) ? .note : nil,
            help: "Set the class as the `restorationClass` of what it makes, or drop the factory.", notes: unrun.map { [$0] } ?? [])
    }
}

extension App {
    /// Factories that have nothing for the identifier, or for none.
    fileprivate func deafFactories(_ silences: inout Silences) -> [Finding] {
        recreations.compactMap { recreation -> Finding? in
            let owner = recreation.restorationClass.name
            let symbol = recreation.assignment.function.symbol
            guard let first = recreation.makers.first else {
                guard !recreation.everything.isEmpty else { return nil }
                return Finding(
                    at: recreation.assignment.location, "restoration class '\(owner)' makes nothing, whatever it is asked for",
                    symbol: symbol, severity: .note, help: "Return the controller, or name no restoration class.",
                    notes: [Note(at: recreation.factory.location, "it returns nil here")])
            }
            if recreation.identifiers == nil, recreation.makers.allSatisfy({ $0.identifiers != nil }) {
                let place = identification(of: recreation)?.location ?? recreation.assignment.location
                silences.note(Silence(.unknownIdentifier, at: place, about: symbol))
            }
            guard let identifier = recreation.identifiers?.first, let answered = identifiersAnswered(inVainBy: recreation)?.sorted() else {
                return nil
            }
            let nearest = Suggestion.nearest(to: identifier, among: answered) ?? answered.first
            return Finding(
                at: identification(of: recreation)?.location ?? recreation.assignment.location,
                "restoration class '\(owner)' makes nothing for the identifier '\(identifier)'", symbol: symbol,
                help: "Answer for this identifier in the factory, or give the controller one that it answers for.",
                notes: nearest.map { [Note(at: first.decision, "it answers for '\($0)' here")] } ?? [])
        }.first(ofEach: \.location)
    }
}

extension Silence.Reason {
    fileprivate static let unknownIdentifier = Silence.Reason("object that is identified out of sight, or as the text does not tell")
}
