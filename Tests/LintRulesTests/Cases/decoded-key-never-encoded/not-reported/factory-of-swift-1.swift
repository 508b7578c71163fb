class Workspace: NSObject, UIStateRestoring, UIObjectRestoration {
    let draft: String

    init(draft: String, identifier: String) {
        self.draft = draft
        super.init()
        UIApplication.registerObjectForStateRestoration(self, restorationIdentifier: identifier)
    }

    var objectRestorationClass: AnyObject.Type? {
        return Workspace.self
    }

    func encodeRestorableStateWithCoder(coder: NSCoder) {
        coder.encodeObject(draft, forKey: "draftPath")
    }

    class func objectWithRestorationIdentifierPath(components: [AnyObject], coder: NSCoder) -> UIStateRestoring? {
        if let draft = coder.decodeObjectForKey("draftPath") as? String {
            if let identifier = components.last as? String {
                return self(draft: draft, identifier: identifier)
            }
        }
        return nil
    }
}

class Thread: UIViewController {
    var workspace: Workspace?

    override func encodeRestorableStateWithCoder(coder: NSCoder) {
        super.encodeRestorableStateWithCoder(coder)
        coder.encodeObject(workspace, forKey: "workspace")
    }

    override func decodeRestorableStateWithCoder(coder: NSCoder) {
        super.decodeRestorableStateWithCoder(coder)
        workspace = coder.decodeObjectForKey("workspace") as? Workspace
    }
}
