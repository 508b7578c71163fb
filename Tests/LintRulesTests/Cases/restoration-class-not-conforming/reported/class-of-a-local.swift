// The cast gives nil.
class List: UIViewController {
    func add() {
        let stack = UINavigationController(rootViewController: UIViewController())
        stack.restorationIdentifier = "stack"
        stack.restorationClass = type(of: stack) as? UIViewControllerRestoration.Type // expect: restoration-class-not-conforming
        present(stack, animated: true)
    }
}
