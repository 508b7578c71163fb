// Somebody tells of it, or nobody can say: the screen when its model calls back, a wrapper, a class out of sight, and what is not kept here.
final class Telling {
    var whenChanged: () -> Void = {}
    var page = 0 {
        didSet { whenChanged() }
    }
}
class Listener: NSViewController {
    let model = Telling()
    @IBAction func forward(_ sender: Any) { model.page += 1 }
    override func viewDidLoad() {
        super.viewDidLoad()
        model.whenChanged = { [weak self] in self?.invalidateRestorableState() }
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        model.page = coder.decodeInteger(forKey: "page")
    }
}
final class Shared { @Announced var page = 0 }
class Subscriber: NSViewController {
    let model = Shared()
    @IBAction func forward(_ sender: Any) { model.page += 1 }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        model.page = coder.decodeInteger(forKey: "page")
    }
}
final class Foreign: VendorModel { var page = 0 }
class Guest: NSViewController {
    let model = Foreign()
    @IBAction func forward(_ sender: Any) { model.page += 1 }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        model.page = coder.decodeInteger(forKey: "page")
    }
}
final class Fixed { var page: Int { get { 1 } set {} } }
class Computing: NSViewController {
    let model = Fixed()
    @IBAction func forward(_ sender: Any) { model.page += 1 }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        model.page = coder.decodeInteger(forKey: "page")
    }
}
final class Quiet { var page = 0; var title = "" }
class Still: NSViewController {
    let model = Quiet()
    @IBAction func forward(_ sender: Any) { model.title = "next" }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(model.page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        model.page = coder.decodeInteger(forKey: "page")
    }
}
