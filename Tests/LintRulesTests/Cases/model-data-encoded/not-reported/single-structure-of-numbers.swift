//- App.swift
import UIKit
@main
class Delegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
struct Recipe: Codable {
    var page = 1
    var servings = 4
}
class Recipes: UITableViewController {
    var recipes: [Recipe] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}
class Detail: UIViewController {
    var recipe = Recipe()
    override func awakeFromNib() {
        super.awakeFromNib()
        restorationIdentifier = "detail"
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(try? JSONEncoder().encode(recipe), forKey: "recipe")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let data = coder.decodeObject(of: NSData.self, forKey: "recipe") as Data? else { return }
        recipe = (try? JSONDecoder().decode(Recipe.self, from: data)) ?? Recipe()
    }
}
