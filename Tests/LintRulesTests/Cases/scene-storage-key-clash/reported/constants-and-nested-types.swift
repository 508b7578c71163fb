//- Keys.swift
enum Keys {
    static let mode = "mode"
    static let page = "page"
}
//- Library.swift
// One view shows the other, and keys are constants.
struct Library: View {
    enum Mode: String { case list, grid }
    @SceneStorage(Keys.mode) var mode: Mode = .list
    @SceneStorage(wrappedValue: 1, Keys.page) var page: Int
    var body: some View { Reader() }
}
//- Reader.swift
struct Reader: View {
    enum Mode: String { case light, dark }
    @SceneStorage(Keys.mode) var mode = Mode.light // expect: scene-storage-key-clash
    @SceneStorage(Keys.page) var page: Double = 0 // expect: scene-storage-key-clash
    var body: some View { EmptyView() }
}
