enum Section: Int { case map, photos }
class Screen: UIViewController {
    var section = Section.map
    var info: [AnyHashable: Any] { ["section": section.rawValue] }
    /// Only for those who look.
    var description2: [String: Any] { ["section": section] }
    func makeInfo(_ section: Section) -> [String: Any] { ["section": section] }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.userInfo = info
        activity.addUserInfoEntries(from: makeInfo(section).mapValues { "\($0)" })
        NotificationCenter.default.post(name: .init("section"), object: nil, userInfo: description2)
    }
}
class Base: UIViewController {
    var section = Section.map
    var info: [AnyHashable: Any] { ["section": section] }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.userInfo = info
    }
}
/// What is made of it is another thing.
class Leaf: Base {
    override var info: [AnyHashable: Any] { ["section": section.rawValue] }
}
