import SwiftUI
final class Product: ObservableObject {
    @Published var year = 2000
    @Published var price = 1.0
}
@main struct Shop: App {
    @StateObject private var product = Product()
    var body: some Scene {
        WindowGroup {
            Editor(product: product)
        }
    }
}
struct Editor: View {
    @ObservedObject var product: Product
    @SceneStorage("usesSaved") var usesSaved = true
    @SceneStorage("year") var year: String = ""
    @SceneStorage("price") var price: String = ""
    var body: some View {
        Form {
            TextField("Year", text: $year)
            TextField("Price", text: $price)
            Button("Done", action: done)
        }
        .onAppear {
            if usesSaved {
                year = String(product.year)
                price = String(product.price)
                usesSaved = false
            }
        }
    }
    func done() {
        save()
        usesSaved = true
    }
    func save() {
        product.year = Int(year)! // expect: unsafe-restored-value
        product.price = Double(price)! // expect: unsafe-restored-value
    }
}
