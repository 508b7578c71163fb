// What is accepted is announced; a subject that passes values on holds none; and a call of that name of something else gives nothing.
import AppKit
import Combine
import RxRelay
final class Guests {
    var value = 0
    func accept(_ guest: Int) {}
}
final class Book: NSViewController {
    let page = BehaviorRelay<Int>(value: 0)
    let guests = Guests()
    let turned = PassthroughSubject<Int, Never>()
    func turn() {
        page.accept(page.value + 1)
        invalidateRestorableState()
    }
    func tell() {
        guests.accept(2)
        turned.send(page.value)
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page.value, forKey: "page")
        coder.encode(guests.value, forKey: "guests")
    }
    override func restoreState(with coder: NSCoder) {
        super.restoreState(with: coder)
        page.accept(coder.decodeInteger(forKey: "page"))
        guests.value = coder.decodeInteger(forKey: "guests")
    }
}
