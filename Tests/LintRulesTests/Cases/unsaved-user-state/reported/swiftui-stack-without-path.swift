// The tab comes back, and what was opened in it does not: nothing holds the way that the links have led.
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

    var body: some View {
        TabView(selection: $tab) {
            Wares(wares: []).tag("wares")
            Orders(orders: []).tag("orders")
            Staff(names: []).tag("staff")
        }
    }
}

struct Ware: Identifiable, Hashable {
    let id = ""
    let name = ""
}

struct Wares: View {
    let wares: [Ware]
    @State private var searched: Ware?

    var body: some View {
        NavigationView {  // expect: unsaved-user-state
            List {
                if let searched {
                    NavigationLink(destination: WareView(ware: searched), tag: searched, selection: $searched) { EmptyView() }
                }
                ForEach(wares, content: WareRow.init)
            }
            .onContinueUserActivity("search") { _ in searched = wares.first }
        }
    }
}

struct WareRow: View {
    let ware: Ware
    var body: some View { NavigationLink(destination: WareView(ware: ware)) { Text(ware.name) } }
}

struct WareView: View {
    let ware: Ware
    var body: some View { Text(ware.name) }
}

struct Orders: View {
    let orders: [Ware]

    var body: some View {
        NavigationStack {  // expect: unsaved-user-state
            List(orders) { order in NavigationLink(order.name, value: order) }
                .navigationDestination(for: Ware.self) { WareView(ware: $0) }
        }
    }
}

struct Staff: View {
    let names: [String]

    var body: some View {
        NavigationStack {  // expect: unsaved-user-state
            list
        }
    }

    private var list: some View {
        List {
            ForEach(names, id: \.self) { name in
                NavigationLink { Text(name) } label: { Text(name) }
            }
        }
    }
}
