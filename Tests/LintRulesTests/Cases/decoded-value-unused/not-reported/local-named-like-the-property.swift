import UIKit
class Reader: UIViewController {
    var page = 0
    var row = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        coder.encode(row, forKey: "row")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let page = coder.decodeInteger(forKey: "page")
        self.page = page
        let row = coder.decodeInteger(forKey: "row")
        DispatchQueue.main.async {
            self.row = row
        }
        title = "page \(page)"
    }
}
