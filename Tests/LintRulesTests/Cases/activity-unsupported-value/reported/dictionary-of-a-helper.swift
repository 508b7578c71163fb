enum Section: Int { case map, photos }
class Screen: UIViewController {
    var section = Section.map
    private var state = ScreenState()
    var info: [AnyHashable: Any] {
        ["section": section] // expect: activity-unsupported-value
    }
    private func makeInfo(_ id: UUID, _ section: Section) -> [String: Any] {
        var info: [String: Any] = ["id": id.uuidString]
        info["section"] = section // expect: activity-unsupported-value
        return info
    }
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.userInfo = info
        activity.addUserInfoEntries(from: makeInfo(UUID(), section))
        activity.addUserInfoEntries(from: state.dictionary)
    }
}
struct ScreenState {
    var section = Section.map
    var dictionary: [String: Any] { ["state": section] } // expect: activity-unsupported-value
}
