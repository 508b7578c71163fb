// Whether the app is still the one that saved: any other launch has another one.
enum Launch {
    static let token = UUID()
    static let name = "launch"
}
private let launchMark = UUID()
class Reader: UIViewController {
    var page = 0
    private let mark = UUID()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(page, forKey: "page")
        coder.encode(Launch.token.hashValue, forKey: "a")
        coder.encode(Launch.name.hashValue, forKey: "b")
        coder.encode(launchMark.hashValue, forKey: "c")
        coder.encode(mark.hashValue, forKey: "d")
        coder.encode("\(Launch.token)".hashValue, forKey: "e")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        if coder.decodeInteger(forKey: "a") != Launch.token.hashValue { print("relaunched") }
        if coder.decodeInteger(forKey: "b") != Launch.name.hashValue { print("relaunched") }
        if coder.decodeInteger(forKey: "c") != launchMark.hashValue { print("relaunched") }
        if coder.decodeInteger(forKey: "d") != mark.hashValue { print("relaunched") }
        if coder.decodeInteger(forKey: "e") != "\(Launch.token)".hashValue { print("relaunched") }
    }
}
