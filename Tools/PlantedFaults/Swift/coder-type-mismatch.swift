import UIKit

final class PlantedMap: UIViewController {
    private var zoom = 1.0

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(zoom, forKey: "plantedZoom")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        if let zoom = coder.decodeObject(forKey: "plantedZoom") as? String {
            self.zoom = Double(zoom) ?? 1
        }
    }
}
