@interface Sidebar : NSViewController
@property (nonatomic) NSMutableArray<NSString *> *order;
@property (nonatomic) NSMutableDictionary<NSString *, NSNumber *> *widths;
@end
@implementation Sidebar
- (IBAction)add:(NSMenuItem *)sender {
    [self.order addObject:sender.title];
}
- (IBAction)widen:(NSMenuItem *)sender {
    self.widths[sender.title] = @200;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.order forKey:@"order"]; // expect: appkit-state-not-invalidated
    [coder encodeObject:self.widths forKey:@"widths"]; // expect: appkit-state-not-invalidated
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.order = [[coder decodeArrayOfObjectsOfClass:NSString.class forKey:@"order"] mutableCopy];
    NSSet *classes = [NSSet setWithObjects:NSDictionary.class, NSString.class, NSNumber.class, nil];
    self.widths = [[coder decodeObjectOfClasses:classes forKey:@"widths"] mutableCopy];
}
@end
