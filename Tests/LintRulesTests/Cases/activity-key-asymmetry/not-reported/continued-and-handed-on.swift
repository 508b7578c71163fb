//- App.swift
import SwiftUI
import Handoff
@main
struct Player: App {
    var body: some Scene {
        WindowGroup {
            Shelf()
                .onContinueUserActivity("app.player.album") { Handoff.open($0) }
                .onContinueUserActivity("app.player.track") { Router.shared.track = $0 }
        }
    }
}
class Router {
    static let shared = Router()
    var track: NSUserActivity?
}
//- Shelf.swift
import SwiftUI
struct Shelf: View {
    @State var id = "1"
    var body: some View {
        Text(id)
            .userActivity("app.player.album") { $0.userInfo = ["albumId": id] }
            .userActivity("app.player.track") { $0.userInfo = ["trackId": id] }
            .userActivity("app.player.needed") { $0.userInfo = ["neededId": id]; $0.requiredUserInfoKeys = ["neededId"] }
            .onContinueUserActivity("app.player.needed") { id = $0.title ?? "" }
    }
}
