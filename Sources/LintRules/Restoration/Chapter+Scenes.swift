extension Chapter {
    static let scenes = Chapter(
        title: "Scenes",
        introduction: """
            For an app with scenes UIKit keeps one activity for each scene and gives it back. To put enough into it, and to make the \
            interface from it, is the app's part.
            """,
        facts: [
            Fact(
                "F1",
                "UIKit asks the scene's delegate for an activity in `stateRestorationActivity(for:)` and gives a copy back in the "
                    + "session's `stateRestorationActivity`.",
                .documented, .sceneActivity, .sessionActivity),
            Fact(
                "F3",
                "After that call, and before the activity is written, UIKit calls `userActivityWillSave` on its delegate and "
                    + "`updateUserActivityState` on every responder whose `userActivity` it is.",
                .documented, .sceneActivity),
            Fact(
                "F4",
                "Before `updateUserActivityState(_:)` the activity's `userInfo` is emptied: what was put in once is gone unless it is put "
                    + "in again there. Shipping apps rely on an activity that no responder holds to keep its entries.",
                .documented, .responderActivity, .updateActivity, .repository("Awful/Awful.app"), .repository("blinksh/blink")),
            Fact(
                "F5", "Nothing asks a plain responder to call super in `updateUserActivityState(_:)`; in documents super notes the file.",
                .documented, .updateActivity, .documentActivity),
            Fact("F6", "The app may call `restoreUserActivityState(_:)` itself.", .documented, .restoreActivity),
            Fact(
                "F7", "`scene(_:restoreInteractionStateWith:)` comes after the scene has connected, and before it becomes active.", .header,
                .restoreInteraction,
                .issue("flutter/flutter", 189458)),
            Fact(
                "F8", "The session's activity is nil while its file cannot be read, as on a locked device, and is filled in later.",
                .documented, .sessionActivity),
            Fact(
                "F9",
                "UIKit asks before it disconnects a scene and now and then in between. One app found that it does not at a plain press of "
                    + "Home, so that a crash loses it.",
                .singleReport, .sessionActivity, .repository("Awful/Awful.app", "App/Main/SceneDelegate.swift")),
            Fact(
                "F10",
                "Whether the activity's type has to be listed in `NSUserActivityTypes` is disputed: some apps found unlisted ones dropped "
                    + "without a word, others ship theirs unlisted.",
                .disputed, .issue("flutter/flutter", 193016), .repository("Awful/Awful.app"),
                .repository("blinksh/blink")),
            Fact(
                "F11",
                "`userInfo` takes arrays, data, dates, dictionaries, null, numbers, sets, strings and URLs; the header adds UUIDs. "
                    + "Everything else has to become one of them first.",
                .documented, .activityUserInfo),
            Fact(
                "F12", "One half without the other restores nothing: somebody has to hand the activity out, and somebody to read it.",
                .documented, .session212),
            Fact(
                "F13", "A new activity may be handed to the user's other devices; apps that do not want that switch it off.", .documented,
                .eligibleForHandoff, .repository("Awful/Awful.app")),
            Fact(
                "F14",
                "What is kept beside the activity belongs under the session's `persistentIdentifier`, and is removed in "
                    + "`application(_:didDiscardSceneSessions:)`.",
                .documented, .session212),
            Fact(
                "F16",
                "A scene keeps its `userActivity` until the app sets another or nil. In Apple's sample each screen that sets it sets nil "
                    + "when it disappears.",
                .documented, .sample),
            Fact(
                "F17",
                "A view that has just been loaded is in no window: in `viewDidLoad()` its `window` is nil, and no scene can be reached "
                    + "through it.",
                .documented, .viewWindow, .viewDidLoad),
            Fact(
                "F18",
                "UIKit disconnects a scene when the user closes it, and to reclaim memory. In the latter case its session stays, and the scene "
                    + "may connect again; only what `application(_:didDiscardSceneSessions:)` names is gone for good.",
                .documented, .sceneDisconnected, .sessionsDiscarded),
            Fact(
                "F19",
                "A scene's delegate is of the class that its configuration names: `UISceneDelegateClassName` in Info.plist, or the "
                    + "`delegateClass` that code gives the configuration.",
                .documented, .sceneDelegateClassName, .delegateClass),
            Fact(
                "F20",
                "UIKit calls `restoreUserActivityState(_:)` of what its own handler is given in "
                    + "`application(_:continue:restorationHandler:)`. Whoever calls that method himself, as a scene's delegate may, brings "
                    + "a handler of his own, which does what is written in it.",
                .documented, .restoreActivity, .continueActivity),
            Fact(
                "F21",
                "By the types under `NSUserActivityTypes` the system tells which activities an app can take up, be they from another device, "
                    + "from a search or from another app.",
                .documented, .makingActivities),
            Fact(
                "F22",
                "An activity that is made by the plain initializer gets the first of the types under `NSUserActivityTypes`, at the top of "
                    + "Info.plist. Without any, one report saw it raise `NSInvalidArgumentException`.",
                .documented, .activityWithoutType, .issue("lionheart/openradar-mirror", 750)),
            Fact(
                "F23",
                "In an app with scenes UIKit does not call `applicationDidEnterBackground(_:)` and `applicationWillResignActive(_:)` of its "
                    + "delegate, but the methods of the scenes' delegates. The notifications of the same name are posted all the same.",
                .documented, .appInBackground, .appResigningActive),
            Fact(
                "F24",
                "The activity with which the app opens a window is in `userActivities` of the options that its scene connects with. The session "
                    + "of a new window has kept none yet.",
                .documented, .connectionActivities, .sessionActivity),
            Fact(
                "F25",
                "`connectedScenes` is a set of all scenes that the app has, in the background and of other roles, too: which of them is its "
                    + "first, nothing says.",
                .documented, .connectedScenes),
        ])

    static let swiftUI = Chapter(
        title: "SwiftUI",
        introduction: """
            A SwiftUI app has scenes, and one more means: values that SwiftUI keeps with a scene by itself.
            """,
        facts: [
            Fact(
                "I8",
                "`@SceneStorage` keeps a small value with the scene. All views of a scene share what is under one key. It is no place for "
                    + "a model or for secrets, nobody says when it is written, and it is gone with the scene.",
                .documented, .sceneStorage),
            Fact(
                "I11",
                "A view gives the property wrappers that it has their values before its body runs. Outside of a view, as in a class, nobody "
                    + "does: what `@SceneStorage` keeps always has its default there, and the running app logs a warning.",
                .widelyReported, .dynamicProperty, .issue("QuickBirdEng/SwiftUI-Architectures", 6)),
            Fact(
                "I12",
                "A `NavigationPath` is saved by its `codable` representation, and made again from one. That is nil as long as a value on "
                    + "the path is not `Codable`, be it the only one.",
                .documented, .navigationPath, .navigationPathCodable, .issue("hmlongco/Navigator", 15)),
            Fact(
                "I30",
                "There are two methods to put a value onto a path, and two kinds of links: one for what is `Codable`, one for what is not. Which "
                    + "is meant is decided where the code is compiled. A type parameter that has to be no more than `Hashable` means the latter, "
                    + "whatever it stands for.",
                .documented, .appendToPath, .linkWithValue, .issue("gemwalletcom/gem-ios", 1765)),
            Fact(
                "I16",
                "A window of a group that is made for values gets one to show. SwiftUI keeps the value with the window, and gives it back "
                    + "with it, unless the scene's restoration is switched off. It is meant to be light, such as an identifier.",
                .documented, .windowGroup, .windowGroupForValues, .restorationBehavior),
            Fact(
                "I17",
                "Each window of a group has state of its own: SwiftUI makes new storage for every `@State` and `@StateObject` of the views in it. "
                    + "What the app declares is there once.",
                .documented, .windowGroup, .state),
            Fact(
                "I18",
                "What a `@Published` property sends comes in the property's `willSet`: whoever gets it has the new value in hand, while the "
                    + "property still has the old one.",
                .documented, .published),
            Fact(
                "I14",
                "The closure of `onDisappear(perform:)` runs once the view disappears from the interface, and an app that is in the background "
                    + "has to expect to be ended there.",
                .documented, .onDisappear, .scenePhaseBackground),
            Fact(
                "I19",
                "What has a raw value that is a text, a number or a truth value, and adopts `Codable` without an `encode(to:)` of its own, is "
                    + "encoded as that raw value. Where the raw value is made by encoding the whole, each asks for the other without end.",
                .widelyReported, .rawRepresentable, .issue("swiftlang/swift", 59587), .issue("ruddarr/app", 49)),
            Fact(
                "I20",
                "`@SceneStorage` is for apps that begin with an `App` of SwiftUI's. In a view that UIKit's app hosts it is kept nowhere: "
                    + "SwiftUI says so when it runs, and that a later version will end the app.",
                .singleReport, .issue("hmlongco/Navigator", 71)),
        ])
}
