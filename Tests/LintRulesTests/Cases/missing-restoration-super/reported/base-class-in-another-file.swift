//- Base.swift
class Base: UITableViewController {}
//- Leaf.swift
class Leaf: Base {
    override func decodeRestorableState(with coder: NSCoder) {} // expect: missing-restoration-super
}
