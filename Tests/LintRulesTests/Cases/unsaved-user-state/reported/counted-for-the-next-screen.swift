// The player has all lives back after a relaunch in the middle of the game, which comes back, and is told so at the end.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Result {
    var lives = 0
}
final class Score: UIViewController {
    var lives = 0
}
final class Quiz: UIViewController {
    private var question = 0
    private var lives = 3 // expect: unsaved-user-state
    private let result = Result()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(Map.tapped)))
    }
    @objc func tapped(_ recognizer: UITapGestureRecognizer) {
        if recognizer.location(in: view).y > 100 {
            lives -= 1
        } else {
            next()
        }
    }
    private func next() {
        question += 1
        if question == 10 {
            result.lives = lives
            performSegue(withIdentifier: "score", sender: nil)
        }
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        (segue.destination as? Score)?.lives = lives
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(question, forKey: "question")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        question = coder.decodeInteger(forKey: "question")
        title = String(question)
    }
}
final class Map: UIViewController {
    @objc func tapped(_ recognizer: UITapGestureRecognizer) {}
}
