// Keys that are built while the app runs could be any.
class Form: UIViewController {
    var fields: [UITextField] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for (index, field) in fields.enumerated() { coder.encode(field.text, forKey: "field\(index)") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        fields.first?.text = coder.decodeObject(of: NSString.self, forKey: "field0") as String?
    }
}
