import UIKit

class PageController: UIViewController {
    var page = 0
    var size = 0

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for part in Part.allCases {
            save(part, in: coder)
        }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        size = coder.decodeInteger(forKey: "size")
    }

    private func save(_ part: Part, in coder: NSCoder) {
        if part == .page {
            coder.encode(page, forKey: "page")
        } else {
            coder.encode(size, forKey: "size")
        }
    }
}

enum Part: CaseIterable { case page, size }
