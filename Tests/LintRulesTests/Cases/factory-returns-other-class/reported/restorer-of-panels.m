@interface Panel : NSPanel
@end
@interface Palette : NSPanel <NSWindowRestoration>
@end
@implementation Palette
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))done {
    Palette *palette = [[Palette alloc] initWithContentRect:NSZeroRect styleMask:0 backing:NSBackingStoreBuffered defer:NO]; // expect: factory-returns-other-class
    done(palette, nil);
}
@end
@implementation Panel
- (void)awakeFromNib {
    [super awakeFromNib];
    self.restorationClass = [Palette class];
}
@end
@interface Opener : NSObject
@property (nonatomic) NSWindow *window;
@end
@implementation Opener
- (void)open:(id)sender {
    self.window = [[Panel alloc] initWithContentRect:NSZeroRect styleMask:0 backing:NSBackingStoreBuffered defer:NO];
}
@end
