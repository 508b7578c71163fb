//- Notes.h
@interface NotesController : NSWindowController
@property (nonatomic, copy) NSString *text;
- (instancetype)initWithState:(NSCoder *)state;
@end
@interface Delegate : NSObject <NSApplicationDelegate, NSWindowRestoration>
@property (nonatomic, strong) NotesController *notes;
- (void)openNotesWithState:(NSCoder *)state;
@end
//- Notes.m
@implementation NotesController
- (instancetype)initWithState:(NSCoder *)state {
    NSWindow *window = [[NSWindow alloc] initWithContentRect:NSMakeRect(0, 0, 9, 9) styleMask:NSWindowStyleMaskTitled backing:NSBackingStoreBuffered defer:NO];
    self = [super initWithWindow:window];
    if (self) {
        window.identifier = @"notes";
        window.restorationClass = Delegate.class;
        if (state) self.text = [state decodeObjectOfClass:NSString.class forKey:@"text"];
    }
    return self;
}
- (void)type:(NSString *)text {
    self.text = text;
    [self invalidateRestorableState];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.text forKey:@"text"]; // expect: encoded-key-never-decoded
}
@end
//- Delegate.m
@implementation Delegate
- (BOOL)applicationSupportsSecureRestorableState:(NSApplication *)app { return YES; }
- (void)openNotesWithState:(NSCoder *)state {
    self.notes = [[NotesController alloc] initWithState:nil];
    [self.notes showWindow:nil];
}
+ (void)restoreWindowWithIdentifier:(NSString *)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler {
    Delegate *delegate = (Delegate *)NSApp.delegate;
    [delegate openNotesWithState:state];
    completionHandler(delegate.notes.window, nil);
}
@end
