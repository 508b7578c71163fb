@interface Delegate : NSObject <NSApplicationDelegate>
@property (nonatomic) NSInteger page;
@end
@implementation Delegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)application {
    return YES;
}
- (IBAction)turn:(id)sender {
    self.page = self.page + 1;
    [NSApp invalidateRestorableState];
}
- (void)application:(NSApplication *)application willEncodeRestorableState:(NSCoder *)coder {
    [coder encodeInteger:self.page forKey:@"page"];
}
- (void)application:(NSApplication *)application didDecodeRestorableState:(NSCoder *)coder {
    self.page = [coder decodeIntegerForKey:@"page"];
}
@end
