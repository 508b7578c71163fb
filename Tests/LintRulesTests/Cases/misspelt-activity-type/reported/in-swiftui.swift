import SwiftUI

@main
struct NotesApp: App {
    var body: some Scene { WindowGroup { NoteList() } }
}

struct NoteList: View {
    @State private var title = ""
    var body: some View {
        Text(title)
            .userActivity("com.example.openNote") { activity in
                activity.addUserInfoEntries(from: ["title": title])
            }
            .onContinueUserActivity("com.example.opennote") { activity in // expect: misspelt-activity-type
                title = activity.userInfo?["title"] as? String ?? ""
            }
    }
}
