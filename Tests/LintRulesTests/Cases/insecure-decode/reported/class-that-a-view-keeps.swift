final class Shelf: NSObject, NSCoding {
    let name: String
    init(name: String) { self.name = name }
    required init?(coder: NSCoder) { name = coder.decodeObject(of: NSString.self, forKey: "name") as String? ?? "" }
    func encode(with coder: NSCoder) { coder.encode(name, forKey: "name") }
}
struct Library: View {
    @SceneStorage("shelf") private var saved: Data?
    @State private var shelf = Shelf(name: "Novels")
    var body: some View {
        Button(shelf.name) { keep(Shelf(name: "Poems")) }
            .onAppear {
                let kept = saved.flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClasses: [NSArray.self], from: $0) }
                print(kept ?? "none")
            }
    }
    private func keep(_ next: Shelf) {
        shelf = next
        saved = try? NSKeyedArchiver.archivedData(withRootObject: next, requiringSecureCoding: true) // expect: insecure-decode
    }
}
