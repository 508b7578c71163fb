//- List.swift
class List: UIViewController {
    var rows: [String] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(1, forKey: "row")
        keepRows(in: coder)
        for row in rows {
            coder.encode(row, forKey: "each") // expect: duplicate-coder-key
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        print(coder.decodeInteger(forKey: "row"), coder.decodeObject(of: NSString.self, forKey: "each") ?? "")
    }
}
//- List+Rows.swift
extension List {
    func keepRows(in coder: NSCoder) {
        coder.encode(2, forKey: "row") // expect: duplicate-coder-key
    }
}
