struct Browser: View {
    @SceneStorage("lastPage") private var lastPage: URL?
    @State private var page: URL?
    var body: some View {
        Text(page?.path ?? "")
            .onAppear { page = lastPage }
            #if os(iOS)
                .onChange(of: page) { _, new in lastPage = new }
            #endif
    }
}
