// The app has its own name for the defaults, and keeps there what the user chose.
import SwiftUI

@main struct GamesApp: App {
    var body: some Scene { WindowGroup { Games() } }
}

enum Mode: String, CaseIterable { case list, grid }

struct Games: View {
    @SceneStorage("game") private var game = ""
    @State private var mode: Mode

    init() {
        _mode = State(initialValue: userDefaults[.mode])
    }

    var body: some View {
        TextField("Game", text: $game)
        Picker("Mode", selection: $mode) { ForEach(Mode.allCases, id: \.self) { Text($0.rawValue) } }
        switch mode {
        case .list: Text("List")
        case .grid: Text("Grid")
        }
        Text(game).onChange(of: mode) { userDefaults[.mode] = mode }
    }
}
