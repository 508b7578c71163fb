//- Pane.h
@interface Pane : NSWindowController <NSWindowRestoration>
+ (Pane *)singleton;
@end
//- Pane.m
#import "Pane.h"
static Pane *_singleton = nil;
static NSString * const kKind = @"kind";
@interface Pane ()
@property (nonatomic) NSInteger kind;
@end
@implementation Pane
- (id)init {
    self = [super initWithWindowNibName:@"Pane"];
    return self;
}
+ (Pane *)singleton {
    static dispatch_once_t once;
    dispatch_once(&once, ^{
        _singleton = [[Pane alloc] init];
    });
    return _singleton;
}
+ (void)restoreWindowWithIdentifier:(NSString *)identifier
                              state:(NSCoder *)state
                  completionHandler:(void (^)(NSWindow *, NSError *))completionHandler {
    if (self.singleton.window != nil) {
        [self.singleton restoreState:state];
    }
    completionHandler(self.singleton.window, nil);
}
- (void)restoreState:(NSCoder *)state {
    self.kind = [state decodeIntegerForKey:kKind];
}
- (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)state {
    [state encodeInteger:self.kind forKey:kKind];
}
@end
