import UIKit
class Topic: NSObject, NSCoding {
    var name = ""
    func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
    required init?(coder: NSCoder) { name = coder.decodeObject(forKey: "name") as? String ?? "" }
}
class Reader: UIViewController {
    var topic: Topic?
    var names: [String] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(topic?.name, forKey: "topic") // expect: encoded-key-never-decoded
        if let data = try? JSONEncoder().encode(names) { coder.encode(data, forKey: "names") } // expect: encoded-key-never-decoded
        coder.encode(String(describing: names), forKey: "text") // expect: encoded-key-never-decoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
    }
}
