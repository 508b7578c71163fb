//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="stack">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <navigationController storyboardIdentifier="Stack" useStoryboardIdentifierAsRestorationIdentifier="YES" id="stack" customClass="Stack" sceneMemberID="viewController">
                    <connections>
                        <segue destination="form" kind="relationship" relationship="rootViewController" id="r1"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s2">
            <objects>
                <viewController storyboardIdentifier="Form" useStoryboardIdentifierAsRestorationIdentifier="YES" id="form" customClass="Form" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
//- Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
    <key>CFBundleIdentifier</key>
    <string>org.example.form</string>
    <key>CFBundlePackageType</key>
    <string>APPL</string>
    <key>UIMainStoryboardFile</key>
    <string>Main</string>
</dict>
</plist>
//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
@end
//- Stack.m
#import <UIKit/UIKit.h>
@interface Stack : UINavigationController <UIViewControllerRestoration>
@end
@implementation Stack
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UIViewController *stack = nil;
    UIStoryboard *storyboard = [coder decodeObjectForKey:UIStateRestorationViewControllerStoryboardKey];
    if (storyboard) {
        stack = (UITableViewController *)[storyboard instantiateViewControllerWithIdentifier:NSStringFromClass([self class])];
        stack.restorationClass = [self class];
    }
    return stack;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    self.restorationClass = [self class];
}
@end
//- Form.m
#import <UIKit/UIKit.h>
@interface Form : UIViewController <UIViewControllerRestoration>
@end
@implementation Form
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    UIStoryboard *storyboard = [coder decodeObjectForKey:UIStateRestorationViewControllerStoryboardKey];
    UIViewController *form = [storyboard instantiateViewControllerWithIdentifier:@"Form"];
    form.restorationClass = [self class];
    return form;
}
- (void)viewDidLoad {
    [super viewDidLoad];
    self.restorationClass = [self class];
}
@end
