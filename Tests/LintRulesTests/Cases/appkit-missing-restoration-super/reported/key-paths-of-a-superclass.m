@interface Pane : NSView
@property NSInteger page;
@end
@implementation Pane
+ (NSArray<NSString *> *)restorableStateKeyPaths {
    return @[@"page"];
}
@end
@interface Canvas : Pane
@property double scale;
@property double offset;
@end
@implementation Canvas
+ (NSArray<NSString *> *)restorableStateKeyPaths { // expect: appkit-missing-restoration-super
    NSMutableArray *paths = [@[@"scale"] mutableCopy];
    [paths addObject:@"offset"];
    return paths;
}
@end
