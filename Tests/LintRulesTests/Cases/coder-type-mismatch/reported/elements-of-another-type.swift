import UIKit
class Page: UIViewController {
    var ids: [UUID] = []
    var marks: [String: String] = [:]
    var days: [String] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(ids.map { $0.uuidString }, forKey: "ids")
        coder.encode(marks, forKey: "marks")
        coder.encode(days, forKey: "days")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        ids = coder.decodeObject(of: [NSArray.self, NSUUID.self], forKey: "ids") as? [UUID] ?? [] // expect: coder-type-mismatch
        let counts = coder.decodeObject(forKey: "marks") as? [String: Int] ?? [:] // expect: coder-type-mismatch
        marks = counts.mapValues { String($0) }
        let dates = coder.decodeArrayOfObjects(ofClass: NSDate.self, forKey: "days") ?? [] // expect: coder-type-mismatch
        days = dates.map { $0.description }
        title = "\(ids) \(marks) \(days)"
    }
}
