//- Base.swift
class Base: UIViewController {
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        view.tag = coder.decodeInteger(forKey: "tag")
    }
}
//- Leaf.swift
class Leaf: Base {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(view.tag, forKey: "tag")
        coder.encode(isEditing, forKey: "editing") // expect: encoded-key-never-decoded
    }
}
