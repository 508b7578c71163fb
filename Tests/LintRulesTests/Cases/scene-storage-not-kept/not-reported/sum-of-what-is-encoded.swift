@Observable
final class Document: Codable {
    var text = ""
    init() {}
    var checksum: Int {
        guard let data = try? JSONEncoder().encode(self) else { return 0 }
        return data.count
    }
}
struct Editor: View {
    @SceneStorage("opened") private var opened = 0
    @State private var document = Document()
    var body: some View {
        TextField("Text", text: $document.text)
            .onAppear {
                print(opened)
                opened = document.checksum
            }
    }
}
