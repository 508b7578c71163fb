import AppModel

extension Rule {
    static let legacyRestorationInSceneApp = Rule(
        id: "legacy-restoration-in-scene-app",
        summary: "An app adopts scenes, and its view controllers are to be restored by the mechanism before them.",
        why: "What view controllers keep may be gone after a relaunch: nobody promises that they are asked in an app with scenes.",
        help: "Hand an activity out in `stateRestorationActivity(for:)`, read it on connecting; `restorelint migrate` lists its entries.",
        rationale: """
            Apple's documentation has apps with scenes keep a user activity for each, and apps without scenes have view controllers encode \
            their state. In an app with scenes UIKit has been seen to leave the older mechanism out altogether, and nothing says that it \
            runs.
            """,
        limits: """
            One report for each project, at its scene delegate or SwiftUI's `App`, or at the app delegate where Info.plist configures a \
            scene by a storyboard alone or a class of the app that is not there: only where Info.plist or the app delegate adopts scenes, \
            or Xcode is to make it so, the app delegate switches restoration on, and code or a storyboard identifies something, or code \
            encodes state. Where scenes keep something as well, it is a note of what may be left to remove; apps that also run before \
            iOS 13 are left alone then: where an Xcode project builds anything for such a system, or the delegate is behind `@available`. \
            Objective-C need not say the latter, so there a project has to tell of iOS 13 or later.
            """,
        switchOff: "Where a device has shown that it still works, for as long as it does.",
        severity: .warning,
        facts: ["0a", "0b", "F2", "F15", "F19"],
        examples: [
            .bad("""
                //- App.swift
                // Its scenes keep something, too: then the older half is what is left to remove.
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate { // expect: legacy-restoration-in-scene-app
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.userActivity = options.userActivities.first ?? session.stateRestorationActivity
                    }
                }
                func identify(_ list: UIViewController) { list.restorationIdentifier = "list" }
                //- Info.plist
                <plist version="1.0">
                <dict>
                    <key>UIApplicationSceneManifest</key>
                    <dict/>
                </dict>
                </plist>
                """),
            .instead("""
                //- App.swift
                @main final class Delegate: UIResponder, UIApplicationDelegate {}
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.userActivity = options.userActivities.first ?? session.stateRestorationActivity
                    }
                }
                //- Info.plist
                <plist version="1.0">
                <dict>
                    <key>UIApplicationSceneManifest</key>
                    <dict/>
                </dict>
                </plist>
                """),
            .good("""
                // Nothing adopts scenes, so that UIKit makes none, and no delegate for any.
                @main final class Delegate: UIResponder, UIApplicationDelegate {
                    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
                    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
                }
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}
                func identify(_ list: UIViewController) { list.restorationIdentifier = "list" }
                """),
        ]
    ) { app, silences in
        app.silencesOnLegacySceneApps().forEach { silences.note($0) }
        return app.legacySceneApps.map { legacy in
            let switchedOn = legacy.saver == nil ? "restoration of view controllers" : "the older mechanism"
            let places = legacy.places.prefix(1) + [legacy.saver].compactMap(\.self) + legacy.places.dropFirst()
            let manifest = legacy.manifest.map { Note(at: $0, "they are configured here, and no class of the app is their delegate") }
            return Finding(
                at: legacy.sceneDelegate.location,
                "scenes are adopted \(legacy.manifest == nil ? "by '\(legacy.sceneDelegate.name)'" : "in Info.plist"), but "
                    + (legacy.restoresScenes
                        ? "the older mechanism is still switched on beside what they keep, and UIKit may not ask it"
                        : legacy.saver == nil
                            ? "restoration is left to view controllers, which UIKit may not ask"
                            : "state is left to the app delegate's coder, which UIKit may not hand it"),
                symbol: legacy.sceneDelegate.name, severity: legacy.restoresScenes ? .note : nil,
                help: legacy.restoresScenes ? besideScenes : nil,
                notes: [manifest].compactMap(\.self)
                    + places.prefix(5).enumerated().map { index, place in
                        Note(at: place.location, index == 0 ? "\(switchedOn) is switched on here" : "'\(place.symbol)' is part of it")
                    })
        }
    }
}

private let besideScenes =
    "Remove the older mechanism, or keep it only for systems before iOS 13; `restorelint migrate` lists what scenes should keep instead."
