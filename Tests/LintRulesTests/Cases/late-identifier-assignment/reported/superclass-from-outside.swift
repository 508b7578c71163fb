// A class from outside whose view loads is a controller.
public class Navigation: VendorNavigationController {
    public override func viewDidLoad() {
        super.viewDidLoad()
        self.restorationIdentifier = "navigation" // expect: late-identifier-assignment
    }
}
