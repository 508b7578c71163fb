// Each default of these screens is given where nothing is there, in whichever way that is asked; what was chosen is lost.
#import <UIKit/UIKit.h>

@interface Delegate : UIResponder <UIApplicationDelegate>
@end

@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder {
    return YES;
}
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder {
    return YES;
}
@end

@interface Patients : UITableViewController
@property (nonatomic, copy) NSString *ward;
@property (nonatomic, strong) NSNumber *segmentIndex; // expect: unsaved-user-state
@property (nonatomic, strong) UISegmentedControl *scope;
@end

@implementation Patients

- (void)viewDidLoad {
    [super viewDidLoad];
    if ([Helper isNull:self.segmentIndex] || [self.segmentIndex isEqual:@0]) {
        self.segmentIndex = @0;
    }
    UISegmentedControl *scope = [[UISegmentedControl alloc] initWithItems:@[ @"Here", @"All" ]];
    scope.selectedSegmentIndex = self.segmentIndex.integerValue;
    [scope addTarget:self action:@selector(changeScope) forControlEvents:UIControlEventValueChanged];
    self.scope = scope;
    self.navigationItem.titleView = scope;
}

- (void)changeScope {
    self.segmentIndex = self.scope.selectedSegmentIndex == 0 ? @0 : @1;
    [self.tableView reloadData];
}

- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section {
    return self.segmentIndex.integerValue == 0 ? 1 : 2;
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.ward forKey:@"ward"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.ward = [coder decodeObjectOfClass:[NSString class] forKey:@"ward"];
}

@end
