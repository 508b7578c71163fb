import SwiftUI
struct Pages: UIViewControllerRepresentable {
    @SceneStorage("page") var page = 0
    @SceneStorage("title") var title = ""
    func makeUIViewController(context: Context) -> UIPageViewController {
        let pages = UIPageViewController()
        pages.title = title + "\(page)"
        return pages
    }
    func updateUIViewController(_ pages: UIPageViewController, context: Context) {}
    func keep(_ titles: AnyPublisher<String, Never>) {
        titles.assign(to: \.title, on: self).store(in: &Bag.shared.all)
    }
}
final class Coordinator: NSObject {
    var parent: Pages
    init(_ parent: Pages) { self.parent = parent }
    func turn() { parent.page += 1 }
}
