//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Episode.m
@interface Episode : NSObject
@property (nonatomic, copy) NSString *name;
@property (nonatomic) BOOL isPlayed;
@end
@implementation Episode
@end
//- List.m
@interface List : UITableViewController
@property (strong, nonatomic) NSArray *episodes;
@end
@implementation List
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)path {
    Detail *detail = [self.storyboard instantiateViewControllerWithIdentifier:@"detail"];
    detail.episode = self.episodes[path.row];
    [self.navigationController pushViewController:detail animated:YES];
}
- (void)searchBarSearchButtonClicked:(UISearchBar *)bar {
    Detail *detail = [self.storyboard instantiateViewControllerWithIdentifier:@"detail"];
    detail.query = bar.text;
    [self.navigationController pushViewController:detail animated:YES];
}
@end
//- Detail.m
@interface Detail : UIViewController
@property (strong, nonatomic) Episode *episode; // expect: restored-without-dependencies
@property (strong, nonatomic) NSString *query;
@property (weak, nonatomic) IBOutlet UILabel *label;
@end
@implementation Detail
- (void)viewDidLoad {
    [super viewDidLoad];
    self.title = self.episode.name;
    if (self.query) {
        self.title = self.query;
    }
}
@end
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
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="detail" useStoryboardIdentifierAsRestorationIdentifier="YES" id="det" customClass="Detail" sceneMemberID="viewController"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="label.text" value="all"/></userDefinedRuntimeAttributes></viewController></objects></scene>
  </scenes>
</document>
