//- AppDelegate.m
#import <UIKit/UIKit.h>

@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end

@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end

//- Library.m
#import <UIKit/UIKit.h>

typedef NS_ENUM(NSInteger, ShelfOrder) { ShelfOrderTitle, ShelfOrderAuthor };

@interface Library : UITableViewController
@property (nonatomic, copy) NSString *shelf;
@property (nonatomic, assign) ShelfOrder order; // expect: unsaved-user-state
@property (nonatomic, strong) NSIndexPath *openPath; // expect: unsaved-user-state
@end

@implementation Library {
    BOOL _showsLentOnly; // expect: unsaved-user-state
}

- (void)viewDidLoad {
    [super viewDidLoad];
    _showsLentOnly = NO;
    self.navigationItem.rightBarButtonItem = [[UIBarButtonItem alloc] initWithTitle:@"Lent" style:UIBarButtonItemStylePlain target:self action:@selector(toggleLent)];
}

- (void)toggleLent {
    _showsLentOnly = !_showsLentOnly;
    [self.tableView reloadData];
}

- (IBAction)orderChanged:(UISegmentedControl *)sender {
    self.order = sender.selectedSegmentIndex;
    [self.tableView reloadData];
}

- (void)tableView:(UITableView *)tableView didSelectRowAtIndexPath:(NSIndexPath *)indexPath {
    self.openPath = [self.openPath isEqual:indexPath] ? nil : indexPath;
    [tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return _showsLentOnly ? 1 : 2;
}

- (CGFloat)tableView:(UITableView *)tableView heightForRowAtIndexPath:(NSIndexPath *)indexPath {
    return [indexPath isEqual:self.openPath] ? 120 : 44;
}

- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath {
    UITableViewCell *cell = [[UITableViewCell alloc] init];
    cell.textLabel.text = self.order == ShelfOrderTitle ? @"Title" : @"Author";
    return cell;
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.shelf forKey:@"shelf"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.shelf = [coder decodeObjectOfClass:[NSString class] forKey:@"shelf"];
    self.title = self.shelf;
}
@end
