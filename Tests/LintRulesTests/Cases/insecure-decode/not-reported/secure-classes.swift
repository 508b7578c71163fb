// Secure by itself, by a class above or below, or by a protocol; or decoded where nobody asks for it.
//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Reader.swift
protocol Kept: NSSecureCoding {}
class PlaceState: NSObject, NSCoding {
    var page = 0
    override init() {}
    required init?(coder: NSCoder) { page = coder.decodeInteger(forKey: "page") }
    func encode(with coder: NSCoder) { coder.encode(page, forKey: "page") }
}
final class ChapterState: PlaceState, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
}
final class FilterState: NSObject, Kept {
    static var supportsSecureCoding: Bool { true }
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}
final class SortState: Sort, NSCoding {
    required init?(coder: NSCoder) {}
    func encode(with coder: NSCoder) {}
}
class Reader: UIViewController {
    var place: PlaceState?
    var filter: FilterState?
    var sort: SortState?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(place, forKey: "place")
        coder.encode(filter, forKey: "filter")
        coder.encode(sort, forKey: "sort")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        place = coder.decodeObject(of: PlaceState.self, forKey: "place")
        filter = coder.decodeObject(of: FilterState.self, forKey: "filter")
        sort = coder.decodeObject(of: SortState.self, forKey: "sort")
    }
}
