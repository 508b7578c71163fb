// custom-protocols: { protocol: SaveState, save: saveState(), restore: init(saveState:) }
class List: UIViewController, SaveState {
    var row = 0
    func saveState() -> Data? { try? JSONEncoder().encode(row) }
    required init(saveState data: Data?) {
        super.init(nibName: nil, bundle: nil)
        row = data.flatMap { try? JSONDecoder().decode(Int.self, from: $0) } ?? 0
    }
}
class Screens {
    func save(_ navigation: UINavigationController) -> [(String, Data?)] {
        var screens: [(String, Data?)] = []
        for controller in navigation.viewControllers {
            guard let controller = controller as? UIViewController & SaveState else { continue }
            screens.append((NSStringFromClass(type(of: controller)), controller.saveState()))
        }
        if let top = navigation.presentedViewController as? UIViewController & SaveState {
            screens.append((NSStringFromClass(type(of: top)), top.saveState()))
        }
        return screens
    }
    func restore(_ name: String, _ data: Data?) -> UIViewController? {
        guard let type = NSClassFromString(name) as? (UIViewController & SaveState).Type else { return nil }
        return type.init(saveState: data)
    }
}
