// The tab begins with what the defaults have, and is put there as it changes.
import SwiftUI
@main struct Shop: App {
    var body: some Scene {
        WindowGroup { Tabs() }
    }
}
struct Tabs: View {
    @State private var tab = UserDefaults.standard.integer(forKey: "tab")
    var body: some View {
        TabView(selection: $tab) {
            Offers(prices: []).tabItem { Text("Offers") }.tag(0)
            Text("Basket").tabItem { Text("Basket") }.tag(1)
        }
        .onChange(of: tab) { UserDefaults.standard.set(tab, forKey: "tab") }
    }
}
struct Offers: View {
    let prices: [Double]
    @State private var sortOrder = "cheapest" // expect: unsaved-user-state
    var body: some View {
        VStack {
            Picker("Order", selection: $sortOrder) {
                Text("Cheapest").tag("cheapest")
                Text("Dearest").tag("dearest")
            }
            List(prices.sorted { sortOrder == "cheapest" ? $0 < $1 : $0 > $1 }, id: \.self) { Text("\($0)") }
        }
    }
}
