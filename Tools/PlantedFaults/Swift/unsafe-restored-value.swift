import UIKit

final class PlantedPage: UIViewController {
    private var address = URL(fileURLWithPath: "/")

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(address.absoluteString, forKey: "plantedAddress")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        address = URL(string: coder.decodeObject(forKey: "plantedAddress") as! String)!
    }
}
