//- App.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface Owner : UIViewController
@end
@protocol Choosing
- (void)choose:(NSString *)text;
@end
@interface Chooser : UIViewController
@property (nonatomic, weak) Owner *delegate;
@end
@implementation Chooser
- (void)viewDidLoad { [super viewDidLoad]; self.delegate = self.navigationController.viewControllers[0]; }
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.delegate forKey:@"delegate"];
}
@end
//- Screens.m
#import <UIKit/UIKit.h>

@interface ChainDetail : UIViewController
@property (nonatomic, copy) NSString *chapter;
@end

@implementation ChainDetail

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.chapter forKey:@"chapter"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.chapter = [coder decodeObjectForKey:@"chapter"]; // expect: insecure-decode
}

@end

@interface ChainMenu : UIViewController
@end

@implementation ChainMenu

- (void)showDetail {
    ChainDetail *detail = [[ChainDetail alloc] init];
    detail.restorationIdentifier = @"ChainDetail";
    UINavigationController *navigation = [[UINavigationController alloc] initWithRootViewController:detail]; // expect: broken-restoration-chain
    [self presentViewController:navigation animated:YES completion:nil];
}

@end
