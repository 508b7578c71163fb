@interface Info : NSWindowController {
    NSInteger _mode;
}
@end
@implementation Info
+ (NSArray *)restorableStateKeyPaths {
    return [NSArray arrayWithObjects:@"mode", @"_mode", @"open", nil];
}
- (BOOL)isOpen {
    return _mode > 0;
}
@end
