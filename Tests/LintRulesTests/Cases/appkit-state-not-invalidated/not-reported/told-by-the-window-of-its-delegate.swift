//- O.swift
import AppKit
class Tool: NSViewController {
    @IBAction func zoom(_ sender: Any) {
        (view.window?.delegate as? Keeper)?.zoom = 3
        view.window?.invalidateRestorableState()
    }
}
//- V.swift
import AppKit
class Keeper: NSObject, NSWindowDelegate {
    var zoom = 1.0
    func window(_ window: NSWindow, willEncodeRestorableState state: NSCoder) { state.encode(zoom, forKey: "zoom") }
    func window(_ window: NSWindow, didDecodeRestorableState state: NSCoder) { zoom = state.decodeDouble(forKey: "zoom") }
}
