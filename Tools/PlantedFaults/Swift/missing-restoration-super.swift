import UIKit

final class PlantedTable: UITableViewController {
    private var filter = ""

    override func encodeRestorableState(with coder: NSCoder) {
        coder.encode(filter, forKey: "plantedFilter")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        filter = coder.decodeObject(forKey: "plantedFilter") as? String ?? ""
    }
}
