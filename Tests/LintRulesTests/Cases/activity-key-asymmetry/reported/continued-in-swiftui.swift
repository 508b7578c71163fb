import SwiftUI
@main
struct Player: App {
    var body: some Scene { WindowGroup { Shelf() } }
}
struct Shelf: View {
    @State var id = "1"
    @State var open: String?
    var body: some View {
        Text(open ?? "")
            .userActivity("app.player.album") {
                $0.title = "Album"
                $0.userInfo = ["albumId": id]
            }
            .onContinueUserActivity("app.player.album") { activity in
                open = activity.userInfo?["albumid"] as? String // expect: activity-key-asymmetry
            }
    }
}
