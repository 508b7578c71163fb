//- Reader.swift
import UIKit
final class Reader: UIViewController {
    private let slider = UISlider()
    private var restoredPage = 0
    private var restoredTitle: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(Int(slider.value), forKey: "page")
        coder.encode(title, forKey: "title")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        restoredPage = coder.decodeInteger(forKey: "page") // expect: decoded-value-unused
        if let title = coder.decodeObject(of: NSString.self, forKey: "title") as String? { // expect: decoded-value-unused
            restoredTitle = title
        }
    }
}
final class Search: UIViewController {
    private let bar = UISearchBar()
    private var text: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(bar.text, forKey: "text")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        restore(from: coder)
    }
    private func restore(from coder: NSCoder) {
        text = coder.decodeObject(of: NSString.self, forKey: "text") as String? // expect: decoded-value-unused
    }
}
