class Reader: UIViewController, UIDocumentPickerDelegate {
    var name = "a.txt"
    lazy var folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let drafts: String = {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
        return caches.appendingPathComponent("Drafts").lastPathComponent
    }()
    let either: URL = {
        guard let url = UserDefaults.standard.url(forKey: "folder") else { return URL.documentsDirectory }
        return url
    }()
    lazy var size: Int = {
        let names = ["a"].map { URL.documentsDirectory.appending(path: $0) }
        return names.count
    }()
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["direct": URL.documentsDirectory.lastPathComponent])
        activity.addUserInfoEntries(from: ["lazy": folder, "size": size])
        activity.addUserInfoEntries(from: ["drafts": drafts])
        activity.addUserInfoEntries(from: ["either": either])
        activity.addUserInfoEntries(from: ["bookmark": try? URL.documentsDirectory.appending(path: name).bookmarkData()])
        activity.addUserInfoEntries(from: ["own": Places.documentsDirectory])
    }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        folder = urls[0]
    }
}
enum Places { static let documentsDirectory = "Documents" }
