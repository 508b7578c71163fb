final class TripState: ObservableObject, Codable {
    var title = ""
    var days = 1
    var archive: Data? {
        try? JSONEncoder().encode(title)
    }
}
struct TripView: View {
    @SceneStorage("trip") private var saved: Data?
    @StateObject private var trip = TripState()
    var body: some View {
        Form {
            TextField("Title", text: $trip.title)
        }
        .task {
            if let data = saved {
                trip.title = String(decoding: data, as: UTF8.self)
            } else {
                saved = trip.archive // expect: scene-storage-not-kept
            }
        }
        .padding()
    }
}
struct DayView: View {
    @SceneStorage("days") private var saved: Data?
    @ObservedObject var trip: TripState
    var body: some View {
        Text(saved == nil ? "new" : "old")
            .onAppear {
                let data = try? JSONEncoder().encode(trip)
                saved = data // expect: scene-storage-not-kept
            }
            .onTapGesture {
                trip.days += 1
            }
    }
}
