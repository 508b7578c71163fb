//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Detail.m
@interface Detail : UIViewController <UIViewControllerRestoration>
@property (copy, nonatomic) void (^dismissBlock)(void); // expect: restored-without-dependencies
@end
@implementation Detail
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    if (self) {
        self.restorationIdentifier = @"detail";
        self.restorationClass = [Detail class];
        self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Save"
                                                                                  style:UIBarButtonItemStyleDone
                                                                                 target:self
                                                                                 action:@selector(save:)];
    }
    return self;
}
- (void)save:(id)sender {
    self.dismissBlock();
}
+ (UIViewController *)viewControllerWithRestorationIdentifierPath:(NSArray *)path coder:(NSCoder *)coder {
    return [[Detail alloc] init];
}
@end
//- List.m
@interface List : UITableViewController
@end
@implementation List
- (IBAction)add:(id)sender {
    Detail *detail = [[Detail alloc] init];
    detail.dismissBlock = ^{
        [self.tableView reloadData];
    };
    [self presentViewController:detail animated:YES completion:nil];
}
@end
