//- ShopApp.swift
import SwiftUI

@main
struct ShopApp: App {
    @StateObject private var catalog = Catalog()

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(catalog)
        }
    }
}
//- ContentView.swift
import SwiftUI

enum Section: String, CaseIterable {
    case products, orders
}

struct ContentView: View {
    @SceneStorage("section") private var section = Section.products
    @SceneStorage("filter") private var filter = Filter()
    @SceneStorage("openProduct") private var openProduct: Int?

    var body: some View {
        TabView(selection: $section) {
            ProductsView(filter: $filter, openProduct: $openProduct)
                .tabItem { Text("Products") }
                .tag(Section.products)
            OrdersView()
                .tabItem { Text("Orders") }
                .tag(Section.orders)
        }
    }
}
//- ProductsView.swift
import SwiftUI

struct ProductsView: View {
    @EnvironmentObject private var catalog: Catalog
    @Binding var filter: Filter
    @Binding var openProduct: Int?

    var body: some View {
        NavigationSplitView {
            List(catalog.products, selection: $openProduct) { product in
                Text(product.name).tag(product.id)
            }
            .searchable(text: $filter.text)
        } detail: {
            if let openProduct {
                ProductView(product: product(openProduct))
            }
        }
    }
}

private extension ProductsView {
    func product(_ id: Int) -> Product {
        catalog.byID[id]! // expect: unsafe-restored-value
    }
}

struct ProductView: View {
    let product: Product

    var body: some View {
        VStack {
            Text(product.name)
            Text(product.price, format: .currency(code: "EUR"))
        }
    }
}

struct OrdersView: View {
    @SceneStorage("orderDraft") private var draft = ""
    @SceneStorage("orderStep") private var step = 0
    private let steps = ["Address", "Payment", "Check"]

    var body: some View {
        Form {
            Text(steps.indices.contains(step) ? steps[step] : "Done")
            TextField("Comment", text: $draft)
            Button("Next") { step += 1 }
        }
    }
}
//- Catalog.swift
import Foundation

struct Product: Identifiable, Hashable {
    let id: Int
    var name: String
    var price: Decimal
}

final class Catalog: ObservableObject {
    @Published var products: [Product] = []
    var byID: [Int: Product] { Dictionary(products.map { ($0.id, $0) }, uniquingKeysWith: { a, _ in a }) }
}

struct Filter: Equatable {
    var text = ""
    var onlyCheap = false
}

extension Filter: RawRepresentable {
    init?(rawValue: String) {
        let parts = rawValue.split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        text = String(parts[0])
        onlyCheap = parts[1] == "1"
    }

    var rawValue: String { "\(text)|\(onlyCheap ? "1" : "0")" }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
<key>CFBundleIdentifier</key><string>com.example.app</string>
<key>NSUserActivityTypes</key><array></array>
<key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict>
</dict>
</plist>
