import UIKit

class PageController: UIViewController {
    enum Part: String {
        case page
        case size
    }
    var values: [Part: Int] = [:]

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for part in [Part.page, .size] {
            save(part, in: coder)
        }
    }

    private func save(_ part: Part, in coder: NSCoder) {
        coder.encode(values[part] ?? 0, forKey: "part")  // expect: duplicate-coder-key
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        values[.page] = coder.decodeInteger(forKey: "part")
    }
}
