// Each time that the user types, when the scene's activity is handed out, or because nobody changes it.
//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let entries = session.stateRestorationActivity?.userInfo else { return }
        let draft = DraftController()
        draft.recipient = entries["recipient"] as? String
        draft.text = entries["text"] as? String
        draft.size = entries["size"] as? Int ?? 0
        draft.top = entries["top"] as? Double ?? 0
        window?.rootViewController = draft
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        (window?.rootViewController as? DraftController)?.keepPosition()
        return scene.userActivity
    }
}
//- DraftController.swift
class DraftController: UIViewController, UITextViewDelegate {
    let textView = UITextView()
    let sizes = UISegmentedControl(items: ["Small", "Large"])
    var recipient: String?
    var text: String?
    var size = 0
    var top = 0.0

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.delegate = self
        textView.text = text
        textView.contentOffset.y = top
        sizes.selectedSegmentIndex = size
        sizes.addTarget(self, action: #selector(choose(_:)), for: .valueChanged)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let activity = NSUserActivity(activityType: "com.example.draft")
        activity.userInfo = ["recipient": recipient ?? "", "top": Double(textView.contentOffset.y)]
        view.window?.windowScene?.userActivity = activity
        note()
    }

    func keepPosition() {
        view.window?.windowScene?.userActivity?.addUserInfoEntries(from: ["top": Double(textView.contentOffset.y)])
    }

    private func note() {
        view.window?.windowScene?.userActivity?.addUserInfoEntries(from: ["text": textView.text ?? "", "size": size])
    }

    func textViewDidChange(_ textView: UITextView) {
        note()
    }

    @objc private func choose(_ sender: UISegmentedControl) {
        size = sender.selectedSegmentIndex
        note()
    }
}
