// Transitions, presentations, cells and windows show what belongs to others.
class Page: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "page"
    }
}
class Fade: UIViewController, UIViewControllerAnimatedTransitioning {
    let page = Page()
    func animateTransition(using context: UIViewControllerContextTransitioning) { view.addSubview(page.view) }
}
class Dimming: UIPresentationController {
    let page = Page()
    func show() { presentedView?.addSubview(page.view) }
}
class Cell: UICollectionViewCell {
    let page = Page()
    func show() { contentView.addSubview(page.view) }
}
class Root: UIViewController {
    let page = Page()
    func show(in window: UIWindow) {
        window.addSubview(page.view)
        navigationController?.view.addSubview(page.view)
        let sheet = Page()
        present(sheet, animated: false)
        view.addSubview(sheet.view)
    }
}
