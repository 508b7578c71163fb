import CoreSpotlight
import SwiftUI
@main
struct Player: App {
    var body: some Scene { WindowGroup { Shelf() } }
}
struct Shelf: View {
    @State var id = "1"
    var body: some View {
        Text(id)
            .userActivity("app.player.album") {
                $0.persistentIdentifier = id
                $0.userInfo = [
                    "albumId": id // expect: activity-key-asymmetry
                ]
            }
            .onContinueUserActivity("app.player.album") { activity in
                guard let identifier = activity.persistentIdentifier else { return }
                id = identifier
            }
            .onContinueUserActivity(CSSearchableItemActionType) { activity in
                guard let found = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String else { return }
                id = found
            }
            .onReceive(NotificationCenter.default.publisher(for: .moved)) { notification in
                guard let userInfo = notification.userInfo, let page = userInfo[Notification.pageKey] as? String else { return }
                id = page
            }
    }
}
