// The screen asks a control in a view of its own what the user chose, and nobody saves that.
//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

//- PortionView.swift
import UIKit

final class PortionView: UIView {
    let label = UILabel()
    let stepper = UIStepper() // expect: unsaved-user-state
    private let heading = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        stepper.minimumValue = 1
        addSubview(heading)
        addSubview(label)
        addSubview(stepper)
    }

    required init?(coder: NSCoder) { nil }
}

//- UnitView.swift
import UIKit

final class UnitView: UIView {
    let label = UILabel()
    private let units = UISegmentedControl(items: ["g", "oz"]) // expect: unsaved-user-state

    var isMetric: Bool { units.selectedSegmentIndex == 0 }

    override init(frame: CGRect) {
        super.init(frame: frame)
        units.selectedSegmentIndex = 0
        addSubview(label)
        addSubview(units)
    }

    required init?(coder: NSCoder) { nil }
}

//- Portion.swift
import UIKit

final class Portion: UIViewController {
    private lazy var portionView = PortionView()
    private var dish = ""

    override func loadView() { view = portionView }

    override func viewDidLoad() {
        super.viewDidLoad()
        portionView.stepper.addTarget(self, action: #selector(changePortion), for: .valueChanged)
        showPortion()
    }

    @objc private func changePortion() { showPortion() }

    private func showPortion() { portionView.label.text = "\(Int(portionView.stepper.value)) × \(dish)" }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(dish, forKey: "dish")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        dish = coder.decodeObject(of: NSString.self, forKey: "dish") as String? ?? ""
        showPortion()
    }

    override func applicationFinishedRestoringState() { showPortion() }
}

//- Scales.swift
import UIKit

final class Scales: UIViewController {
    private var unitView: UnitView { view as! UnitView }
    private var weight = 0

    override func loadView() { view = UnitView() }

    @IBAction func weigh() {
        weight += 1
        unitView.label.text = unitView.isMetric ? "\(weight * 28) g" : "\(weight) oz"
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(weight, forKey: "weight")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        weight = coder.decodeInteger(forKey: "weight")
        unitView.label.text = "\(weight)"
    }
}
