// The model says so.
final class Model {
    var onChange: (() -> Void)?
    private(set) var selectedRow = 0 { didSet { onChange?() } }
    func select(_ row: Int) { selectedRow = row }
}
class ListController: NSViewController {
    let model = Model()
    override func viewDidLoad() {
        super.viewDidLoad()
        model.onChange = { [weak self] in self?.invalidateRestorableState() }
    }
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
