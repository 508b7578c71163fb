//- App.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface Chat : LibraryChat
@end
@implementation Chat
- (void)viewDidLoad { [super viewDidLoad]; self.collection.restorationIdentifier = @"chat"; }
@end
//- Screens.m
#import <UIKit/UIKit.h>

@interface Label : UIViewController <UIViewControllerRestoration>
@end

@implementation Label

+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    Label *label = [[Label alloc] init]; // expect: factory-drops-identifier
    label.title = [coder decodeObjectForKey:@"title"]; // expect: insecure-decode
    return label;
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:@"title"];
}

@end

@interface LabelMaker : NSObject
@end

@implementation LabelMaker

- (void)openFrom:(UINavigationController *)navigation {
    Label *label = [[Label alloc] init];
    label.restorationIdentifier = @"Label";
    label.restorationClass = [Label class];
    [navigation pushViewController:label animated:YES];
}

@end
