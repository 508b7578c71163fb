@interface Main : NSObject
@property (nonatomic) NSWindow *window;
@end
@implementation Main
- (void)show {
    self.window = [[NSWindow alloc] initWithContentRect:NSZeroRect styleMask:0 backing:NSBackingStoreBuffered defer:NO];
    [self.window setRestorable:YES]; // expect: appkit-window-without-restoration-class
    [self.window makeKeyAndOrderFront:nil];
}
@end
