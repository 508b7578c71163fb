//- A.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@property (strong, nonatomic) UIWindow *window;
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
@interface List : UITableViewController <UIDataSourceModelAssociation>
@property (copy, nonatomic) NSArray<NSString *> *items;
@end
@implementation List
- (void)awakeFromNib {
    [super awakeFromNib];
    self.restorationIdentifier = @"list";
    self.tableView.restorationIdentifier = @"table";
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    NSArray *items = self.items;
    return items.count;
}
- (NSString *)modelIdentifierForElementAtIndexPath:(NSIndexPath *)path inView:(UIView *)view {
    NSString *identifier = nil;
    if (path && view) {
        identifier = self.items[path.row];
    }
    return identifier;
}
- (NSIndexPath *)indexPathForElementWithModelIdentifier:(NSString *)identifier inView:(UIView *)view {
    NSUInteger row = [self.items indexOfObject:identifier];
    return row == NSNotFound ? nil : [NSIndexPath indexPathForRow:row inSection:0];
}
@end
