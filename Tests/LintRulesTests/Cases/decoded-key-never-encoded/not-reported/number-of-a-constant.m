// The format prints the constant's number, not its name.
typedef NS_ENUM(NSInteger, Side) {
    SideLeft,
    SideRight
};
@interface Board : UIViewController
@property (nonatomic) double width;
@end
@implementation Board
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeDouble:self.width forKey:[self key:SideLeft]];
}
- (NSString *)key:(Side)side {
    return [NSString stringWithFormat:@"side-%ld", side];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.width = [coder decodeDoubleForKey:@"side-0"];
}
@end
