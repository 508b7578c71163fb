//- AppDelegate.m
@interface AppDelegate : UIResponder <UIApplicationDelegate>
@end
@implementation AppDelegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end
//- Editor.m
@interface Editor : UIViewController
@property (nonatomic, copy) NSString *note;
@property (nonatomic, weak) IBOutlet UITextView *textView;
@end
@implementation Editor
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.note forKey:@"note"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    _note = [coder decodeObjectOfClass:[NSString class] forKey:@"note"];
    [self configureView];
}
- (void)setNote:(NSString *)note {
    _note = note;
    [self configureView];
}
- (void)viewDidLoad {
    [super viewDidLoad];
    [self configureView];
}
- (void)configureView {
    self.textView.text = self.note;
}
@end
//- List.m
@interface List : UITableViewController
@end
@implementation List
- (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
    [(Editor *)[segue destinationViewController] setNote:@"a"];
}
@end
