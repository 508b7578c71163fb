// Whoever hands the note over has it shown, and so does the view as it loads; nobody does when decoding has brought it back.
//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Editor.h
@interface Editor : UIViewController
- (void)configureWithName:(NSString *)name;
@end
//- Editor.m
#import "Editor.h"
@interface Editor ()
@property (nonatomic, weak) UILabel *heading;
@property (nonatomic, copy) NSString *name;
@end
@implementation Editor
- (void)configureWithName:(NSString *)name {
    if (![name isEqualToString:self.name]) {
        self.name = name;
        [self configureView];
    }
}
- (void)configureView {
    self.heading.text = self.name.length ? self.name : @"Untitled";
}
- (void)viewDidLoad {
    [super viewDidLoad];
    UILabel *label = [[UILabel alloc] init];
    [self.view addSubview:label];
    [self.view addConstraint:[NSLayoutConstraint constraintWithItem:label attribute:NSLayoutAttributeCenterX relatedBy:NSLayoutRelationEqual toItem:self.view attribute:NSLayoutAttributeCenterX multiplier:1 constant:0]];
    self.heading = label;
    [self configureView];
}
- (void)viewDidLayoutSubviews {
    [super viewDidLayoutSubviews];
    CGFloat height = CGRectGetMaxY(self.heading.frame);
    NSLog(@"%f", height);
}
- (void)viewWillDisappear:(BOOL)animated {
    [super viewWillDisappear:animated];
    [self saveNote];
}
- (IBAction)save:(id)sender {
    [self saveNote];
}
- (void)saveNote {
    NSString *saved = self.name;
    [self sendNote:saved then:^{
        [self configureWithName:saved];
    }];
}
- (void)sendNote:(NSString *)note then:(void (^)(void))then {
    then();
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.name forKey:@"name"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.name = [coder decodeObjectOfClass:NSString.class forKey:@"name"]; // expect: decoded-value-unused
}
@end
//- List.m
#import "Editor.h"
@interface List : UITableViewController
@end
@implementation List
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    Editor *editor = segue.destinationViewController;
    [editor configureWithName:@"one"];
}
@end
