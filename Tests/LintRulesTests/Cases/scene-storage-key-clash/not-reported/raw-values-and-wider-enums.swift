// An enum and its raw value, two enums of which one extends the other, and types that store themselves.
enum Tab: String { case feed, search }
enum WideTab: String { case feed, search, inspector }
struct Expansion: RawRepresentable {
    var rawValue: String
}
struct Narrow: View {
    @SceneStorage("tab") var tab = Tab.feed
    @SceneStorage("expansion") var expansion = Expansion(rawValue: "")
    @SceneStorage("expansion") var text = ""
    var body: some View { Wide() }
}
struct Wide: View {
    @SceneStorage("tab") var tab: WideTab = .feed
    @SceneStorage("tab") var name = ""
    var body: some View { TextField("Tab", text: $name) }
}
