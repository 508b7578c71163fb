//- App.swift
import UIKit
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}

struct ID<Object>: Hashable {
    let rawValue: UUID
    init(_ rawValue: UUID) { self.rawValue = rawValue }
}
final class Building {
    var name = ""
    let id: ID<Building>
    init(id: ID<Building>) { self.id = id }
}
final class Storage {
    var buildings: [ID<Building>: Building] = [:]
}
final class Client {
    static let shared = Client()
    var storage = Storage()
}
final class MainController: UIViewController {
    var building: Building!
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "main"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(building.id.rawValue, forKey: "building")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let raw = coder.decodeObject(of: NSUUID.self, forKey: "building") as UUID? else { return }
        building = Client.shared.storage.buildings[ID<Building>(raw)]! // expect: unsafe-restored-value
    }
}
