//- App.swift
import SwiftUI
@main
struct Player: App {
    var body: some Scene { WindowGroup { Shelf().onContinueUserActivity(Activity.album, perform: open).onContinueUserActivity(Activity.artist) { openArtist($0) } } }
    func open(_ activity: NSUserActivity) {
        guard let info = activity.userInfo, let id = info["albumID"] as? String else { return } // expect: activity-key-asymmetry
        print(id)
    }
    private func openArtist(_ activity: NSUserActivity) {
        if let name = activity.artistName { print(name) }
    }
}
enum Activity {
    static let album = "app.player.album"
    static let artist = "app.player.artist"
}
extension NSUserActivity {
    var artistName: String? { userInfo?["name"] as? String } // expect: activity-key-asymmetry
}
//- Shelf.swift
import SwiftUI
struct Shelf: View {
    @State var id = "1"
    var body: some View {
        Text(id)
            .userActivity(Activity.album) { activity in
                activity.title = id
                activity.addUserInfoEntries(from: ["albumId": id, "name": id])
                activity.becomeCurrent()
            }
    }
    func donate() {
        let activity = NSUserActivity(activityType: Activity.artist)
        activity.userInfo = ["artist": id]
        activity.becomeCurrent()
    }
}
