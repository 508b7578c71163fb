// custom-protocols: { protocol: SaveState, save: saveState, restore: initWithSaveState: }
//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UINavigationController *navigation;
@end
@implementation Delegate
- (void)restore:(NSArray *)screens {
    for (NSDictionary *screen in screens) {
        UIViewController *next = [[NSClassFromString(screen[@"class"]) alloc] initWithSaveState:screen[@"data"]];
        [self.navigation pushViewController:next animated:NO]; // expect: savestate-protocol-incomplete
    }
}
@end
//- List.m
@interface List : UIViewController <SaveState>
@property (nonatomic) NSInteger row;
@end
@implementation List
- (NSData *)saveState {
    return [NSJSONSerialization dataWithJSONObject:@{@"row": @3} options:0 error:nil];
}
- (id)initWithSaveState:(NSData *)data {
    self = [super init];
    NSDictionary *state = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil]; // expect: savestate-protocol-incomplete
    self.row = [state[@"row"] integerValue];
    return self;
}
@end
