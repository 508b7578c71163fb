// What restoring asks the control is what a new one begins with, also where the control is of a library's class.
//- AppDelegate.m
#import <UIKit/UIKit.h>
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Menu.m
#import <UIKit/UIKit.h>
#import <Flat/FLTSegmentedControl.h>
@interface Menu : UITableViewController
@property (weak, nonatomic) IBOutlet FLTSegmentedControl *meal; // expect: unsaved-user-state
@property (nonatomic, copy) NSArray *lunch;
@property (nonatomic, copy) NSArray *dinner;
@property (nonatomic, copy) NSArray *shown;
@end
@implementation Menu
- (IBAction)mealChanged:(UISegmentedControl *)sender {
    NSInteger index = [sender selectedSegmentIndex];
    if (index == 0) {
        self.shown = self.lunch;
    } else {
        self.shown = self.dinner;
    }
    [self.tableView reloadData];
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section { return self.shown.count; }
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.lunch forKey:@"lunch"];
    [coder encodeObject:self.dinner forKey:@"dinner"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.lunch = [coder decodeObjectOfClass:[NSArray class] forKey:@"lunch"];
    self.dinner = [coder decodeObjectOfClass:[NSArray class] forKey:@"dinner"];
    [self mealChanged:self.meal];
}
@end
