//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate

- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }

@end

@interface PageController : UITableViewController <UIViewControllerRestoration>
@property (strong, nonatomic) NSDictionary *room; // expect: restored-without-dependencies
@property (strong, nonatomic) IBOutlet UILabel *label;
@end
@implementation PageController
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[self alloc] init];
}
- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"page";
        self.restorationClass = [self class];
    }
    return self;
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return [_room[@"songs"] count];
}
@end
@interface ListController : UITableViewController
@property (copy, nonatomic) NSArray *rooms;
@end
@implementation ListController
- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    PageController *page = [[PageController alloc] init];
    page.room = self.rooms[indexPath.row];
    [self.navigationController pushViewController:page animated:YES];
}
@end
