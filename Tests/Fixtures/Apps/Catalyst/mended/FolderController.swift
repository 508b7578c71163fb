import UIKit

final class FolderController: UIViewController {
    let name: String
    var showsPanel = false

    init(name: String?) {
        self.name = name ?? "Library"
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var restorableActivity: NSUserActivity {
        let activity = NSUserActivity(activityType: Activities.library)
        activity.addUserInfoEntries(from: [Activities.folderKey: name, Activities.panelKey: showsPanel])
        return activity
    }
}
