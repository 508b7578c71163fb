class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let context = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    var note: NSManagedObject?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let text = session.stateRestorationActivity?.userInfo?["note"] as? String, let url = URL(string: text),
            let identifier = context.persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)
        else { return }
        note = context.object(with: identifier) // expect: unsafe-restored-value
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "note")
        activity.addUserInfoEntries(from: ["note": note?.objectID.uriRepresentation().absoluteString ?? ""])
        return activity
    }
}
