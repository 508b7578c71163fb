// The list is part of the program.
#import <UIKit/UIKit.h>
@interface List : UITableViewController
@property (strong, nonatomic) NSArray *titles;
@end
@implementation List
- (void)viewDidLoad {
    [super viewDidLoad];
    self.tableView.restorationIdentifier = @"list";
    self.titles = @[@"News", @"Settings"];
}
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.titles.count;
}
@end
