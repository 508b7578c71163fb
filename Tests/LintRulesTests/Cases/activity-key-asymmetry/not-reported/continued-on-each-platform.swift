import SwiftUI
// conditional writes, #if
@main struct A: App { var body: some Scene { WindowGroup { V() } } }
struct V: View {
    @State var id = "1"
    var body: some View {
        Text(id)
            .userActivity("a.b") { activity in
                #if os(macOS)
                activity.userInfo = ["mac": id]
                #else
                activity.userInfo = ["phone": id]
                #endif
                if id.count > 1 { activity.userInfo?.merge(["long": id]) { $1 } }
            }
            #if os(macOS)
            .onContinueUserActivity("a.b") { id = $0.userInfo?["phone"] as? String ?? "" }
            #else
            .onContinueUserActivity("a.b") { id = ($0.userInfo?["mac"] as? String) ?? ($0.userInfo?["long"] as? String) ?? "" }
            #endif
    }
}
