import SwiftUI
// writer by keypath/with helper: then { }
@main struct A: App { var body: some Scene { WindowGroup { V() } } }
protocol Then {}
extension Then { func with(_ f: (Self) -> Void) -> Self { f(self); return self } }
extension NSUserActivity: Then {}
struct V: View {
    @State var id = "1"
    var body: some View {
        Text(id).userActivity("a.b") { activity in
            _ = activity.with { $0.userInfo = ["id": id] }
        }.onContinueUserActivity("a.b") { activity in id = activity.userInfo?["id"] as? String ?? "" }
        .onAppear { let a = NSUserActivity(activityType: "a.d").with { $0.userInfo = ["d": id]; $0.title = "t" }; a.becomeCurrent() }
        .onContinueUserActivity("a.d") { activity in id = activity.userInfo?["d"] as? String ?? "" }
    }
}
