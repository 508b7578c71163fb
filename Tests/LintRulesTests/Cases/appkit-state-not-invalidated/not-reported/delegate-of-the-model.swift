// The model's delegate is told.
final class Model {
    private(set) var selectedRow = 0
    weak var delegate: ModelDelegate?
    func select(_ row: Int) { selectedRow = row; delegate?.modelDidChange() }
}
protocol ModelDelegate: AnyObject { func modelDidChange() }
extension ListController: ModelDelegate {
    func modelDidChange() { view.window?.invalidateRestorableState(); invalidateRestorableState() }
}
class ListController: NSViewController {
    let model = Model()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.selectedRow, forKey: "row")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        model.select(coder.decodeInteger(forKey: "row"))
    }
    @IBAction func choose(_ sender: NSTableView) {
        model.select(sender.selectedRow)
    }
}
