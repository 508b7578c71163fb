// There is a row in any case.
//- App.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface Note : NSObject
@property (nonatomic) NSArray *lines;
@end
@implementation Note
@end
@interface Notes : UIViewController
@property (nonatomic) Note *chosen;
@end
@implementation Notes
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    NotePage *page = segue.destinationViewController;
    page.note = self.chosen;
}
@end
//- NotePage.m
@interface NotePage : UITableViewController
@property (nonatomic) Note *note;
@property (nonatomic) NSMutableArray *longLines;
@end
@implementation NotePage
- (void)viewDidLoad {
    [super viewDidLoad];
    self.longLines = [NSMutableArray array];
    [self.longLines addObject:@"New"];
    for (NSString *line in self.note.lines) {
        if (line.length > 80) {
            [self.longLines addObject:line];
        }
    }
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.longLines.count; }
@end
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-001">
  <scenes>
    <scene sceneID="s1"><objects><navigationController restorationIdentifier="nav" id="nav-00-001" sceneMemberID="viewController"><connections>
      <segue destination="lis-00-002" kind="relationship" relationship="rootViewController" id="r1"/></connections></navigationController></objects></scene>
    <scene sceneID="s2"><objects><viewController restorationIdentifier="notes" id="lis-00-002" customClass="Notes" sceneMemberID="viewController"><connections>
      <segue destination="det-00-003" kind="show" identifier="note" id="r2"/></connections></viewController></objects></scene>
    <scene sceneID="s3"><objects><viewController storyboardIdentifier="note" useStoryboardIdentifierAsRestorationIdentifier="YES" id="det-00-003" customClass="NotePage" sceneMemberID="viewController"/></objects></scene>
  </scenes>
</document>
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>
