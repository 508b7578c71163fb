class FolderModel {
    let title: String
    init?(name: String) {
        guard let found = Library.shared.folders.first(where: { $0 == name }) else { return nil }
        title = found
    }
}
class Library {
    static let shared = Library()
    var folders: [String] = []
    func add(_ folder: String) {
        folders.append(folder)
    }
}
class Folder: UIViewController {
    var model: FolderModel!
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model?.title, forKey: "name")
        coder.encode(model?.title, forKey: "other")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let name = coder.decodeObject(of: NSString.self, forKey: "name") as String? {
            model = FolderModel(name: name)
            title = model.title // expect: unsafe-restored-value
        }
        if let other = coder.decodeObject(of: NSString.self, forKey: "other") as String? {
            let opened = FolderModel(name: other)! // expect: unsafe-restored-value
            title = opened.title
        }
    }
}
