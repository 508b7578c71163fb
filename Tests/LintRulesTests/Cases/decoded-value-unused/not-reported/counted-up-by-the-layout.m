//- Delegate.m
#import <UIKit/UIKit.h>
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Search.m
#import <UIKit/UIKit.h>

@interface Search : UIViewController 
@property (nonatomic, weak) IBOutlet UILabel *titleLabel;
@property (nonatomic, weak) IBOutlet UITextField *field;
@property (nonatomic, weak) IBOutlet UISegmentedControl *picker;
@property (nonatomic, weak) IBOutlet UITableView *tableView;
@property (nonatomic, weak) IBOutlet UIScrollView *scrollView;
@property (nonatomic) NSInteger page;
@end

@implementation Search 
- (IBAction)next:(id)sender { self.page = self.page + 1; }
- (void)viewDidLayoutSubviews { [super viewDidLayoutSubviews]; if (self.scrollView.contentOffset.x > self.page * 320) self.page++; }

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:@"page"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.scrollView.contentOffset = CGPointMake(320 * [coder decodeIntegerForKey:@"page"], 0);
}
@end
