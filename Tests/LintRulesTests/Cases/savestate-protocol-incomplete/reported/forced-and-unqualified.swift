// custom-protocols: { protocol: SaveState, save: saveState(), restore: init(saveState:) }
class List: UIViewController, SaveState {
    var row = 0
    func saveState() -> Data? { try? JSONEncoder().encode(row) }
    required init(saveState data: Data?) {
        super.init(nibName: nil, bundle: nil)
        row = (try? JSONDecoder().decode(Int.self, from: data!)) ?? 0 // expect: savestate-protocol-incomplete
    }
}
class Screens {
    func save(_ controllers: [UIViewController]) -> [(String, Data?)] {
        controllers.compactMap { $0 as? UIViewController & SaveState }.map { controller in
            (String(describing: type(of: controller)), controller.saveState()) // expect: savestate-protocol-incomplete
        }
    }
    func restore(_ name: String, _ data: Data?) -> UIViewController {
        let type = NSClassFromString(name) as! (UIViewController & SaveState).Type // expect: savestate-protocol-incomplete
        return type.init(saveState: data)
    }
    func restoreFirst() -> AnyClass? {
        NSClassFromString("List") // expect: savestate-protocol-incomplete
    }
}
