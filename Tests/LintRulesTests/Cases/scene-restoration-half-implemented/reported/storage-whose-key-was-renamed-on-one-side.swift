// The button writes under a key that the console does not read.
import SwiftUI
struct Console: View {
    @SceneStorage("is-vertical") private var isVertical = false // expect: scene-restoration-half-implemented
    var body: some View {
        if isVertical { VStack { Details() } } else { HStack { Details() } }
    }
}
struct Details: View {
    @SceneStorage("scene-is-vertical") private var isVertical = Settings.shared.isVertical
    var body: some View {
        Button("Layout") { isVertical = true }
    }
}
