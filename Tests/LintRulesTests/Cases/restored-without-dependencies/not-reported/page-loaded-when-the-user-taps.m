// The page is loaded when the user wants it.
//- List.m
#import <UIKit/UIKit.h>
@interface Page : UIViewController
@property (nonatomic, strong) NSURLRequest *request;
@end
@interface List : UITableViewController
@end
@implementation List
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    Page *page = segue.destinationViewController;
    page.request = [NSURLRequest requestWithURL:[NSURL URLWithString:@"https://example.com/"]];
}
@end
@interface Page ()
@property (nonatomic, strong) TapButton *button;
@property (nonatomic, weak) WKWebView *webView;
@end
@implementation Page
- (void)viewDidLoad {
    [super viewDidLoad];
    WKWebView *webView = [[WKWebView alloc] initWithFrame:CGRectZero];
    [self.view addSubview:webView];
    self.webView = webView;
}
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    if (self.request) {
        __weak typeof(self) weakSelf = self;
        [self.button onTap:^{
            typeof(self) self = weakSelf;
            [self.webView loadRequest:self.request];
        }];
    }
}
@end
//- App.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Main.storyboard
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav-00-con">
    <scenes>
        <scene sceneID="s00-ab-cde">
            <objects>
                <navigationController restorationIdentifier="stack" id="nav-00-con" sceneMemberID="viewController">
                    <connections>
                        <segue destination="lis-01-con" kind="relationship" relationship="rootViewController" id="seg-00-abc"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s01-ab-cde">
            <objects>
                <tableViewController restorationIdentifier="list" id="lis-01-con" customClass="List" sceneMemberID="viewController">
                    <connections>
                        <segue destination="det-02-con" kind="show" identifier="page" id="seg-01-abc"/>
                    </connections>
                </tableViewController>
            </objects>
        </scene>
        <scene sceneID="s02-ab-cde">
            <objects>
                <viewController storyboardIdentifier="page" restorationIdentifier="page" id="det-02-con" customClass="Page" sceneMemberID="viewController">
                    <view key="view" id="vie-02-con"/>
                </viewController>
            </objects>
        </scene>
    </scenes>
</document>
