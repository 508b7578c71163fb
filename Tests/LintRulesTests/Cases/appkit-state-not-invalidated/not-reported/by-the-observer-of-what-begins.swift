// What an outlet, the represented object, the maker or a restored value sets off is the beginning; a value may also be put right.
class Canvas: NSViewController {
    var zoom = 1.0
    var unit = 1
    var tool = 0
    var page = 0 {
        didSet {
            page = max(page, 0)
        }
    }
    var scale = 0.0 {
        didSet {
            zoom = scale
        }
    }
    @IBOutlet var ruler: NSView! {
        didSet {
            unit = 2
        }
    }
    override var representedObject: Any? {
        didSet {
            tool = 1
        }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        scale = 2
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "zoom")
        coder.encode(unit, forKey: "unit")
        coder.encode(tool, forKey: "tool")
        coder.encode(page, forKey: "page")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        scale = coder.decodeDouble(forKey: "zoom")
        unit = coder.decodeInteger(forKey: "unit")
        tool = coder.decodeInteger(forKey: "tool")
        page = coder.decodeInteger(forKey: "page")
    }
}
class Maker: NSViewController {
    @objc func make(_ sender: Any) {
        let canvas = Canvas()
        canvas.scale = 3
        canvas.representedObject = sender
        presentAsSheet(canvas)
    }
}
