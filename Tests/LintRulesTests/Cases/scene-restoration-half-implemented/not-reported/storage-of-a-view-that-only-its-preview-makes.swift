import SwiftUI
@main
struct Notes: App {
    var body: some Scene { WindowGroup { Text("Notes") } }
}
struct Old: View {
    @SceneStorage("mode") private var mode = 1
    @SceneStorage("page") private var page = 1
    var body: some View {
        if mode == 1 { Text("a") } else { Text("b") }
    }
}
struct Old_Previews: PreviewProvider {
    static var previews: some View { Old() }
}
