import SwiftUI
// a wrapper modifier with the type as a parameter
@main struct A: App { var body: some Scene { WindowGroup { V() } } }
struct Advertise: ViewModifier {
    let type: String
    let entries: [AnyHashable: Any]
    func body(content: Content) -> some View { content.userActivity(type) { $0.userInfo = entries } }
}
extension View { func advertise(_ type: String, _ entries: [AnyHashable: Any]) -> some View { modifier(Advertise(type: type, entries: entries)) } }
struct V: View {
    @State var id = "1"
    var body: some View {
        Text(id).advertise("a.b", ["id": id]).userActivity("a.b") { $0.title = "x" }.onContinueUserActivity("a.b") { id = $0.userInfo?["id"] as? String ?? "" }
    }
}
