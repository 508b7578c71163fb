// Given from outside, known to the list, told nothing of the row, one at a time, shown elsewhere, read only.
struct Item: Identifiable, Hashable {
    let id: Int
    var title = ""
}
struct Given: View {
    let item: Item
    @SceneStorage("given") var isOpen = false
    var body: some View { DisclosureGroup(item.title, isExpanded: $isOpen) { Text(item.title) } }
}
struct Shared: View {
    let item: Item
    @SceneStorage("selected") private var selected = 0
    var body: some View { Button(item.title) { selected = item.id } }
}
struct Units: View {
    @SceneStorage("units") private var isMetric = true
    var body: some View { Toggle("Metric", isOn: $isMetric) }
}
struct Distance: View {
    let item: Item
    var body: some View {
        HStack {
            Text(item.title)
            Units()
        }
    }
}
struct Editor: View {
    let item: Item
    @SceneStorage("edited") private var text = ""
    var body: some View { TextField(item.title, text: $text) }
}
struct Detail: View {
    let item: Item
    @SceneStorage("detail.note") private var note = ""
    var body: some View { TextField(item.title, text: $note) }
}
struct Single: View {
    let item: Item
    @SceneStorage("single") private var note = ""
    var body: some View { TextField(item.title, text: $note) }
}
struct Sized: View {
    let item: Item
    @SceneStorage("size") private var size = 12.0
    var body: some View { Text(item.title).font(.system(size: size)) }
}
struct Chooser: View {
    @SceneStorage("size") private var size = 12.0
    var body: some View { Slider(value: $size) }
}
struct Previewed: View {
    let item: Item
    @SceneStorage("previewed") private var note = ""
    var body: some View { TextField(item.title, text: $note) }
}
struct Previewed_Previews: PreviewProvider {
    static var previews: some View {
        ForEach([Item(id: 1), Item(id: 2)]) { item in Previewed(item: item) }
    }
}
struct Chosen: View {
    let item: Item
    @SceneStorage("chosen") private var note = ""
    var body: some View { TextField(item.title, text: $note) }
}
struct Listing: View {
    @SceneStorage("selected") private var selected = 0
    @State private var items: [Item] = []
    @State private var edited: Item?
    @State private var previewed = Item(id: 0)
    var body: some View {
        NavigationStack {
            List(items) { item in
                Given(item: item, isOpen: item.id == selected)
                Shared(item: item)
                Distance(item: item)
                Sized(item: item)
                if item == edited { Editor(item: item) }
                NavigationLink(item.title) { Detail(item: item) }
            }
            .navigationDestination(for: Item.self) { item in Detail(item: item) }
            .sheet(item: $edited) { item in Detail(item: item) }
            Chooser()
            ForEach(items.filter { $0.id == selected }) { item in Chosen(item: item) }
            only(previewed)
            Previewed(item: previewed)
        }
    }
    private func only(_ item: Item) -> some View { Single(item: item) }
}
