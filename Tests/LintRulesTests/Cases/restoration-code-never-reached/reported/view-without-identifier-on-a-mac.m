//- Delegate.m
@interface Delegate : NSObject <NSApplicationDelegate>
@property (strong) NSWindow *window;
@property (strong) Strip *strip;
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
    self.window.identifier = @"page";
    self.strip = [[Strip alloc] initWithFrame:NSZeroRect];
    [self.window.contentView addSubview:self.strip];
}
@end
//- Strip.m
@interface Strip : NSView
@property NSInteger page;
@end
@implementation Strip
- (void)turn {
    self.page++;
    [self invalidateRestorableState];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder { // expect: restoration-code-never-reached
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:@"page"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:@"page"];
}
@end
