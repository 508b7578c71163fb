@propertyWrapper struct SceneStorage<Value> {
    var wrappedValue: Value
    init(wrappedValue: Value, _ key: String) {
        self.wrappedValue = wrappedValue
    }
}
final class Model {
    @SceneStorage("page") var page = 0
}
