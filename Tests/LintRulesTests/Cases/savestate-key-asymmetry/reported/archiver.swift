// custom-protocols: { protocol: SaveState, save: saveState(), restore: init(saveState:) }
class Reader: UIViewController, SaveState {
    var page = 0
    func saveState() -> Data? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        archiver.encode(page, forKey: "page")
        archiver.encode(Date(), forKey: "date") // expect: savestate-key-asymmetry
        return archiver.encodedData
    }
    required init(saveState data: Data?) {
        super.init(nibName: nil, bundle: nil)
        guard let data, let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else { return }
        page = archive.decodeInteger(forKey: "page")
    }
}
