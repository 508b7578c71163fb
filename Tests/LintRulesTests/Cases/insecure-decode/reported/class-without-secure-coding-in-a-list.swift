//- Delegate.swift
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Reader.swift
class PlaceState: NSObject {
    var page = 0
    override init() {}
    required init?(coder: NSCoder) { page = coder.decodeInteger(forKey: "page") }
}
extension PlaceState: NSCoding {
    func encode(with coder: NSCoder) { coder.encode(page, forKey: "page") }
}
class Reader: UIViewController {
    var places: [PlaceState] = []
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(places, forKey: "places")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        places = coder.decodeObject(of: [NSArray.self, PlaceState.self], forKey: "places") as? [PlaceState] ?? [] // expect: insecure-decode
    }
}
