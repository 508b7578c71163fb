//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class Track: NSObject, NSSecureCoding {
    static var supportsSecureCoding: Bool { true }
    var name = ""
    init?(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? ""
    }
    func encode(with coder: NSCoder) {
        coder.encode(name, forKey: "name")
    }
}
final class Player: UIViewController {
    var track: Track?
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "player"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(track?.name, forKey: "track")
        archiver.finishEncoding()
        coder.encode(archiver.encodedData, forKey: "data")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let data = coder.decodeObject(of: NSData.self, forKey: "data") as Data?,
            let unarchiver = try? NSKeyedUnarchiver(forReadingFrom: data)
        else { return }
        track?.name = unarchiver.decodeObject(of: NSString.self, forKey: "track") as String? ?? ""
    }
}
