//- App.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var reader: Reader? { window?.rootViewController as? Reader }
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let info = session.stateRestorationActivity?.userInfo
        reader?.page = info?["page"] as? Int ?? 0
    }
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        let activity = NSUserActivity(activityType: "read")
        reader?.fill(activity)
        return activity
    }
}
//- Reader.swift
class Reader: UIViewController {
    var page = 0
    var info: [AnyHashable: Any] = [:]
    func fill(_ activity: NSUserActivity) {
        stored(in: activity)
        observed(activity)
        deferred(activity)
        activity.userInfo = merged(activity)
        handedOn(activity)
        changedByReference(activity)
        inTurn(activity, 3)
        inObject(activity)
        kept(activity)
        underAnotherName(activity)
        later(activity)
    }
    func stored(in activity: NSUserActivity) {
        guard var info = activity.userInfo else { return }
        info["page"] = page
        activity.userInfo = info
    }
    func observed(_ activity: NSUserActivity) {
        var info = activity.userInfo ?? [:] { didSet { activity.userInfo = info } }
        info["page"] = page
    }
    func deferred(_ activity: NSUserActivity) {
        var info = activity.userInfo ?? [:]
        defer { activity.userInfo = info }
        info["page"] = page
    }
    func merged(_ activity: NSUserActivity) -> [AnyHashable: Any] {
        var info = activity.userInfo ?? [:]
        info["page"] = page
        return info
    }
    func handedOn(_ activity: NSUserActivity) {
        var info = activity.userInfo ?? [:]
        info["page"] = page
        activity.addUserInfoEntries(from: info)
    }
    func changedByReference(_ activity: NSUserActivity) {
        var info = activity.userInfo ?? [:]
        info["page"] = page
        store(&info, in: activity)
    }
    func store(_ info: inout [AnyHashable: Any], in activity: NSUserActivity) { activity.userInfo = info }
    func inTurn(_ activity: NSUserActivity, _ count: Int) {
        var info = activity.userInfo ?? [:]
        for _ in 0..<count {
            if !info.isEmpty { activity.userInfo = info }
            info["page"] = page
        }
    }
    func inObject(_ activity: NSUserActivity) {
        guard let info = activity.userInfo as? NSMutableDictionary else { return }
        info["page"] = page
    }
    func kept(_ activity: NSUserActivity) {
        info = activity.userInfo ?? [:]
        info["page"] = page
        activity.userInfo = info
    }
    func underAnotherName(_ activity: NSUserActivity) {
        var copy = activity.userInfo ?? [:]
        copy["page"] = page
        let info = copy
        activity.userInfo = info
    }
    func later(_ activity: NSUserActivity) {
        var info = activity.userInfo ?? [:]
        let store = { activity.userInfo = info }
        info["page"] = page
        store()
    }
    @objc func noticed(_ notification: Notification) {
        var info = notification.userInfo ?? [:]
        info["page"] = page
    }
}
