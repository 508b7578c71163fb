//- Delegate.swift
@main class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Models.swift
// A base class of which only the subclasses are made, and a helper that registers whatever it is given.
class Model: NSObject, UIStateRestoring {}
class Folder: Model {}
class Recents: NSObject, UIStateRestoring {}
func register(_ object: UIStateRestoring & NSObject, as name: String) {
    UIApplication.registerObject(forStateRestoration: object, restorationIdentifier: name)
}
func start() {
    let folder = Folder()
    UIApplication.registerObject(forStateRestoration: folder, restorationIdentifier: "folder")
    register(Recents(), as: "recents")
}
