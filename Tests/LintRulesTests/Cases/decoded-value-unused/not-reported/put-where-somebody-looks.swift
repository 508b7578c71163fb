//- Reader.swift
import UIKit
/// Asked in a closure, by an observer, in a text, through a key path, by a getter, as a default.
final class Reader: UIViewController {
    private let slider = UISlider()
    private var page = 0
    private var chapter: String? { didSet { title = chapter } }
    private var scroll = 0.0
    private var zoom = 1.0
    private var line = 0
    private var column = 0
    private lazy var first = column
    var place: String { String(line) }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(Int(slider.value), forKey: "page")
        coder.encode(title, forKey: "chapter")
        for key in ["scroll", "zoom", "line", "column"] { coder.encode(Double(slider.value), forKey: key) }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        chapter = coder.decodeObject(of: NSString.self, forKey: "chapter") as String?
        scroll = coder.decodeDouble(forKey: "scroll")
        zoom = coder.decodeDouble(forKey: "zoom")
        line = Int(coder.decodeDouble(forKey: "line"))
        column = Int(coder.decodeDouble(forKey: "column"))
    }
    override func applicationFinishedRestoringState() {
        super.applicationFinishedRestoringState()
        UIView.animate(withDuration: 0.3) { self.slider.value = Float(self.page) }
        navigationItem.prompt = "at \(scroll)"
        show(\.zoom)
    }
    private func show(_ path: KeyPath<Reader, Double>) { slider.value = Float(self[keyPath: path]) }
}
