@interface Info : NSWindowController
@property (nonatomic) NSInteger mode;
@end
@implementation Info
+ (NSArray *)restorableStateKeyPaths {
    NSMutableArray *paths = [[super restorableStateKeyPaths] mutableCopy];
    [paths addObject:@"mode"];
    [paths addObject:@"kind"]; // expect: appkit-unknown-key-path
    return paths;
}
@end
