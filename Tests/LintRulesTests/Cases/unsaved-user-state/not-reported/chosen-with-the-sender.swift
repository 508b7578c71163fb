// The same, kept by defaults that the screen asks for.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

final class Map: UIViewController {
    @IBOutlet private weak var layers: UISegmentedControl!
    @IBOutlet private weak var picture: UIImageView!
    private var place: String?

    override func viewDidLoad() {
        super.viewDidLoad()
        layers.selectedSegmentIndex = UserDefaults.standard.integer(forKey: "layer")
    }

    @IBAction func chooseLayer(_ sender: Any) {
        guard let layers = sender as? UISegmentedControl else { return }
        UserDefaults.standard.set(layers.selectedSegmentIndex, forKey: "layer")
        picture.image = UIImage(named: layers.selectedSegmentIndex == 0 ? "roads" : "hills")
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(place, forKey: "place")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        place = coder.decodeObject(of: NSString.self, forKey: "place") as String?
        title = place
    }
}
