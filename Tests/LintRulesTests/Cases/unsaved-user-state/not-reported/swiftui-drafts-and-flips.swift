//- App.swift
// Models whose state goes into scene storage by way of what they compute, records of a store, a short text that is handed in, who signs in,
// menus that are opened.
import SwiftUI

@main
struct HarvestApp: App {
    @SceneStorage("state") private var payload = ""
    @State private var state = HarvestState()

    var body: some Scene {
        WindowGroup {
            Harvest(state: state)
                .onAppear { state.restore(payload) }
                .onChange(of: state.snapshot) { payload = state.payload() ?? "" }
        }
    }
}

struct Snapshot: Codable, Equatable {
    var tab: String
    var field: String
}

@Observable
final class HarvestState {
    var tab = "fields"
    let route = Route()

    var snapshot: Snapshot { Snapshot(tab: tab, field: route.field) }

    func payload() -> String? {
        guard let data = try? JSONEncoder().encode(snapshot) else { return nil }
        return data.base64EncodedString()
    }

    func restore(_ payload: String) {
        guard let data = Data(base64Encoded: payload), let snapshot = try? JSONDecoder().decode(Snapshot.self, from: data) else { return }
        tab = snapshot.tab
        route.field = snapshot.field
    }
}

@Observable
final class Route {
    var field = "north"
}

//- Harvest.swift
import SwiftData
import SwiftUI

@Model
final class Crop {
    var sown = Date.now
    init() {}
}

struct Harvest: View {
    @Bindable var state: HarvestState
    @State private var crop = Crop()
    @State private var note = ""
    @State private var showsSortMenu = false
    @SceneStorage("details") private var showsDetails = false

    var body: some View {
        TabView(selection: $state.tab) {
            Picker("Field", selection: Bindable(state.route).field) { Text("North").tag("north") }
            Text(state.route.field)
            DatePicker("Sown", selection: $crop.sown)
            Text(crop.sown, style: .date)
            TextField("Note", text: $note)
            Button("Add") { add(note) }
            Text(note)
            SignIn()
        }
        .inspector(isPresented: $showsDetails) { Text("Details") }
        .toolbar {
            Button("Sort") { showsSortMenu.toggle() }
            Button("Details") { showsDetails.toggle() }
            if showsSortMenu { Text("Sorts") }
        }
    }

    private func add(_ text: String) { print(text) }
}

struct SignIn: View {
    @State private var mail = ""
    @State private var user = ""
    @State private var host = ""
    @State private var password = ""

    var body: some View {
        Form {
            TextField("Mail", text: $mail)
            TextField("User", text: $user)
            TextField("Host", text: $host)
            SecureField("Password", text: $password)
            Text(mail + user + host)
            Button("Sign in") { enter(mail, user, host, password) }
        }
    }

    private func enter(_ mail: String, _ user: String, _ host: String, _ password: String) { print(mail, user, host) }
}
