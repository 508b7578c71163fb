// A store of its own, and a notification.
final class Account: NSObject, NSCoding {
    var password = ""
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {
        coder.encode(password, forKey: "password")
    }
}
final class Login: UIViewController {
    var userActivityName = ""
    func tell(_ password: String) {
        NotificationCenter.default.post(name: .init("login"), object: nil, userInfo: ["password": password])
    }
}
