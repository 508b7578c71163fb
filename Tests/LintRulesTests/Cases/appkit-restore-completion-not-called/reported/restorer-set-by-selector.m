//- Pane.h
@interface Pane : NSWindowController
+ (Pane *)singleton;
@end
//- Delegate.m
#import "Pane.h"
@interface Delegate : NSObject <NSApplicationDelegate>
@end
@implementation Delegate
- (void)applicationDidFinishLaunching:(NSNotification *)notification {
}
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app {
    return YES;
}
- (IBAction)send:(id)sender {
    [[Pane singleton] showWindow:nil];
}
@end
//- Pane.m
#import "Pane.h"
static Pane *_singleton = nil;
static NSString * const kNote = @"note";
@interface Pane ()
@property (nonatomic, assign) IBOutlet NSTextView *textView;
@end
@implementation Pane
- (id)init {
    self = [super initWithWindowNibName:@"Pane"];
    return self;
}
+ (Pane *)singleton {
    if (_singleton == nil) {
        _singleton = [[Pane alloc] init];
    }
    return _singleton;
}
- (void)awakeFromNib {
    [self.window performSelector:@selector(setRestorationClass:) withObject:self.class];
}
+ (void)restoreWindowWithIdentifier:(NSString *)identifier // expect: appkit-restore-completion-not-called
                              state:(NSCoder *)state
                  completionHandler:(void (^)(NSWindow *, NSError *))completionHandler {
    if (self.singleton.window != nil) {
        [self.singleton restoreState:state];
        completionHandler(self.singleton.window, nil);
    }
}
- (void)restoreState:(NSCoder *)state {
    NSString *note = [state decodeObjectOfClass:[NSString class] forKey:kNote];
    if (note != nil) {
        _textView.string = note;
    }
}
- (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)state {
    [state encodeObject:_textView.string forKey:kNote]; // expect: appkit-state-not-invalidated
}
@end
