// Children join what is saved by being written.
@interface Child : UIViewController
@end
@implementation Child
@end
@interface Container : UIViewController
@property (nonatomic, strong) Child *child;
@property (nonatomic, strong) id model;
@end
@implementation Container
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.child forKey:@"child"];
    [coder encodeObject:self.model forKey:@"model"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    [coder decodeObjectForKey:@"child"];
    [coder decodeObjectForKey:@"model"];
}
@end
