// Beside an overload for something else.
class Reader: UIViewController {
    func keep(in coder: NSCoder) {
        encodeRestorableState(with: coder) // expect: direct-restoration-call
    }
    func encodeRestorableState(with activity: NSUserActivity) {}
}
