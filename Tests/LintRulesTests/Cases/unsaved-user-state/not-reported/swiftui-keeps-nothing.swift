import SwiftUI

/// Of an app that keeps nothing.
@main
struct KioskApp: App {
    var body: some Scene {
        WindowGroup { Kiosk() }
    }
}

struct Kiosk: View {
    @State private var search = ""
    var body: some View { List { Text("Paper") }.searchable(text: $search) }
}
