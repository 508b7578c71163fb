@interface Base : NSWindowController
@property NSString *zoom;
@end

@implementation Base
+ (NSArray *)restorableStateKeyPaths {
    return @[@"zoom"];
}
@end

@interface Leaf : Base
@property NSString *page;
@end

@implementation Leaf
+ (NSArray *)restorableStateKeyPaths { // expect: appkit-missing-restoration-super
    NSMutableArray *all = [NSMutableArray array];
    [all addObject:@"page"];
    return all;
}
@end
