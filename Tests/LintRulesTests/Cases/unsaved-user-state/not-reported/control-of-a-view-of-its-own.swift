// The screen saves what its view's controls show, by whatever name; others are filled anew, hidden, told to somebody or of many rows.
//- App.swift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

//- Views.swift
import UIKit

protocol OrderViewDelegate: AnyObject {
    func orderView(_ view: OrderView, didChangeTip isOn: Bool)
}

final class OrderView: UIView {
    let stepper = UIStepper()
    private let units = UISegmentedControl(items: ["g", "oz"])
    private let tip = UISwitch()
    private let pace = UISlider()
    private let remark = UITextField()
    weak var delegate: OrderViewDelegate?
    var onPace: ((Float) -> Void)?
    var onRemark: ((String) -> Void)?

    var unit: Int {
        get { units.selectedSegmentIndex }
        set { units.selectedSegmentIndex = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [stepper, units, tip, pace, remark] { addSubview(view) }
        tip.addTarget(self, action: #selector(changeTip), for: .valueChanged)
        remark.delegate = self
        pace.addTarget(self, action: #selector(changePace), for: .valueChanged)
    }

    required init?(coder: NSCoder) { nil }

    @objc private func changeTip() { delegate?.orderView(self, didChangeTip: tip.isOn) }

    @objc private func changePace() { onPace?(pace.value) }
}

extension OrderView: UITextFieldDelegate {
    func textFieldDidEndEditing(_ field: UITextField) { onRemark?(remark.text ?? "") }
}

final class RatingView: UIView {
    let slider = UISlider()

    func show(_ rating: Float) { slider.value = rating }
}

final class OptionsView: UIView {
    let urgent = UISwitch()
}

final class RowView: UITableViewCell {
    let check = UISwitch()
}

final class SavingView: UIView {
    let isLoud = UISwitch()

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(isLoud.isOn, forKey: "isLoud")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        isLoud.isOn = coder.decodeBool(forKey: "isLoud")
    }
}

//- Order.swift
import UIKit

final class Order: UIViewController {
    private let orderView = OrderView()
    private let ratingView = RatingView()
    private let optionsView = OptionsView()
    private let row = RowView()
    private let savingView = SavingView()
    var rating: Float = 0

    init() {
        super.init(nibName: nil, bundle: nil)
        restorationIdentifier = "order"
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func viewDidLoad() {
        super.viewDidLoad()
        savingView.restorationIdentifier = "saving"
        optionsView.isHidden = true
        for view in [row, savingView] { self.view.addSubview(view) }
        view.addSubview(orderView)
        view.addSubview(ratingView)
        view.addSubview(optionsView)
        ratingView.show(rating)
    }

    @IBAction func order() {
        title = "\(orderView.stepper.value) \(orderView.unit) \(ratingView.slider.value) \(row.check.isOn) \(savingView.isLoud.isOn)"
    }

    @IBAction func open() {
        optionsView.isHidden.toggle()
        title = optionsView.urgent.isOn ? "!" : nil
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(orderView.stepper.value, forKey: "count")
        coder.encode(orderView.unit, forKey: "unit")
        coder.encode(rating, forKey: "rating")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        orderView.stepper.value = coder.decodeDouble(forKey: "count")
        orderView.unit = coder.decodeInteger(forKey: "unit")
        rating = coder.decodeFloat(forKey: "rating")
        ratingView.show(rating)
    }
}
