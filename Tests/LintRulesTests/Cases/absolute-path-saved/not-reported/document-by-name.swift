class Drawing: UIDocument {}
class Editor: UIViewController {
    var drawing: Drawing?
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        guard let drawing else { return }
        activity.addUserInfoEntries(from: ["drawing": drawing.fileURL.lastPathComponent, "bookmark": (try? drawing.fileURL.bookmarkData()) ?? Data()])
        // What UIKit itself writes.
        activity.addUserInfoEntries(from: [UIDocument.userActivityURLKey: drawing.fileURL])
    }
}
