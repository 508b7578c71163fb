// The lives come from the game that is looked up again, and how far the user has gone is what the next screen begins with.
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Game {
    static func last() -> Game { Game() }
    var lives = 3
}
final class Score: UIViewController {
    var lives = 0
    var step = 0
}
final class Quiz: UIViewController {
    private var question = 0
    private var lives = 3
    private var step = 0
    private var game: Game? {
        didSet { lives = game?.lives ?? 3 }
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        game = Game.last()
    }
    @IBAction func miss(_ sender: UIButton) {
        lives -= 1
        game?.lives = lives
    }
    @IBAction func hit(_ sender: UIButton) {
        question += 1
    }
    @IBAction func go(_ sender: UIButton) {
        step += 1
        let next = Score()
        next.step = step
        show(next, sender: nil)
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
