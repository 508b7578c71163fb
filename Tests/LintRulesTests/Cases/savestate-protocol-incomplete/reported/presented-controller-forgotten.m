// custom-protocols: { protocol: SaveState, save: saveState, restore: initWithSaveState: }
// From 2010: the stack is saved, what is on top of it is not.
@protocol SaveState
- (NSData *)saveState;
- (id)initWithSaveState:(NSData *)data;
@end
@interface Delegate : UIResponder <UIApplicationDelegate>
@property (nonatomic) UINavigationController *navigationController;
@end
@implementation Delegate
- (void)applicationWillTerminate:(UIApplication *)application {
    NSMutableArray *vcList = [NSMutableArray arrayWithCapacity:3];
    for (UIViewController *vc in self.navigationController.viewControllers) { // expect: savestate-protocol-incomplete
        if ([vc conformsToProtocol:@protocol(SaveState)]) {
            NSArray *state = [NSArray arrayWithObjects:NSStringFromClass([vc class]),
                              [(UIViewController<SaveState> *)vc saveState], nil];
            [vcList addObject:state];
        }
    }
    [[NSUserDefaults standardUserDefaults] setObject:vcList forKey:@"screens"];
}
- (void)applicationDidFinishLaunching:(UIApplication *)application {
    for (NSArray *screen in [[NSUserDefaults standardUserDefaults] arrayForKey:@"screens"]) {
        UIViewController<SaveState> *next = [[NSClassFromString([screen objectAtIndex:0]) alloc]
            initWithSaveState:([screen count] == 2) ? [screen objectAtIndex:1] : nil];
        if (next != nil) {
            [[self navigationController] pushViewController:next animated:NO];
        }
    }
}
@end
