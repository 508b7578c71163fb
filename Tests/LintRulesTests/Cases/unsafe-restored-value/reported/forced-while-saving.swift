//- Search.swift
// Until an answer has come there is no city; the screen knows, and the encoder does not.
import UIKit
final class Search: UIViewController {
    var city: City?
    var presenter: Presenting!
    func show(_ found: City) { city = found }
    func update() {
        if let city = city { title = city.name }
        navigationItem.prompt = presenter.day?.description
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(city!.name, forKey: "city") // expect: unsafe-restored-value
        coder.encode(presenter.day!, forKey: "day") // expect: unsafe-restored-value
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        title = coder.decodeObject(of: NSString.self, forKey: "city") as String?
        navigationItem.prompt = String(coder.decodeInteger(forKey: "day"))
    }
}
//- Presenter.swift
struct City { var name = "" }
protocol Presenting: AnyObject {
    var day: Int? { get set }
}
final class Presenter: Presenting {
    var day: Int?
    func answer(_ day: Int) { self.day = day }
}
