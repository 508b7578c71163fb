// A loop over a literal tells its keys.
class Form: UIViewController {
    enum Field: String, CaseIterable { case name, street, town }
    private static let keys = ["one", "two"]
    var values: [String: String] = [:]
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for key in Form.keys { coder.encode(values[key], forKey: key) } // expect: encoded-key-never-decoded
        Field.allCases.forEach { coder.encode(values[$0.rawValue], forKey: $0.rawValue) } // expect: encoded-key-never-decoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        for key in ["one", "name", "street"] {
            values[key] = coder.decodeObject(of: NSString.self, forKey: key) as String?
        }
    }
}
