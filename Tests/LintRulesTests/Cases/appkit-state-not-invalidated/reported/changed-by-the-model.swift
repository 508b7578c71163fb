// A method of the model changes it.
final class Model {
    private(set) var selectedRow = 0
    func select(_ row: Int) { selectedRow = row }
}
class ListController: NSViewController {
    let model = Model()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.selectedRow, forKey: "row") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        model.select(coder.decodeInteger(forKey: "row"))
    }
    @IBAction func choose(_ sender: NSTableView) {
        model.select(sender.selectedRow)
    }
}
