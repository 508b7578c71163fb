// Data of which anything may come.
class Reader: UIViewController {
    var marks: [Int] = []
    var font: UIFont?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(try? JSONEncoder().encode(marks), forKey: "marks")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let data = coder.decodeObject(of: NSData.self, forKey: "marks") as Data? else { return }
        marks = (try? JSONDecoder().decode([Int].self, from: data)) ?? []
        font = NSKeyedUnarchiver.unarchiveObject(with: data) as? UIFont
        marks = try! JSONDecoder().decode([Int].self, from: defaults())
    }
    func defaults() -> Data { Data("[]".utf8) }
}
