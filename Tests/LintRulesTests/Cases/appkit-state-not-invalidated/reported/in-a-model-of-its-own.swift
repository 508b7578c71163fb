// What the screen holds is its state, too.
final class Model { var page = 0 }
struct Layout { var columns = 1 }
class Reader: NSViewController {
    let model = Model()
    var layout = Layout()
    @IBAction func forward(_ sender: Any) { model.page += 1 }
    @IBAction func widen(_ sender: Any) { self.layout.columns = 2 }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.page, forKey: "page") // expect: appkit-state-not-invalidated
        coder.encode(layout.columns, forKey: "columns") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        model.page = coder.decodeInteger(forKey: "page")
        layout.columns = coder.decodeInteger(forKey: "columns")
    }
}
