//- App.swift
import SwiftUI

@main
struct HarbourApp: App {
    var body: some Scene {
        WindowGroup { Harbour() }
        Settings { Preferences() }
    }
}

//- Harbour.swift
import Combine
import SwiftUI

enum Berth: String, CaseIterable { case north, south }

struct Kept: Codable {
    var crew: String
    var cargo: String
}

/// Kept by scene storage, by a mirror of it, by a helper, by what is computed, by a parent, by a link.
struct Harbour: View {
    @SceneStorage("ship") private var ship = ""
    @SceneStorage("berth") private var keptBerth = Berth.north
    @SceneStorage("words") private var keptWords = ""
    @SceneStorage("form") private var form: Data?
    @AppStorage("order") private var order = "name"
    @State private var berth = Berth.north
    @State private var words = ""
    @State private var crew = ""
    @State private var cargo = ""
    @State private var depth = 1.0
    @State private var flag = Berth.north
    @State private var tide = Berth.south
    @State private var wind = 2.0
    @State private var load = 3.0
    @State private var first = UserDefaults.standard.string(forKey: "first") ?? ""
    @StateObject private var wharf = Wharf()
    @StateObject private var pier = Pier()
    @State private var quay = Quay()
    @State private var lock = Lock()
    let office = Office()
    let report: (Berth) -> Void = { _ in }

    private var kept: Kept { Kept(crew: crew, cargo: cargo) }

    var body: some View {
        List {
            TextField("Ship", text: $ship)
            Picker("Berth", selection: $berth) { Text("North").tag(Berth.north) }
            Text(berth.rawValue)
            Picker("Order", selection: $order) { Text("Name").tag("name") }
            TextField("Crew", text: $crew)
            TextField("Cargo", text: $cargo)
            Text(crew + cargo)
            if form == nil { Text("new") }
            Slider(value: $depth)
            Text("\(depth)")
            Breakwater()
            Docks(flag: $flag, tide: $tide)
            Text(flag.rawValue + tide.rawValue)
            Slider(value: $wind)
            Text("\(wind)")
            Slider(value: $load)
            Text("\(load)")
            TextField("First", text: $first)
            Text(first)
            Toggle("Crane", isOn: $wharf.hasCrane)
            Text(wharf.hasCrane ? "crane" : "")
            Toggle("Light", isOn: $pier.isLit)
            Text(pier.isLit ? "lit" : "")
            Toggle("Bollard", isOn: $quay.hasBollard)
            Text(quay.hasBollard ? "bollard" : "")
            Toggle("Gate", isOn: $lock.isShut)
            Text(lock.isShut ? "shut" : "")
        }
        .searchable(text: $words)
        .onAppear { berth = keptBerth; words = keptWords }
        .onChange(of: berth) { _, new in keptBerth = new }
        .onChange(of: words) { keep() }
        .onChange(of: kept) { form = try? JSONEncoder().encode(kept) }
        .onChange(of: tide) { report(tide) }
        .task(id: wind) { await Office.shared.keep(wind) }
        .onChange(of: load) { _, new in Task { try? await office.keep(new) } }
        .onReceive(pier.$isLit) { UserDefaults.standard.set($0, forKey: "isLit") }
        .onChange(of: lock.isShut) { UserDefaults.standard.set(lock.isShut, forKey: "isShut") }
        .userActivity("harbour") { activity in activity.userInfo = ["depth": depth] }
    }

    private func keep() { keptWords = words }
}

actor Office {
    static let shared = Office()
    func keep(_ wind: Double) { UserDefaults.standard.set(wind, forKey: "wind") }
}

/// Kept where the user gives it, by whoever gives it.
struct Breakwater: View {
    @SceneStorage("moor") private var keptMoor = Berth.north
    @State private var moor = Berth.north
    @State private var buoy = Berth.north
    @State private var rope = Berth.north

    private var mooring: Binding<Berth> {
        Binding(get: { moor }, set: { moor = $0; keptMoor = $0 })
    }

    var body: some View {
        Picker("Moor", selection: mooring) { Text("North").tag(Berth.north) }
        Text(moor.rawValue + buoy.rawValue + rope.rawValue + keptMoor.rawValue)
        ForEach(Berth.allCases, id: \.self) { berth in
            Button("Buoy") { choose(berth) }
            Button("Rope") {
                rope = berth
                UserDefaults.standard.set(berth.rawValue, forKey: "rope")
            }
        }
    }

    private func choose(_ berth: Berth) {
        buoy = berth
        UserDefaults.standard.set(berth.rawValue, forKey: "buoy")
    }
}

struct Docks: View {
    @Binding var flag: Berth
    @Binding var tide: Berth
    @SceneStorage("flag") private var keptFlag = Berth.north

    var body: some View {
        Picker("Flag", selection: $flag) { Text("North").tag(Berth.north) }
        Picker("Tide", selection: $tide) { Text("North").tag(Berth.north) }
            .onChange(of: flag) { keptFlag = flag }
        Text(keptFlag.rawValue)
    }
}

final class Wharf: ObservableObject {
    @Published var hasCrane = UserDefaults.standard.bool(forKey: "crane") {
        didSet { UserDefaults.standard.set(hasCrane, forKey: "crane") }
    }
}

final class Pier: ObservableObject {
    @Published var isLit = false
}

@Observable
final class Quay: Codable {
    var hasBollard = false
}

@Observable
final class Lock {
    var isShut = false
}

/// Goes on purpose.
struct Preferences: View {
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) { Text("General").tag(0) }
    }
}
