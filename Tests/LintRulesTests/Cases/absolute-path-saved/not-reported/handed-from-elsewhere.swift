class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { open(context.url) }
    }
    func openNewest() {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        print(documents)
        open(URL(string: "https://example.com")!)
        save(documents)
    }
    private func open(_ url: URL) {
        let activity = NSUserActivity(activityType: "open")
        activity.addUserInfoEntries(from: ["url": url.absoluteString])
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    }
    private func save(_ folder: URL) {
        var folder = folder
        folder = URL(string: "https://example.com")!
        let activity = NSUserActivity(activityType: "save")
        activity.addUserInfoEntries(from: ["folder": folder.absoluteString])
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: activity, options: nil)
    }
}
