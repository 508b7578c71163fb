// UIKit's own values, a model's own archive, and a failure that only ends the restoration.
class Reader: UIViewController, UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let key = UIApplication.stateRestorationViewControllerStoryboardKey
        let board = coder.decodeObject(forKey: key) as! UIStoryboard
        return board.instantiateViewController(withIdentifier: "reader")
    }
}
class Note: NSObject, NSCoding {
    let text: String
    required init?(coder: NSCoder) {
        text = coder.decodeObject(forKey: "text") as! String
    }
    func encode(with coder: NSCoder) {
        coder.encode(text, forKey: "text")
    }
}
