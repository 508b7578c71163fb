// One takes part in secure coding, the other is archived without it; and what is archived elsewhere is nobody's state.
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
final class Chapter: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    override init() {}
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
    var archive: Data { (try? NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true)) ?? Data() }
}
final class Shelf: NSObject, NSCoding {
    override init() {}
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
    var archive: Data { (try? NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: false)) ?? Data() }
}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var chapter = Chapter()
    var shelf = Shelf()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let info = session.stateRestorationActivity?.userInfo
        if let data = info?["chapter"] as? Data, let kept = try? NSKeyedUnarchiver.unarchivedObject(ofClass: Chapter.self, from: data) {
            chapter = kept
        }
        print(info?["shelf"] as? Data ?? Data())
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.reading")
        activity.addUserInfoEntries(from: ["chapter": chapter.archive, "shelf": shelf.archive])
        return activity
    }
    @objc func export() {
        let data = try? NSKeyedArchiver.archivedData(withRootObject: shelf, requiringSecureCoding: true)
        print(data?.count ?? 0)
    }
}
