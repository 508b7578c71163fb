// The scene's count is not the application's.
class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {
        scene.extendStateRestoration() // expect: unbalanced-extend-restoration
        DispatchQueue.main.async {
            UIApplication.shared.completeStateRestoration()
        }
    }
}
