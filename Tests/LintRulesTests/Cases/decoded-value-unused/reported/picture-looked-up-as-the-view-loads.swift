// A picture that is looked up with the restored number as the view loads, and at no other time.
//- Delegate.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
//- Pet.swift
import UIKit
struct Animal { var name: String; var picture: Data }
final class Shelter {
    static let shared = Shelter()
    func animal(_ number: Int) -> Animal? { nil }
    func rename(_ number: Int, _ name: String) {}
}
class Pet: UIViewController {
    var picture = UIImageView()
    var field = UITextField()
    var number: Int?
    override func loadView() {
        view = UIView()
        let stack = UIStackView(arrangedSubviews: [picture, field])
        view.addSubview(stack)
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        showPet()
    }
    @objc func save() {
        Shelter.shared.rename(number!, field.text ?? "")
    }
    func showPet() {
        guard let number = number, let animal = Shelter.shared.animal(number) else { return }
        field.text = "\(animal.name)"
        picture.image = UIImage(data: animal.picture)
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Save", style: .plain, target: self, action: #selector(save))
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let number { coder.encode(number, forKey: "number") }
        coder.encode(field.text, forKey: "name")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        number = coder.decodeInteger(forKey: "number") // expect: decoded-value-unused
        field.text = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    }
}
class List: UITableViewController {
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let pet = Pet()
        pet.number = indexPath.row
        pet.restorationIdentifier = "pet"
        pet.restorationClass = Pet.self
        navigationController?.pushViewController(pet, animated: true)
    }
}
extension Pet: UIViewControllerRestoration {
    static func viewController(withRestorationIdentifierPath path: [String], coder: NSCoder) -> UIViewController? {
        let pet = Pet()
        pet.restorationIdentifier = "pet"
        pet.restorationClass = Pet.self
        return pet
    }
}
