// Left out of every build, and so is its other half.
class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        #if false
        coder.encode(title, forKey: "name")
        #else
        coder.encode(title, forKey: "title")
        #endif
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        #if false
        title = coder.decodeObject(of: NSString.self, forKey: "name")! as String
        #else
        title = coder.decodeObject(of: NSString.self, forKey: "title") as String?
        #endif
    }
    #if false
    override func applicationFinishedRestoringState() {
        decodeRestorableState(with: NSCoder())
    }
    #endif
}
