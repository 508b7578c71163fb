@interface Model : NSObject
@property NSInteger page;
@end
@implementation Model
@end
@interface Reader : NSViewController
@property (strong) Model *model;
@end
@implementation Reader
- (IBAction)forward:(id)sender {
    self.model.page += 1;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.model.page forKey:@"page"]; // expect: appkit-state-not-invalidated
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.model.page = [coder decodeIntegerForKey:@"page"];
}
@end
