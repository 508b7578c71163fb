@main
class AppDelegate: UIResponder, UIApplicationDelegate {}
struct Trips: View {
    @SceneStorage("filter") private var filter = ""
    var body: some View { TextField("City", text: $filter) }
}
struct Trips_Previews: PreviewProvider {
    static var previews: some View { Trips() }
}
