import UIKit

class Reader: UIViewController {
    var page = 0
    var chapter = ""

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        coder.encode(chapter, forKey: "chapter")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let page = coder.decodeInteger(forKey: "page") // expect: decoded-value-unused
        print("restored page \(page)")
        let chapter = coder.decodeObject(of: NSString.self, forKey: "chapter") // expect: decoded-value-unused
        if chapter != nil {
            NSLog("restored a chapter")
        } else {
            NSLog("no chapter")
        }
    }
}
