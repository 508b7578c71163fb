import AppModel

extension Rule {
    static let undeclaredActivityType = Rule(
        id: "undeclared-activity-type",
        summary: "An activity that is to bring a scene back has a type which Info.plist does not list.",
        why: "The activity may be dropped, and the scene then begins on its first screen.",
        help: "List the type under `NSUserActivityTypes` in Info.plist.",
        rationale: """
            Some apps have found that an activity whose type is missing from `NSUserActivityTypes` is dropped without a word; others ship \
            without listing theirs, so this is advice. To list it costs nothing.
            """,
        limits: """
            Only activities that are seen to be handed out as a scene's or given to its session, with a type that is known, in a project \
            whose Info.plist is there to be read, and whose app, if it is there, adopts scenes. Where there are several, one that lists \
            the type is enough. An activity that carries nothing is left alone where the same method hands out one that does. Of an entry \
            that begins with a build setting the rest is compared. Where code takes a type from the list in Info.plist itself, has no \
            other to give, and no Info.plist has a list, it is a warning: there is no type then; so it is where an activity is made \
            without a type, which takes the first of the list.
            """,
        switchOff: "Where a device has shown that the scene comes back without.",
        severity: .note,
        facts: ["F1", "F10", "F22"],
        examples: [
            .bad("""
                //- SceneDelegate.swift
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "com.example.reading") // expect: undeclared-activity-type
                        activity.title = "Reading"
                        return activity
                    }
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.title = session.stateRestorationActivity?.title
                    }
                }
                //- Info.plist
                <?xml version="1.0" encoding="UTF-8"?>
                <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
                <plist version="1.0">
                <dict>
                    <key>CFBundleIdentifier</key>
                    <string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
                    <key>NSUserActivityTypes</key>
                    <array>
                        <string>$(PRODUCT_BUNDLE_IDENTIFIER).search</string>
                    </array>
                </dict>
                </plist>
                """),
            .instead("""
                //- SceneDelegate.swift
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.reading") }
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.title = session.stateRestorationActivity?.title
                    }
                }
                //- Info.plist
                <plist version="1.0">
                <dict>
                    <key>NSUserActivityTypes</key>
                    <array>
                        <string>com.example.reading</string>
                    </array>
                </dict>
                </plist>
                """),
            .good("""
                // No Info.plist is here to be read.
                final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { NSUserActivity(activityType: "com.example.reading") }
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        scene.title = session.stateRestorationActivity?.title
                    }
                }
                """),
        ]
    ) { app, silences in
        let idle = Set(app.restorationActivities.map(\.unit)).filter(app.runsNoScenes)
        let made = app.restorationActivities.filter { !idle.contains($0.unit) }
        let activities = made.filter { !$0.takesListedType }
        return made.filter(\.takesListedType).compactMap { withoutType($0, app) } + activities.compactMap { activity in
            guard let type = activity.type.inWords else {
                silences.note(activity.silenceOnType)
                return nil
            }
            let plists = app.program.infoPlists(ofAppsInUnit: activity.unit)
            guard !plists.contains(where: { $0.facts.mayList(activityType: activity.type) }),
                let note = plists.first.map(note)
                    ?? app.program.generatedInfoPlists(ofAppsInUnit: activity.unit).first.map(noteOnGenerated),
                !app.isPlaceholder(activity, among: activities)
            else { return nil }
            let owner = activity.owner.map { " of '\($0.name)'" } ?? ""
            return Finding(
                at: activity.location, "activity type '\(type)'\(owner) is not listed in NSUserActivityTypes",
                symbol: activity.symbol, notes: [note])
        } + app.activityTypesReadInVain.compactMap { read in
            let unit = app.program.unit(of: read.function)
            guard
                let note = app.program.infoPlists(ofAppsInUnit: unit).first.map(note)
                    ?? app.program.generatedInfoPlists(ofAppsInUnit: unit).first.map(noteOnGenerated)
            else { return nil }
            return Finding(
                at: read.location, "the activity type\(read.function.phrase("of")) is read from a list that Info.plist does not have",
                symbol: read.function.symbol, severity: .warning, notes: [note])
        }
    }
}

/// For an activity that is to take its type from a list which is not there.
private func withoutType(_ activity: RestorationActivity, _ app: App) -> Finding? {
    let plists = app.program.infoPlists(ofAppsInUnit: activity.unit)
    guard plists.allSatisfy({ ($0.facts.activityTypes ?? []).isEmpty }), !app.program.hasUnreadInfoPlist(inUnit: activity.unit),
        let note = plists.first.map(note) ?? app.program.generatedInfoPlists(ofAppsInUnit: activity.unit).first.map(noteOnGenerated)
    else { return nil }
    return Finding(
        at: activity.location, "an activity is made without a type, and Info.plist has no list to take one from: this raises an exception",
        symbol: activity.symbol, severity: .warning, help: "Name the type: `NSUserActivity(activityType:)`.", notes: [note])
}

/// Where a list would name the type.
private func note(on plist: (facts: InfoPlistFacts, path: String)) -> Note {
    let place = plist.facts.activityTypesRange ?? plist.facts.range
    let text = plist.facts.activityTypes == nil ? "there is no NSUserActivityTypes here" : "it lists other types here"
    return Note(at: Location(path: plist.path, range: place), text)
}

private func noteOnGenerated(_ location: Location) -> Note {
    Note(at: location, "the Info.plist that is made from here lists no activity type")
}

extension StringValue {
    /// With dots for what is put together when the app runs; `nil` where nothing is known.
    fileprivate var inWords: String? {
        switch self {
        case .text(let text): text
        case .pattern(let pattern): pattern.prefix + "…" + pattern.suffix
        case .constant, .unknown: nil
        }
    }
}
