import SwiftUI
// built by a factory of the type, in an extension
@main struct A: App { var body: some Scene { WindowGroup { V() } } }
extension NSUserActivity {
    static let type = "a.b"
    static func make(_ id: String) -> NSUserActivity {
        let a = NSUserActivity(activityType: type)
        a.userInfo = ["id": id]
        return a
    }
    func fill(_ id: String) { userInfo = ["other": id]; needsSave = true }
    var itemID: String? { userInfo?["id"] as? String }
    var other: String? { userInfo?["other"] as? String }
}
struct V: View {
    @State var id = "1"
    var body: some View {
        Text(id).userActivity(NSUserActivity.type) { $0.fill(id) }.onContinueUserActivity(NSUserActivity.type) { a in
            id = a.itemID ?? a.other ?? ""
        }
    }
}
