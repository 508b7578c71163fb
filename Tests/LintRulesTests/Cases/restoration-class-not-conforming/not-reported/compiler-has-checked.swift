// Today it compiles only if an extension out of sight declares the protocol.
class Reader: UIViewController {}
class Shelf: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
    }
    func open(_ reader: Reader) {
        reader.restorationIdentifier = "reader"
        reader.restorationClass = Reader.self
    }
}
