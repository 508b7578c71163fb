import UIKit

class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

class Sample: UIViewController {
    @IBOutlet var nameField: UITextField!
    var sampleID: Int?

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let sampleID = sampleID {
            coder.encode(sampleID, forKey: "sampleID")
        }
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        sampleID = coder.decodeInteger(forKey: "sampleID") // expect: decoded-value-unused
    }

    override func applicationFinishedRestoringState() {
        guard let sampleID = sampleID else { return }
        nameField.text = "Sample \(sampleID)"
    }
}
