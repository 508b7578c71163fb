class Reader: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = er.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner.iner
    }
}
class Shelf: Reader {
    func fill() {
        addChild(Reader())
    }
}
