//- AppDelegate.m
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
@end
//- main.m
int main(int argc, char *argv[]) {
    return UIApplicationMain(argc, argv, nil, NSStringFromClass([AppDelegate class]));
}
//- Trips.swift
struct Trips: View {
    @SceneStorage("filter") var filter = "" // expect: scene-storage-not-kept
    var body: some View { TextField("City", text: $filter) }
}
//- TripsController.swift
final class TripsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let host = UIHostingController(rootView: Trips())
        addChild(host)
        view.addSubview(host.view)
        host.didMove(toParent: self)
    }
}
