//- App.swift
import SwiftUI
@main
struct Player: App {
    @UIApplicationDelegateAdaptor var delegate: AppDelegate
    var body: some Scene {
        WindowGroup {
            Shelf()
                .onContinueUserActivity("app.player.album") { Router.shared.open($0) }
                .onContinueUserActivity("app.player.track") { activity in
                    let id = activity.userInfo?["trackId"] as? String ?? activity.userInfo?["track"] as? String
                    Router.shared.id = id ?? ""
                }
                .onContinueUserActivity("app.player.old") { activity in
                    if let id = activity.userInfo?["oldId"] as? String { Router.shared.id = id } else if let id = activity.userInfo?["older"] as? String {
                        Router.shared.id = id
                    }
                }
        }
    }
}
//- AppDelegate.swift
import UIKit
class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, continue activity: NSUserActivity, restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void) -> Bool {
        Router.shared.open(activity)
        return true
    }
}
class Router {
    static let shared = Router()
    var id = ""
    func open(_ activity: NSUserActivity) {
        id = activity.userInfo?["identifier"] as? String ?? ""
        print(activity.userInfo?["albumId"] as? String ?? "")
    }
}
//- Shelf.swift
import SwiftUI
struct Shelf: View {
    @State var id = "1"
    var body: some View {
        Text(id)
            .userActivity("app.player.album") { $0.userInfo = ["albumId": id] }
            .userActivity("app.player.track") { $0.userInfo = ["trackId": id] }
            .userActivity("app.player.old") { $0.userInfo = ["oldId": id] }
    }
}
