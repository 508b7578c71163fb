//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- pagePost.m
@interface pagePost : UIViewController <UIViewControllerRestoration>
@property (copy, nonatomic) NSString *text;
@end
@implementation pagePost
- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"post";
        self.restorationClass = [pagePost class];
    }
    return self;
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[pagePost alloc] init];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.text forKey:@"text"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.text = [coder decodeObjectOfClass:[NSString class] forKey:@"text"];
}
@end
//- Home.m
@interface Home : UIViewController
@end
@implementation Home
- (IBAction)write:(id)sender {
    pagePost *post = [pagePost new];
    UINavigationController *stack = [[UINavigationController alloc] initWithRootViewController:post]; // expect: broken-restoration-chain
    [self presentViewController:stack animated:YES completion:nil];
}
@end
//- Main.storyboard
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="nav">
    <scenes>
        <scene sceneID="s1">
            <objects>
                <navigationController restorationIdentifier="stack" id="nav" sceneMemberID="viewController">
                    <connections>
                        <segue destination="home" kind="relationship" relationship="rootViewController" id="r1"/>
                    </connections>
                </navigationController>
            </objects>
        </scene>
        <scene sceneID="s2">
            <objects>
                <viewController restorationIdentifier="home" id="home" customClass="Home" sceneMemberID="viewController"/>
            </objects>
        </scene>
    </scenes>
</document>
