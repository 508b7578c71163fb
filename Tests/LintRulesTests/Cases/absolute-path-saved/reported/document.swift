class Drawing: UIDocument {}
class Editor: UIViewController {
    var drawing: Drawing?
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["drawing": drawing?.fileURL ?? "", "zoom": 1]) // expect: absolute-path-saved
    }
}
