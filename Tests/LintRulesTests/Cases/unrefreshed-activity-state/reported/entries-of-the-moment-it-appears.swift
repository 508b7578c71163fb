//- AppDelegate.swift
@main
class AppDelegate: UIResponder, UIApplicationDelegate {}

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        let draft = DraftController()
        window?.rootViewController = draft
        guard let entries = session.stateRestorationActivity?.userInfo else { return }
        draft.recipient = entries["recipient"] as? String
        draft.text = entries["text"] as? String
        draft.size = entries["size"] as? Int ?? 0
        draft.top = entries["top"] as? Double ?? 0
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { scene.userActivity }
}
//- DraftController.swift
class DraftController: UIViewController, UITextViewDelegate {
    let textView = UITextView()
    let scrollView = UIScrollView()
    let sizes = UISegmentedControl(items: ["Small", "Large"])
    var recipient: String?
    var text: String?
    var size = 0
    var top = 0.0

    override func viewDidLoad() {
        super.viewDidLoad()
        textView.delegate = self
        textView.text = text
        sizes.selectedSegmentIndex = size
        scrollView.contentOffset.y = top
        sizes.addTarget(self, action: #selector(choose(_:)), for: .valueChanged)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        share()
    }

    private func share() {
        let activity = NSUserActivity(activityType: "com.example.draft")
        let typed = textView.text ?? ""
        activity.addUserInfoEntries(from: [
            "recipient": recipient ?? "",
            "text": typed, // expect: unrefreshed-activity-state
            "size": size, // expect: unrefreshed-activity-state
        ])
        activity.userInfo?["top"] = Double(scrollView.contentOffset.y) // expect: unrefreshed-activity-state
        view.window?.windowScene?.userActivity = activity
    }

    func textViewDidChange(_ textView: UITextView) {
        title = "Edited"
    }

    @objc private func choose(_ sender: UISegmentedControl) {
        size = sender.selectedSegmentIndex
        textView.font = .systemFont(ofSize: size == 0 ? 12 : 17)
    }
}
