extension UIViewController {
    func keepChildren(in coder: NSCoder) {
        children.forEach { child in child.encodeRestorableState(with: coder) } // expect: direct-restoration-call
    }
}
