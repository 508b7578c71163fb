class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { open(context.url, note: "shared") }
    }
    func openNewest() {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        open(documents.appendingPathComponent("newest.txt"), note: "newest")
    }
    private func open(_ url: URL, note: String) {
        let activity = NSUserActivity(activityType: "open")
        activity.addUserInfoEntries(from: ["url": url.absoluteString]) // expect: absolute-path-saved
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    }
}
