// The texts of cases stand in the sources.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var syntaxToken: Token?
    enum Token: String { case word, number }
    enum PasswordPolicy: String { case weak, strong }
    var passwordMeter = PasswordPolicy.weak
    var secretSauce = 0.5
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "com.example.edit")
        activity.addUserInfoEntries(from: [
            "token": syntaxToken?.rawValue ?? "",
            "password": passwordMeter.rawValue,
            "secret": secretSauce,
            "pinCode": 560001,
        ])
        return activity
    }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let info = session.stateRestorationActivity?.userInfo else { return }
        syntaxToken = (info["token"] as? String).flatMap { Token(rawValue: $0) }
        passwordMeter = (info["password"] as? String).flatMap { PasswordPolicy(rawValue: $0) } ?? .weak
        secretSauce = info["secret"] as? Double ?? 0
        print(info["pinCode"] as? Int ?? 0)
    }
}
