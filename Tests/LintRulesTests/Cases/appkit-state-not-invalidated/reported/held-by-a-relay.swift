// Turning the page gives the relay another value, which is as good as an assignment, and AppKit does not hear of it.
//- Book.swift
import AppKit
import RxRelay
final class Book: NSViewController {
    let page = BehaviorRelay<Int>(value: 0)
    let scale: BehaviorRelay<Double> = BehaviorRelay(value: 1)
    func turn() {
        page.accept(page.value + 1)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page.value, forKey: "page") // expect: appkit-state-not-invalidated
        coder.encode(scale.value, forKey: "scale")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page.accept(coder.decodeInteger(forKey: "page"))
        scale.accept(coder.decodeDouble(forKey: "scale"))
    }
}
//- Chart.swift
import AppKit
import Combine
final class Chart: NSViewController {
    let year = CurrentValueSubject<Int, Never>(2000)
    private let unit: CurrentValueSubject<String, Never> = .init("m")
    @IBAction func next(_ sender: Any?) {
        year.send(year.value + 1)
    }
    @IBAction func choose(_ sender: NSPopUpButton) {
        unit.value = sender.titleOfSelectedItem ?? "m"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(year.value, forKey: "year") // expect: appkit-state-not-invalidated
        coder.encode(unit.value, forKey: "unit") // expect: appkit-state-not-invalidated
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        year.send(coder.decodeInteger(forKey: "year"))
        unit.value = coder.decodeObject(of: NSString.self, forKey: "unit") as String? ?? "m"
    }
}
