// What is shown is ready in a model, which is made of nothing.
//- List.m
#import <UIKit/UIKit.h>
@interface Item : NSObject
@property (copy, nonatomic) NSString *name;
@end
@interface Page : UIViewController
@property (weak, nonatomic) IBOutlet UILabel *label;
@property (strong, nonatomic) Item *chosen; // expect: restored-without-dependencies
@end
@interface List : UITableViewController
@property (nonatomic, strong) Item *chosen;
@end
@implementation List
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    if ([segue.identifier isEqualToString:@"page"]) {
        Page *page = (Page *) segue.destinationViewController;
        page.chosen = self.chosen;
    }
}
@end
@interface Page ()
@property (strong, nonatomic) PageViewModel *model;
@end
@implementation Page
- (void)viewDidLoad {
    [super viewDidLoad];
    self.model = [[PageViewModel alloc] initWithItem:self.chosen];
    self.label.text = self.model.heading;
}
@end
//- PageViewModel.m
#import <Foundation/Foundation.h>
@interface PageViewModel : NSObject
@property (strong, nonatomic) Item *item;
@property (copy, nonatomic) NSString *heading;
- (instancetype)initWithItem:(Item *)item;
@end
@implementation PageViewModel
- (instancetype)initWithItem:(Item *)item {
    self = [super init];
    if (!self) return nil;
    self.item = item;
    self.heading = self.item.name;
    return self;
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
