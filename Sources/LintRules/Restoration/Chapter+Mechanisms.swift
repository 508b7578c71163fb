extension Chapter {
    static let mechanisms = Chapter(
        title: "Two mechanisms",
        introduction: """
            UIKit has two ways to bring an app back, and an app is meant to use one of them.

            | | view controllers (iOS 6) | scenes (iOS 13) |
            | --- | --- | --- |
            | what is kept | an identifier and an archive for each object | one `NSUserActivity` for each scene |
            | the switch | two methods of the app delegate that return true | `stateRestorationActivity(for:)` of the scene delegate |
            | who rebuilds the interface | UIKit, which asks the app to make what is not there | the app, when the scene connects |

            AppKit has a third, much like the first, and SwiftUI keeps single values with a scene.
            """,
        facts: [
            Fact(
                "0a",
                "Apps with scenes are told to keep a user activity for each; apps without scenes have their view controllers restored.",
                .documented,
                .sample, .session258),
            Fact(
                "0b",
                "From the iOS 27 SDK on, an app that does not adopt the scene life cycle does not launch. iOS 18.4 and 26 only log a "
                    + "warning, and apps built with an older SDK go on as before.",
                .documented, .technote3187, .sceneTransition),
            Fact(
                "F15",
                "An app adopts scenes by `UIApplicationSceneManifest` in Info.plist, which Xcode may generate from a build setting, by "
                    + "`application(_:configurationForConnecting:options:)`, or by being a SwiftUI `App`.", .documented, .technote3187),
            Fact(
                "F2",
                "What becomes of view controllers' restoration in an app with scenes is disputed. Flutter's engineers found in 2025 that "
                    + "UIKit calls none of it any more and that nothing says so; a question of 2019 still saw all of it on iOS 13. Rely "
                    + "on one mechanism only.",
                .disputed,
                .issue("flutter/flutter", 174402), .issue("flutter/flutter", 171809), .question(57129668)),
        ])
}
