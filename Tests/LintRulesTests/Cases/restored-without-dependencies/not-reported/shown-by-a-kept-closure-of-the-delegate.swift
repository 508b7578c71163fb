//- App.swift
import UIKit
@main final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var source: Source?
    func application(_ application: UIApplication, didReceiveRemoteNotification information: [AnyHashable: Any]) {
        guard let root = window?.rootViewController else { return }
        source = Source(presenter: root)
        source?.rows[0].show?()
    }
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool { true }
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool { true }
}
final class List: UITableViewController {
}
struct Row {
    var show: (() -> Void)?
}
final class Source {
    private(set) var rows: [Row] = []
    private weak var presenter: UIViewController?
    init(presenter: UIViewController) {
        self.presenter = presenter
        rows = [Row(show: { [weak self] in self?.showImage() })]
    }
    private func showImage() {
        let detail = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "detail") as! Detail
        detail.image = UIImage(named: "a")
        presenter?.present(detail, animated: true)
    }
}
final class Detail: UIViewController {
    @IBOutlet var imageView: UIImageView!
    var image: UIImage?
    override func viewDidLoad() {
        super.viewDidLoad()
        configure()
    }
    private func configure() {
        guard let picture = image else { return }
        imageView.image = picture
    }
}
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
  <scenes>
    <scene sceneID="s1"><objects><navigationController restorationIdentifier="nav" id="nav" sceneMemberID="viewController"><connections>
      <segue destination="lis" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><tableViewController restorationIdentifier="list" id="lis" customClass="List" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="det" customClass="Detail" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
