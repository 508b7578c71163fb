//- App.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@property (strong, nonatomic) UINavigationController *standing;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
- (UIViewController *)application:(UIApplication *)application viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    if ([path.lastObject isEqualToString:@"Navigation"]) { return self.standing; }
    else if ([path.lastObject isEqualToString:@"Detail"]) { return self.standing.topViewController; }
    return nil;
}
@end
//- Screens.m
#import <UIKit/UIKit.h>

@interface Article : UIViewController
@property (nonatomic, strong) NSURL *address;
@property (nonatomic) NSInteger position;
- (instancetype)initWithAddress:(NSURL *)address;
@end

@implementation Article

- (instancetype)initWithAddress:(NSURL *)address {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        _address = address;
        self.restorationIdentifier = @"Article"; // expect: restorable-controller-cannot-be-recreated
    }
    return self;
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.position forKey:@"position"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.position = [coder decodeIntegerForKey:@"position"];
}

@end

@interface ArticleList : UITableViewController
@property (nonatomic, copy) NSArray<NSURL *> *addresses;
@end

@implementation ArticleList

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    Article *article = [[Article alloc] initWithAddress:self.addresses[indexPath.row]];
    [self.navigationController pushViewController:article animated:YES];
}

@end
