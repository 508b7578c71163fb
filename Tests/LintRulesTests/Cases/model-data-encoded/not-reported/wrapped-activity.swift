// What makes an activity fit for a coder is no model.
final class EncodedActivity: NSObject, NSSecureCoding {
    static let supportsSecureCoding = true
    private let activity: NSUserActivity
    init(_ activity: NSUserActivity) { self.activity = activity }
    required init?(coder: NSCoder) {
        activity = NSUserActivity(activityType: coder.decodeObject(of: NSString.self, forKey: "type") as String? ?? "none")
    }
    func encode(with coder: NSCoder) { coder.encode(activity.activityType, forKey: "type") }
    var page: Int { activity.userInfo?["page"] as? Int ?? 0 }
}
final class Reader: UIViewController {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(EncodedActivity(NSUserActivity(activityType: "read")), forKey: "activity")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeObject(of: EncodedActivity.self, forKey: "activity")?.page ?? 0
    }
}
