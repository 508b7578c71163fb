// The method changes nothing that is saved.
final class Model {
    private(set) var selectedRow = 0
    func select(_ row: Int) { print(row) }
    func set(_ row: Int) { selectedRow = row }
}
class ListController: NSViewController {
    let model = Model()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.selectedRow, forKey: "row")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        model.set(coder.decodeInteger(forKey: "row"))
    }
    @IBAction func choose(_ sender: NSTableView) {
        model.select(sender.selectedRow)
    }
}
