import UIKit

final class PlantedKeys: UIViewController {
    private var draft = ""

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(draft, forKey: "plantedDraft")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        draft = coder.decodeObject(forKey: "plantedDrafts") as? String ?? ""
    }
}
