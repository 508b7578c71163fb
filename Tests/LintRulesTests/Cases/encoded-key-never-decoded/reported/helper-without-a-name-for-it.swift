// A helper that has no name for the coder does nothing with it.
class Reader: UIViewController {
    var page = 0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        coder.encode(2, forKey: "columns") // expect: encoded-key-never-decoded
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        restoreColumns(coder)
        restoreRows(from: coder)
    }
    private func restoreColumns(_: NSCoder) {
        print(page)
    }
    private func restoreRows(from _: NSCoder) {
        print(page)
    }
}
