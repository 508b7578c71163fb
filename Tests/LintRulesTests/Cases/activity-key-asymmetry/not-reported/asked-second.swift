// What a former version wrote is asked for where the new key brings nothing.
class Scene: UIResponder, UIWindowSceneDelegate {
    var current: NSUserActivity?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let activity = session.stateRestorationActivity else { return }
        let page = activity.userInfo?["page"] as? Int
        if page == nil, let chapter = activity.userInfo?["chapter"] as? Int { open(chapter) }
        if let page {
            open(page)
        } else if let line = activity.userInfo?["line"] as? Int {
            open(line)
        }
        if let section = activity.userInfo?["section"] as? Int {
            open(section)
        } else {
            open(activity.userInfo?["part"] as? Int ?? 0)
        }
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { current }
    func open(_ page: Int) {
        current = NSUserActivity(activityType: "com.example.page")
        current?.addUserInfoEntries(from: ["page": page, "section": page])
    }
}
