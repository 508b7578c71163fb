import UIKit
class Page: UIViewController {
    var names: [String] = []
    var numbers: [Int] = []
    var places: Set<String> = []
    var counts: [String: Int] = [:]
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(names, forKey: "names")
        coder.encode(numbers, forKey: "numbers")
        coder.encode(places, forKey: "places")
        coder.encode(counts, forKey: "counts")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        names = coder.decodeObject(of: [NSArray.self, NSString.self], forKey: "names") as? [String] ?? []
        numbers = (coder.decodeObject(forKey: "numbers") as? [Double] ?? []).map { Int($0) }
        places = coder.decodeObject(forKey: "places") as? Set<String> ?? []
        counts = coder.decodeObject(forKey: "counts") as? [String: NSNumber] as? [String: Int] ?? [:]
        title = "\(names) \(numbers) \(places) \(counts)"
    }
}
