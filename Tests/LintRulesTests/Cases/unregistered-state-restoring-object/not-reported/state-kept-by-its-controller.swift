// The controller keeps the state of its model beside its own.
@main class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
class Forecast: NSObject, UIStateRestoring {
    var place = "here"
    func encodeRestorableState(with coder: NSCoder) {
        coder.encode(place, forKey: "place")
    }
    func decodeRestorableState(with coder: NSCoder) {
        place = coder.decodeObject(of: NSString.self, forKey: "place") as String? ?? "here"
    }
}
class Weather: UIViewController {
    var forecast = Weak<Forecast>()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        forecast.value?.encodeRestorableState(with: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        forecast.value?.decodeRestorableState(with: coder)
    }
}
