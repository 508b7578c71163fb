// What the list gives is saved, and the address is put together again.
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
@property (nonatomic, strong) NSString *anchor;
@property (nullable, strong, nonatomic) NSString *fullLink;
@property (nonatomic, weak) IBOutlet WKWebView *webView;
@end

@implementation WebViewController

- (void)viewDidLoad
{
    [super viewDidLoad];
    [self showPage];
}

- (void)showPage
{
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

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder
{
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.anchor forKey:@"anchor"];
    [coder encodeObject:self.fullLink forKey:@"fullLink"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder
{
    [super decodeRestorableStateWithCoder:coder];
    self.anchor = [coder decodeObjectOfClass:[NSString class] forKey:@"anchor"];
    self.fullLink = [coder decodeObjectOfClass:[NSString class] forKey:@"fullLink"];
}

- (void)applicationFinishedRestoringState
{
    [super applicationFinishedRestoringState];
    [self showPage];
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
