// What is opened is kept, leads nowhere of the user's own, or stands where the user does not come back to.
//- App.swift
import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene {
        WindowGroup { Shop() }
    }
}

//- Shop.swift
import SwiftUI

struct Shop: View {
    @SceneStorage("tab") private var tab = "wares"
    @State private var inner = 0
    @State private var asks = false

    var body: some View {
        TabView(selection: $tab) {
            Wares(wares: []).tag("wares")
            More(pages: []).tag("more")
            SettingsTab(names: []).tag("settings")
            TabView {
                Staff(names: []).tabItem { Text("Staff") }
            }
            .tag("inner")
            Chosen(names: []).tag("chosen")
        }
        .sheet(isPresented: $asks) { Staff(names: []) }
    }
}

struct Ware: Identifiable, Hashable {
    let id: String
    let name: String
}

/// Kept as what a link has opened.
struct Wares: View {
    let wares: [Ware]
    @SceneStorage("ware") private var ware: String?
    @State private var path: [Ware] = []
    @State private var opened: Ware?

    var body: some View {
        NavigationView {
            List(wares) { ware in
                NavigationLink(ware.name, tag: ware.id, selection: $ware) { WareView(ware: ware) }
            }
        }
        NavigationStack {
            List(wares) { ware in
                NavigationLink(ware.name) { WareView(ware: ware) }
            }
            .navigationDestination(item: $opened) { WareView(ware: $0) }
            .onAppear { opened = wares.first { $0.id == ware } }
        }
    }
}

struct WareView: View {
    let ware: Ware
    @SceneStorage("ware") private var kept: String?
    var body: some View { Text(ware.name).onAppear { kept = ware.id } }
}

/// Pages of the app's own, and one for all of one system.
struct More: View {
    enum Page: String, CaseIterable { case news, team }
    let pages: [Ware]

    var body: some View {
        NavigationStack {
            List {
                ForEach(Page.allCases, id: \.self) { page in NavigationLink(page.rawValue) { Text(page.rawValue) } }
                NavigationLink("Imprint") { Text("Imprint") }
            }
            #if os(watchOS)
            List(pages) { page in NavigationLink(page.name) { Text(page.name) } }
            #endif
        }
    }
}

struct SettingsTab: View {
    let names: [String]

    var body: some View {
        NavigationStack {
            List(names, id: \.self) { name in NavigationLink(name) { Text(name) } }
        }
    }
}

/// In a sheet, or a tab that is not kept.
struct Staff: View {
    let names: [String]

    var body: some View {
        NavigationStack {
            List(names, id: \.self) { name in NavigationLink(name) { Text(name) } }
        }
    }
}

/// Where something chooses that begins anew.
struct Chosen: View {
    let names: [String]
    private let kind = Int.random(in: 0..<2)

    var body: some View {
        switch kind {
        case 0:
            NavigationStack {
                List(names, id: \.self) { name in NavigationLink(name) { Text(name) } }
            }
        default: Text("None")
        }
    }
}
