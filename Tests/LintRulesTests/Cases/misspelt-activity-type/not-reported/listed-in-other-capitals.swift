//- Binge.swift
import SwiftUI
@main struct Binge: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
struct ContentView: View {
    @SceneStorage("tab") private var tab: String?
    var body: some View {
        TabView(selection: $tab) { Text("a").tag("a") }
            .userActivity("com.example.newProject") { activity in
                activity.title = "New"
            }
            .userActivity("com.example.oldProject") { activity in
                activity.title = "Old"
            }
            .userActivity("com.example.OldProject") { activity in
                activity.title = "Other"
            }
            .userActivity("com.example.archive") { activity in
                activity.title = "Archive"
            }
    }
}
//- Info.plist
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.NewProject</string>
        <string>com.example.newProject</string>
        <string>com.example.OldProject</string>
        <string>com.example.project</string>
    </array>
</dict>
</plist>
