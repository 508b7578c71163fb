import AppModel

extension Rule {
    static let activityKeyAsymmetry = Rule(
        id: "activity-key-asymmetry",
        summary: "A value is read from a restored activity under a key that no activity is given.",
        why: "What the entry stands for is not restored: the scene comes back without it.",
        help: "Put the value into the activity under this key, or read the key that is there.",
        rationale: """
            What a scene saves comes back in the `userInfo` of its activity, and under the keys it was given. A key that is only read \
            gives nil at every launch, and what it was to restore stays lost without a word.
            """,
        limits: """
            Speaks of apps whose delegate is among the sources and all of whose entries are in sight: dictionaries that are written out or \
            made step by step in one body, a function or a getter, under keys that the text tells. What was saved is followed wherever it \
            is kept or handed to, the activity of a scene that is given it included. Reads in `restoreUserActivityState` are not reported, \
            for it gets what other devices and searches hand over; nor is what is asked only after something else, or by a name that \
            speaks of a former version. A key that is put in counts as never given where its function replaces the whole `userInfo` \
            afterwards, on every way and with one that is written out; so does what is put into a copy of it that a local has, where \
            nothing else is done with that. Of what a scene hands out an entry counts as left out, whatever other activities have, where \
            the method that fills it has a parameter of that name and does not use it. A key that is given and that nothing reads is a \
            note, and only where no `userInfo` is handed on as a whole; the getter of a property that the app adds to activities reads \
            nothing unless somebody asks for it. What SwiftUI's `onContinueUserActivity` hands over is held against the activities of that \
            type alone, whoever makes them; not where one of these goes where nothing follows it, nor in a method that gets others as \
            well.
            """,
        switchOff: "Where something out of sight fills the activity.",
        severity: .warning,
        facts: ["F1", "F12"],
        examples: [
            .bad("""
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var tab = 0
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let activity = options.userActivities.first ?? session.stateRestorationActivity
                        tab = activity?.userInfo?["selectedTab"] as? Int ?? 0 // expect: activity-key-asymmetry
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "tabs")
                        activity.addUserInfoEntries(from: ["tab": tab])
                        return activity
                    }
                }
                """),
            .instead("""
                enum Keys { static let tab = "tab" }
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var tab = 0
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        tab = session.stateRestorationActivity?.userInfo?["tab"] as? Int ?? 0
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "tabs")
                        activity.userInfo = [Keys.tab: tab]
                        return activity
                    }
                }
                """),
            .good("""
                // Some entries come from elsewhere.
                @main
                class AppDelegate: UIResponder, UIApplicationDelegate {}
                class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var state: [String: Any] = [:]
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                        let info = session.stateRestorationActivity?.userInfo
                        print(info?["version"] as? Int ?? 0, info?["tab"] as? Int ?? 0)
                    }
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "tabs")
                        activity.userInfo = ["version": 1]
                        activity.addUserInfoEntries(from: state)
                        return activity
                    }
                }
                """),
        ]
    ) { app, silences in
        let copied = entriesOfCopies(app)
        let neverGiven =
            copied.map(finding) + app.forgottenEntries().map(finding)
            + keysNeverGiven(app, besides: Set(copied.map(\.entry.key)), &silences) + continuedKeysNeverGiven(app, &silences)
        // One of those that are given may be meant by a key that is not.
        guard neverGiven.isEmpty else { return neverGiven }
        return app.unreadActivityEntries(&silences).map { entry in
            Finding(
                at: entry.location, "key '\(entry.key)' is put into an activity\(entry.function.phrase("by")), and nothing reads it",
                symbol: entry.function.symbol, severity: .note, help: "Read it where the activity comes back, or leave it out.")
        }
    }
}

/// What is put into a copy and asked of a restored activity, with where that is.
private func entriesOfCopies(_ app: App) -> [(entry: CopiedEntry, read: Location)] {
    let entries = app.copiedEntries()
    guard !entries.isEmpty else { return [] }
    let reads = app.activityReads(kept: true).filter { !$0.isOfSession }
    return entries.compactMap { entry in
        let read = reads.first {
            $0.key.text == entry.key && app.program.unit(of: $0.function) == app.program.unit(of: entry.function)
        }
        guard let read else { return nil }
        return (entry, read.function.location(read.range))
    }
}

