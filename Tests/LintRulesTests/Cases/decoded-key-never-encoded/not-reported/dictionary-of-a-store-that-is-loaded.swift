import UIKit
class PageController: UIViewController {
    var isOpen = false
    var isLarge = false
    let store: FlagStore
    init(store: FlagStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for (name, flag) in store.flags {
            coder.encode(flag, forKey: name)
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isOpen = coder.decodeBool(forKey: "isOpen")
        isLarge = coder.decodeBool(forKey: "isLarge")
    }
}
class FlagStore {
    var flags: [String: Bool] = ["isLarge": false]
    func load(_ data: Data) {
        if let read = try? JSONDecoder().decode([String: Bool].self, from: data) {
            flags = read
        }
    }
}
