// The address is put together in one way or the other, from what only the list gives.
//- WebViewController.m
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder
{
    return YES;
}

- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder
{
    return YES;
}

@end

@interface WebViewController : UIViewController
@property (nonatomic, strong) NSString *anchor; // expect: restored-without-dependencies
@property (nullable, strong, nonatomic) NSString *fullLink;
@property (nonatomic, weak) IBOutlet WKWebView *webView;
@end

@implementation WebViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    NSString *link;
    if (self.fullLink == nil) {
        link = [NSString stringWithFormat:@"https://example.com/manual#%@", self.anchor];
    }
    else {
        link = [NSString stringWithString:self.fullLink];
    }
    NSURL *url = [NSURL URLWithString:link];
    NSURLRequest *request = [NSURLRequest requestWithURL:url];
    [self.webView loadRequest:request];
}

@end

@interface ListViewController : UITableViewController
@property (nonatomic, strong) NSArray *links;
@end

@implementation ListViewController

- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender
{
    if ([segue.identifier isEqualToString:@"web"]) {
        NSIndexPath *path = [self.tableView indexPathForSelectedRow];
        WebViewController *page = [segue destinationViewController];
        Link *link = self.links[path.row];
        page.anchor = link.anchor;
        page.fullLink = link.fullLink;
    }
}

@end
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="nav">
    <scenes>
        <scene sceneID="1">
            <objects>
                <navigationController restorationIdentifier="nav" id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="list" kind="relationship" relationship="rootViewController" id="s1"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="2">
            <objects>
                <tableViewController restorationIdentifier="list" id="list" customClass="ListViewController" sceneMemberID="viewController">
                    <connections>
                        <segue destination="web" kind="show" identifier="web" id="s2"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="3">
            <objects>
                <viewController restorationIdentifier="web" id="web" customClass="WebViewController" sceneMemberID="viewController">
                    <view key="view" id="v1">
                        <subviews>
                            <wkWebView id="w1"/>
                        </subviews>
                    </view>
                    <connections>
                        <outlet property="webView" destination="w1" id="o1"/>
                    </connections>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
