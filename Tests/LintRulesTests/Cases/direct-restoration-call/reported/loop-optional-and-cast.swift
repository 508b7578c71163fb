//- Page.swift
class Page: UIViewController {}
//- Pages.swift
class Pages: UIViewController {
    var pages: [Page] = []
    var bar: UIToolbar?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        for page in pages { page.encodeRestorableState(with: coder) } // expect: direct-restoration-call
        bar?.encodeRestorableState(with: coder) // expect: direct-restoration-call
        for child in children {
            if let tabs = child as? UITabBarController {
                tabs.encodeRestorableState(with: coder) // expect: direct-restoration-call
            }
        }
    }
}
