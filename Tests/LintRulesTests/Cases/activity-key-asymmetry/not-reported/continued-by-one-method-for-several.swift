import SwiftUI
// written and read by several types with a shared helper; reads in a switch over the type
@main struct A: App { var body: some Scene { WindowGroup { V() } } }
enum T: String, CaseIterable { case album = "a.album", track = "a.track" }
struct V: View {
    @State var id = "1"
    var body: some View {
        Text(id)
            .userActivity(T.album.rawValue) { $0.userInfo = ["album": id] }
            .userActivity(T.track.rawValue) { $0.userInfo = ["track": id] }
            .onContinueUserActivity(T.album.rawValue, perform: resume)
            .onContinueUserActivity(T.track.rawValue, perform: resume)
    }
    private func resume(_ a: NSUserActivity) {
        switch T(rawValue: a.activityType) {
        case .album: id = a.userInfo?["album"] as? String ?? ""
        case .track: id = a.userInfo?["track"] as? String ?? ""
        case nil: break
        }
    }
}
