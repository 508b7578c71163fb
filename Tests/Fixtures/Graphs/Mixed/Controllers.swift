import UIKit

class ListController: UITableViewController {
    func open(_ note: String) {
        let detail = storyboard!.instantiateViewController(withIdentifier: "Detail") as! DetailController
        navigationController?.pushViewController(detail, animated: true)
    }

    func export() {
        let sheet = VendorSheet()
        sheet.restorationIdentifier = "Sheet"
        present(sheet, animated: true)
    }
}

class DetailController: UIViewController {
    func zoom(_ configure: (UIViewController) -> Void) {
        let photo = PhotoController()
        configure(photo)
        tag(photo)
        present(photo, animated: true)
    }

    private func tag(_ controller: UIViewController) {
        if UIDevice.current.userInterfaceIdiom == .pad { controller.restorationIdentifier = "Photo" }
    }
}

class PhotoController: UIViewController {}

class VendorSheet: VendorBaseController {}
