import UIKit

class PageController: UIViewController {
    enum Key: String {
        case page
        case size
        case isOpen
    }
    var page = 0
    var size = 0
    var isOpen = false

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for key in [Key.page, .size, .isOpen] {
            save(key, in: coder)
        }
    }

    private func save(_ key: Key, in coder: NSCoder) {
        switch key {
        case .page: coder.encode(page, forKey: key.rawValue)
        case .size: coder.encode(size, forKey: key.rawValue)
        case .isOpen: break
        }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: Key.page.rawValue)
        size = coder.decodeInteger(forKey: Key.size.rawValue)
        isOpen = coder.decodeBool(forKey: Key.isOpen.rawValue)  // expect: decoded-key-never-encoded
    }
}
