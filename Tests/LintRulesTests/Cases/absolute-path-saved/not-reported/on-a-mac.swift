// On a Mac the folders stay where they are.
@main
class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { true }
}
class Viewer: NSViewController {
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        let folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        activity.addUserInfoEntries(from: ["folder": folder])
    }
}
