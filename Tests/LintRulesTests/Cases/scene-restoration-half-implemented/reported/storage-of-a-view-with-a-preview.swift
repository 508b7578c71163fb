import SwiftUI
@main
struct Notes: App {
    var body: some Scene { WindowGroup { Page() } }
}
struct Page: View {
    @SceneStorage("mode") private var mode = 1 // expect: scene-restoration-half-implemented
    @SceneStorage("page") private var page = 1 // expect: scene-restoration-half-implemented
    var body: some View {
        if mode == 1 { Text("a") } else { Text("b") }
    }
}
struct Page_Previews: PreviewProvider {
    static var previews: some View { Page() }
}
