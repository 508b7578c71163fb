@interface Pane : NSViewController
@property (nonatomic, copy) NSArray<NSMutableArray *> *columns;
@end
@implementation Pane
- (void)viewDidLoad {
    [super viewDidLoad];
    self.columns = @[[NSMutableArray array], [NSMutableArray array]];
}
- (IBAction)add:(id)sender {
    [self.columns[0] addObject:@"first"];
    [self.columns setValue:@YES forKey:@"seen"];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeBool:self.columns.firstObject == nil forKey:@"isEmpty"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.view.toolTip = [coder decodeBoolForKey:@"isEmpty"] ? @"" : nil;
}
@end
