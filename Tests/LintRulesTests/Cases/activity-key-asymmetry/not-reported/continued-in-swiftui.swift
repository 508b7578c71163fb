//- App.swift
import SwiftUI
import CoreSpotlight
@main
struct Player: App {
    @StateObject var model = Model()
    var body: some Scene {
        WindowGroup {
            Shelf()
                .onContinueUserActivity("app.player.album") { activity in
                    model.open(activity)
                }
                .onContinueUserActivity("app.player.artist") { model.open($0) }
                .onContinueUserActivity(CSSearchableItemActionType) { activity in
                    model.id = activity.userInfo?[CSSearchableItemActivityIdentifier] as? String
                }
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { model.id = $0.userInfo?["id"] as? String }
                .onContinueUserActivity("ViewAlbumIntent") { model.id = $0.userInfo?["intent"] as? String }
                .onContinueUserActivity("app.player.fromElsewhere") { model.id = $0.userInfo?["elsewhere"] as? String }
        }
    }
}
class Model: ObservableObject {
    @Published var id: String?
    func open(_ activity: NSUserActivity) {
        if let album = activity.userInfo?["albumId"] as? String {
            id = album
        }
        if let artist = activity.userInfo?["artistId"] as? String {
            id = artist
        }
    }
}
//- Shelf.swift
import SwiftUI
struct Shelf: View {
    @State var id = "1"
    var body: some View {
        VStack {
            Text(id).userActivity("app.player.album", element: id) { id, activity in
                activity.userInfo = ["albumId": id]
            }
            Text(id).userActivity("app.player.artist", isActive: !id.isEmpty) { $0.addUserInfoEntries(from: ["artistId": id]) }
        }
    }
}
