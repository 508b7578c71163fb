import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Round {
    static let shared = Round()
    var questions = 10
    func keep(_ seconds: Int) { questions = seconds / 8 }
}
final class Quiz: UIViewController {
    let round = Round.shared
    var remaining = 0
    var timer: Timer?
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        remaining = round.questions * 8
        timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    }
    @objc func tick() {
        remaining -= 1
        round.keep(remaining)
        title = "\(remaining)"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(remaining, forKey: "remaining")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        remaining = coder.decodeInteger(forKey: "remaining")
    }
}
