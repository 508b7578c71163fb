struct Draft: Hashable {
    var text = ""
}
struct Editor: View {
    @State private var draft = Draft()
    var body: some View {
        Text(draft.text)
            .userActivity("com.example.edit", element: draft) { draft, activity in
                activity.addUserInfoEntries(from: ["draft": draft]) // expect: activity-unsupported-value
            }
    }
}
