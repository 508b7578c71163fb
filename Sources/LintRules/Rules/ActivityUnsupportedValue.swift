import AppModel

extension Rule {
    static let activityUnsupportedValue = Rule(
        id: "activity-unsupported-value",
        summary: "A user activity is given something that it cannot keep.",
        why: "The activity is refused as a whole, and the scene begins on its first screen.",
        help: "Put an identifier, a raw value or encoded `Data` in instead.",
        rationale: """
            An activity's `userInfo` leaves the process. It takes strings, numbers, dates, data, URLs, UUIDs, null, and arrays, \
            dictionaries and sets of these; anything else is refused when the activity is saved, and the rest with it.
            """,
        limits: """
            Speaks of values whose type is a class, structure or enumeration of the project, or a class of UIKit, and of what is known to \
            be an activity. A dictionary is followed to the local that holds it, or to the function or getter that makes it.
            """,
        switchOff: "Hardly ever.",
        severity: .error,
        facts: ["F11"],
        examples: [
            .bad("""
                class Editor: UIViewController {
                    override func updateUserActivityState(_ activity: NSUserActivity) {
                        super.updateUserActivityState(activity)
                        activity.addUserInfoEntries(from: ["color": UIColor.red]) // expect: activity-unsupported-value
                    }
                }
                """),
            .bad("""
                struct Draft { var text = "" }
                enum Tab: Int { case list, map }
                class Editor: UIViewController {
                    var drafts: [Draft] = []
                    var tab = Tab.list
                    func makeActivity() -> NSUserActivity {
                        let activity = NSUserActivity(activityType: "edit")
                        activity.userInfo = ["drafts": drafts] // expect: activity-unsupported-value
                        activity.userInfo?["tab"] = tab // expect: activity-unsupported-value
                        return activity
                    }
                }
                """),
            .instead("""
                enum Tab: Int { case list, map }
                struct Draft: Codable { var id = UUID() }
                class Editor: UIViewController {
                    var tab = Tab.list
                    var draft = Draft()
                    override func updateUserActivityState(_ activity: NSUserActivity) {
                        super.updateUserActivityState(activity)
                        activity.addUserInfoEntries(from: [
                            "tab": tab.rawValue, "draft": draft.id, "date": Date(), "page": URL(string: "https://example.com")!,
                            "data": (try? JSONEncoder().encode(draft)) ?? Data(), "scroll": 0.5,
                        ])
                    }
                }
                """),
            .good("""
                // What the text does not tell may be anything, and other dictionaries may hold anything.
                class Editor: UIViewController {
                    var value: Any?
                    var color = UIColor.red
                    override func updateUserActivityState(_ activity: NSUserActivity) {
                        super.updateUserActivityState(activity)
                        activity.userInfo?["value"] = value
                    }
                    func post() {
                        NotificationCenter.default.post(name: .init("color"), object: nil, userInfo: ["color": color])
                    }
                }
                """),
        ]
    ) { app, silences in
        app.activityEntries.compactMap { entry in
            guard entry.isCertain, let type = app.typeInActivity(of: entry.value, at: entry.place),
                let name = app.nameOfUnsupported(type, &silences)
            else { return nil }
            return Finding(
                at: entry.function.location(entry.value.range),
                "userInfo of an activity cannot keep a '\(name)', which\(entry.function.type.map { " '\($0.name)'" } ?? " the code") puts in",
                // Wrong as it is, it loses nothing where nobody asks for it.
                symbol: entry.function.symbol, severity: app.program.isCalledByNobody(entry.function) ? .note : nil)
        }
    }
}

extension App {
    /// What of a type an activity refuses: itself or the elements of a list.
    fileprivate func nameOfUnsupported(_ type: StaticType, _ silences: inout Silences) -> String? {
        switch type.unwrapped {
        case .project(let type):
            // Whoever inherits from elsewhere may be a string after all.
            guard type.kind != .protocol,
                type.kind == .structure || type.kind == .enumeration || !silences.note(program.silence(onAncestorsOf: type))
            else { return nil }
            if let root = program.frameworkRoot(of: type), root != "NSObject", !root.hasPrefix("UI") { return nil }
            return type.name
        case .named(let name, _):
            if let element = type.listElement { return nameOfUnsupported(element, &silences) }
            return name.hasPrefix("UI") && UIKit.isKnownClass(name) ? name : nil
        default:
            return nil
        }
    }
}
