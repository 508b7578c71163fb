//- Storing.swift
protocol Storing {
    func encodeRestorableState(into coder: NSCoder)
}
//- Reader.swift
class Reader: UIViewController, Storing {
    func encodeRestorableState(into coder: NSCoder) {}
}
// A protocol of another module may want anything.
class Album: UIViewController, VendorStoring {
    func encodeRestorableState(_ coder: NSCoder) {}
}
// No controller, no delegate.
class Store {
    func encodeRestorableState(_ coder: NSCoder) {}
    func application(_ application: UIApplication, shouldSaveSecureAplicationState coder: NSCoder) -> Bool { true }
}
