// Properties and methods of others have the names of what reads the activity, and mean themselves.
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
    static func fill(_ activity: NSUserActivity, with id: String) {
        activity.addUserInfoEntries(from: ["noteID": id])
    }
    static func noteID(in activity: NSUserActivity) -> String? {
        activity.userInfo?["id"] as? String // expect: activity-key-asymmetry
    }
}
struct Other: View {
    var noteID: String?
    var body: some View { if let noteID { Text(noteID) } }
}
final class Model {
    private var noteID = ""
    func take() -> String { noteID.uppercased() }
}
