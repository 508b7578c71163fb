// It may be another file by then, or one that the user chose.
class Reader: UIViewController, UIDocumentPickerDelegate {
    lazy var folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    var chosen: URL?
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        var file = FileManager.default.temporaryDirectory
        if let chosen { file = chosen }
        activity.addUserInfoEntries(from: ["file": file, "size": try? Data(contentsOf: FileManager.default.temporaryDirectory).count])
    }
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        chosen = urls.first
    }
}
