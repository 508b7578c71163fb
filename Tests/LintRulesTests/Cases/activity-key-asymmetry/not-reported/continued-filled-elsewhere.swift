//- App.swift
import SwiftUI
import Handoff
@main
struct Player: App {
    @State var id: String?
    var body: some Scene {
        WindowGroup {
            Shelf(item: Item())
                .onContinueUserActivity("app.player.album") { id = $0.userInfo?["albumId"] as? String }
                .onContinueUserActivity("app.player.artist") { id = $0.userInfo?["artistId"] as? String }
                .onContinueUserActivity("app.player.track") { id = $0.userInfo?["trackId"] as? String }
                .onContinueUserActivity("app.player.list") { id = $0.userInfo?["listId"] as? String }
                .onContinueUserActivity("app.player.mix") { id = $0.userInfo?["mixId"] as? String }
                .onContinueUserActivity("app.player.radio") { id = $0.userInfo?["radioId"] as? String }
        }
    }
}
//- Shelf.swift
import SwiftUI
import Handoff
struct Shelf: View {
    let item: Item
    var body: some View {
        Text(item.id)
            .userActivity("app.player.album") { $0.userInfo = item.entries }
            .userActivity("app.player.artist") { activity in fill(activity, with: item) }
            .userActivity("app.player.track") { activity in Handoff.fill(activity, with: item.id) }
            .userActivity("app.player.list") { activity in activity.describe(item.id) }
            .userActivity("app.player.mix") { activity in try? activity.setTypedPayload(item) }
            .userActivity("app.player.radio", isActive: true, Handoff.fillRadio)
    }
    func fill(_ activity: NSUserActivity, with item: Item) { activity.addUserInfoEntries(from: ["artistId": item.id]) }
}
//- Item.swift
struct Item: Codable {
    var id = ""
    var entries: [String: String] { Dictionary(uniqueKeysWithValues: [("album" + "Id", id)]) }
}