private func finding(_ copied: (entry: CopiedEntry, read: Location)) -> Finding {
    let key = copied.entry.key
    return Finding(
        at: copied.entry.location, "entry '\(key)' is put into a copy of 'userInfo' that nobody gets, and not into the activity",
        symbol: copied.entry.function.symbol,
        help: "Assign the copy to `userInfo` when it is complete, or use `addUserInfoEntries(from:)`.",
        notes: [Note(at: copied.read, "'\(key)' is read here")])
}

private func finding(_ forgotten: ForgottenEntry) -> Finding {
    Finding(
        at: forgotten.function.location(forgotten.range),
        "parameter '\(forgotten.parameter)' of '\(forgotten.function.writtenName)' is not put into the activity that is saved",
        symbol: forgotten.function.symbol, help: "Put it in under '\(forgotten.key)'.",
        notes: [Note(at: forgotten.read, "'\(forgotten.key)' is read here")])
}

private func keysNeverGiven(_ app: App, besides told: Set<String>, _ silences: inout Silences) -> [Finding] {
    let keys = app.activityKeys()
    guard !keys.isEmpty else { return [] }
    var fallbacks = Fallbacks(of: app)
    var lost: [(entry: LostEntry, read: ActivityRead)] = []
    let findings = app.activityReads(handedOver: false, kept: true).compactMap { read -> (key: String, finding: Finding)? in
        guard !read.isOfSession, let key = read.key.text, let written = keys[app.program.unit(of: read.function)],
            !written.contains(key),
            !told.contains(key), !UIKit.isActivityKey(key), !fallbacks.contain(read), !silences.note(written.doubt)
        else { return nil }
        if let entry = written.lost.first(where: { $0.key == key }) {
            lost.append((entry, read))
            return nil
        }
        let nearest = Suggestion.nearest(to: key, among: written.writes, named: \.key)
        let finding = Finding(
            at: read.function.location(read.range),
            "key '\(key)' is read from the restored activity\(read.function.phrase("by")) but never put into one",
            symbol: read.function.symbol, notes: nearest.map { [Note(at: $0.location, "'\($0.key)' is put into one here")] } ?? [])
        return (key, finding)
    }.first(ofEach: { "\($0.finding.location.path) \($0.key)" }).map(\.finding)
    let replaced = lost.map(\.entry.replaced).first(ofEach: \.self)
    return findings + replaced.map { place in finding(lost.filter { $0.entry.replaced == place }.first(ofEach: \.entry.key)) }
}

private func continuedKeysNeverGiven(_ app: App, _ silences: inout Silences) -> [Finding] {
    app.ungivenContinuedKeys(&silences).map { missing in
        let types = missing.types.map { "'\($0)'" }.joined(separator: ", ")
        let nearest = Suggestion.nearest(to: missing.key, among: missing.given, named: \.key)
        return Finding(
            at: missing.function.location(missing.range),
            "key '\(missing.key)' is read from activities of type \(types)\(missing.function.phrase("by")) but never put into one",
            symbol: missing.function.symbol, notes: nearest.map { [Note(at: $0.location, "'\($0.key)' is put into one here")] } ?? [])
    }
}

/// For entries that are read, and that nothing puts in but a function which replaces all of them at one place.
private func finding(_ lost: [(entry: LostEntry, read: ActivityRead)]) -> Finding {
    let keys = lost.map { "'\($0.entry.key)'" }.joined(separator: ", ")
    return Finding(
        at: lost[0].entry.replaced,
        (lost.count == 1 ? "entry \(keys) that is put in before is" : "entries \(keys) that are put in before are")
            + " lost with the 'userInfo' that is replaced here",
        symbol: lost[0].entry.function.symbol, help: "Put all entries into one dictionary, or add these with `addUserInfoEntries(from:)`.",
        notes: lost.flatMap { entry, read in
            [
                Note(at: entry.put, "'\(entry.key)' is put in here"),
                Note(at: read.function.location(read.range), "'\(entry.key)' is read here"),
            ]
        })
}
