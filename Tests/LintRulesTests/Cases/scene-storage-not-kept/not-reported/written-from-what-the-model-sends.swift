// The closure gets the new value, waits for the change, or writes what has changed already.
final class FilterModel: ObservableObject {
    @Published var text = ""
    var count = 0

    func clear() {
        count += 1
        text = ""
    }
}

struct Sent: View {
    @ObservedObject var model: FilterModel
    @SceneStorage("sent") private var filter = ""

    var body: some View {
        Text(model.text)
            .onAppear { model.text = filter }
            .onReceive(model.$text) { text in
                filter = text
            }
    }
}

struct Late: View {
    @ObservedObject var model: FilterModel
    @SceneStorage("late") private var filter = ""

    var body: some View {
        Text(model.text)
            .onAppear { model.text = filter }
            .onReceive(model.objectWillChange.receive(on: RunLoop.main)) { _ in
                filter = model.text
            }
    }
}

struct Changed: View {
    @ObservedObject var model: FilterModel
    @SceneStorage("changed") private var count = 0

    var body: some View {
        Text(model.text)
            .onAppear { model.count = count }
            .onReceive(model.$text) { _ in
                count = model.count
            }
    }
}

struct Both: View {
    @ObservedObject var model: FilterModel
    @SceneStorage("both") private var filter = ""

    var body: some View {
        Text(model.text)
            .onAppear { model.text = filter }
            .onReceive(model.$text) { _ in
                filter = model.text
            }
            .onChange(of: model.text) { filter = model.text }
    }
}

final class Sender: ObservableObject {
    @Published var text = ""

    func clear() {
        text = ""
        objectWillChange.send()
    }
}

struct Again: View {
    @ObservedObject var model: Sender
    @SceneStorage("again") private var filter = ""

    var body: some View {
        Text(model.text)
            .onAppear { model.text = filter }
            .onReceive(model.objectWillChange) { _ in
                filter = model.text
            }
    }
}
