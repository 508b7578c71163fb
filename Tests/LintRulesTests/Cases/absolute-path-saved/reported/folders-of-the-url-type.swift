class Reader: UIViewController {
    var name = "a.txt"
    lazy var folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
    let drafts: URL = {
        let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
        return caches.appendingPathComponent("Drafts")
    }()
    let home = URL.homeDirectory
    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        activity.addUserInfoEntries(from: ["direct": URL.documentsDirectory.path]) // expect: absolute-path-saved
        activity.addUserInfoEntries(from: ["below": URL.cachesDirectory.appending(path: name)]) // expect: absolute-path-saved
        activity.addUserInfoEntries(from: ["lazy": folder.appendingPathComponent(name)]) // expect: absolute-path-saved
        activity.addUserInfoEntries(from: ["drafts": drafts.path]) // expect: absolute-path-saved
        activity.addUserInfoEntries(from: ["home": home.path]) // expect: absolute-path-saved
        let temporary = { URL.temporaryDirectory }()
        activity.addUserInfoEntries(from: ["temporary": temporary]) // expect: absolute-path-saved
        let url = Attachment(name: name).url
        activity.addUserInfoEntries(from: ["attachment": url]) // expect: absolute-path-saved
    }
}
struct Attachment {
    let url: URL
    init(name: String) {
        url = URL.documentsDirectory.appending(path: name)
    }
}
