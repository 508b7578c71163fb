import UIKit

final class FolderController: UIViewController {
    let name: String
    var showsPanel = false

    init(folder: URL?) {
        name = folder?.lastPathComponent ?? "Library"
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    var restorableActivity: NSUserActivity {
        let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
        let activity = NSUserActivity(activityType: Activities.library)
        activity.addUserInfoEntries(from: [
            Activities.folderKey: documents.appendingPathComponent(name).path // expect: absolute-path-saved
        ])
        return activity
    }
}
