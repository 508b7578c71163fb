// Inside of the same type the bare name means the function, which may be given any activity there.
import SwiftUI
@main
struct Notes: App {
    var body: some Scene { WindowGroup { Library() } }
}
struct Library: View {
    @State private var selection: String?
    var body: some View {
        Text(selection ?? "")
            .userActivity("com.example.open", element: selection) { id, activity in Activity.fill(activity, with: id) }
            .onContinueUserActivity("com.example.open") { activity in selection = Activity.noteID(in: activity) }
    }
}
enum Activity {
    static func fill(_ activity: NSUserActivity, with id: String) { activity.addUserInfoEntries(from: ["noteID": id]) }
    static func noteID(in activity: NSUserActivity) -> String? {
        activity.userInfo?["noteID"] as? String ?? activity.userInfo?["id"] as? String
    }
    static func ids(in activities: [NSUserActivity]) -> [String] { activities.compactMap(noteID) }
}
