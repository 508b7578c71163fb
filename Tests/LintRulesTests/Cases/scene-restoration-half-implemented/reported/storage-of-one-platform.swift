#if os(macOS)
import SwiftUI
struct Console: View {
    @SceneStorage("is-vertical") private var isVertical = false // expect: scene-restoration-half-implemented
    var body: some View {
        Text(isVertical ? "Columns" : "Rows")
    }
}
#endif
struct Reader: View {
    #if os(iOS)
    @SceneStorage("page") private var page = 1 // expect: scene-restoration-half-implemented
    #else
    @SceneStorage("page") private var page = 0
    @SceneStorage("side") private var side = true // expect: scene-restoration-half-implemented
    #endif
    var body: some View {
        Text("\(page)")
    }
}
