// Data that another version of the app archived.
class Reader: UIViewController {
    var marks: [Int] = []
    var font: UIFont?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(try? JSONEncoder().encode(marks), forKey: "marks")
        coder.encode(try? NSKeyedArchiver.archivedData(withRootObject: font as Any, requiringSecureCoding: true), forKey: "font")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let data = coder.decodeObject(of: NSData.self, forKey: "marks") {
            marks = try! JSONDecoder().decode([Int].self, from: data as Data) // expect: unsafe-restored-value
        }
        guard let data = coder.decodeObject(of: NSData.self, forKey: "font") as Data? else { return }
        font = (NSKeyedUnarchiver.unarchiveObject(with: data) as! UIFont) // expect: unsafe-restored-value
    }
}
