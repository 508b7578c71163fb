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

@interface Search : UIViewController <UIScrollViewDelegate>
@property (nonatomic, weak) IBOutlet UILabel *titleLabel;
@property (nonatomic, weak) IBOutlet UITextField *field;
@property (nonatomic, weak) IBOutlet UISegmentedControl *picker;
@property (nonatomic, weak) IBOutlet UITableView *tableView;
@property (nonatomic, weak) IBOutlet UIScrollView *scrollView;
@property (nonatomic) CGFloat offset;
@end

@implementation Search 
- (IBAction)top:(id)sender {
    self.scrollView.contentOffset = CGPointZero;
    [self scrollViewDidScroll:self.scrollView];
}
- (void)scrollViewDidScroll:(UIScrollView *)scrollView {
    self.offset = scrollView.contentOffset.y;
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeDouble:self.offset forKey:@"offset"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.scrollView.contentOffset = CGPointMake(0, [coder decodeDoubleForKey:@"offset"]);
}
@end
