// Whoever uses the library may ask.
open class LibraryScene: UIResponder, UIWindowSceneDelegate {
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
