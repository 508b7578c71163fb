// What the app brings along only another version of it lacks: a note.
struct Theme: Decodable {
    let name: String
}
class Slides: UIViewController {
    var themes: [Theme] = []
    var theme: Theme?
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let file = Bundle.main.url(forResource: "themes", withExtension: "json"), let data = try? Data(contentsOf: file) else { return }
        themes = (try? JSONDecoder().decode([Theme].self, from: data)) ?? []
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(theme?.name, forKey: "theme")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        let name = coder.decodeObject(of: NSString.self, forKey: "theme") as String?
        theme = themes.first { $0.name == name }! // expect: unsafe-restored-value
    }
}
