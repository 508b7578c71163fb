//- Binge.swift
import SwiftUI
@main struct Binge: App {
    var body: some Scene {
        WindowGroup { ContentView() }
    }
}
struct ContentView: View {
    @SceneStorage("tab") private var tab: String?
    private let newProject = "com.example.newProject"
    var body: some View {
        TabView(selection: $tab) { Text("a").tag("a") }
            .onContinueUserActivity(newProject) { _ in tab = "a" }
            .userActivity(newProject) { activity in // expect: misspelt-activity-type
                activity.isEligibleForPrediction = true
                activity.title = "New"
            }
    }
}
//- Info.plist
<plist version="1.0">
<dict>
    <key>NSUserActivityTypes</key>
    <array>
        <string>com.example.NewProject</string>
    </array>
</dict>
</plist>
