// What a former version called the value is asked for where the key of today gives nothing.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var page = 1
    var line = 1
    var book = 1
    var note = 1
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "page")
        activity.addUserInfoEntries(from: ["page": page, "line": line, "book": book, "note": note])
        return activity
    }
    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        let info = activity.userInfo
        let formerPage = info?["currentPage"] as? Int
        page = info?["page"] as? Int ?? formerPage ?? 1
        line = info?["line"] as? Int ?? firstLine(activity) ?? 1
        if info?["book"] == nil {
            book = info?["volume"] as? Int ?? 1
        }
        guard let note = info?["note"] as? Int else {
            self.note = info?["remark"] as? Int ?? 1
            return
        }
        self.note = note
    }
    private func firstLine(_ activity: NSUserActivity) -> Int? { activity.userInfo?["topLine"] as? Int }
}
