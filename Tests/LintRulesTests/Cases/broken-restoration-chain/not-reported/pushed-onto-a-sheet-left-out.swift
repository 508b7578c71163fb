// The sheet is left out of what is saved from its first screen on, whatever is pushed onto it.
class Details: UIViewController {
    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "details"
    }
    required init?(coder: NSCoder) { nil }
}
class Edit: UIViewController {}
class Road: UIViewController {
    func edit() {
        let sheet = UINavigationController(rootViewController: Edit())
        present(sheet, animated: true)
    }
    func show() {
        let details = Details()
        if let sheet = presentedViewController as? UINavigationController {
            sheet.pushViewController(details, animated: true)
        } else {
            navigationController?.pushViewController(details, animated: true)
        }
    }
}
func begin(in window: UIWindow) {
    let road = Road()
    road.restorationIdentifier = "road"
    let stack = UINavigationController(rootViewController: road)
    stack.restorationIdentifier = "stack"
    window.rootViewController = stack
}
