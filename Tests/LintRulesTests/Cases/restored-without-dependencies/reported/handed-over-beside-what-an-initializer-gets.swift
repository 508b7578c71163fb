//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Step.swift
import UIKit
class Step: UIViewController, UIViewControllerRestoration {
    let number: Int
    var caption = "Next" { // expect: restored-without-dependencies
        didSet { button.setTitle(caption, for: .normal) }
    }
    private let button = UIButton(type: .system)
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        Step(number: coder.decodeInteger(forKey: "number"))
    }
    init(number: Int) {
        self.number = number
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "step"
        restorationClass = Step.self
    }
    required init?(coder: NSCoder) { nil }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(number, forKey: "number")
    }
}
class Tour: UIViewController {
    @IBAction func go() {
        let step = Step(number: 3)
        step.caption = "Finish"
        show(step, sender: nil)
    }
}
