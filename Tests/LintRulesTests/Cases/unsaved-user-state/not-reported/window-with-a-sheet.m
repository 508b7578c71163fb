// A field that may be in the sheet beside the window, which goes on purpose.
#import <Cocoa/Cocoa.h>

@interface TerminalWindow : NSWindowController <NSWindowDelegate>
@property (nonatomic, weak) IBOutlet NSPanel *commandSheet;
@property (nonatomic, weak) IBOutlet NSTextField *commandField;
@property (nonatomic, strong) NSURL *path;
@end

@implementation TerminalWindow

- (IBAction)ask:(id)sender {
    [self.window beginSheet:self.commandSheet completionHandler:nil];
}

- (IBAction)run:(id)sender {
    NSLog(@"%@", self.commandField.stringValue);
    [self.window endSheet:self.commandSheet];
}

- (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)state {
    [state encodeObject:self.path forKey:@"path"];
}

- (void)window:(NSWindow *)window didDecodeRestorableState:(NSCoder *)state {
    self.path = [state decodeObjectOfClass:[NSURL class] forKey:@"path"];
}

@end
