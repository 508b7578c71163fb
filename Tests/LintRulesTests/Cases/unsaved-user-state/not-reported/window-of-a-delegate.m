// The same, kept, or shown as labels show it.
#import <Cocoa/Cocoa.h>

@interface TorrentWindow : NSWindowController <NSWindowDelegate>
@property (nonatomic, weak) IBOutlet NSTextView *commentView;
@property (nonatomic, weak) IBOutlet NSTextView *log;
@property (nonatomic, weak) IBOutlet NSTextField *sourceField;
@property (nonatomic, weak) IBOutlet NSTextField *status;
@property (nonatomic, weak) IBOutlet NSButton *privateCheck;
@property (nonatomic, weak) IBOutlet NSTableView *table;
@property (nonatomic, strong) NSURL *path;
@property (nonatomic, assign) NSInteger order;
@end

@implementation TorrentWindow

- (IBAction)changeOrder:(id)sender {
    self.order = [sender selectedTag];
    self.status.stringValue = @"Sorted";
    [self.log setString:[self.log.string stringByAppendingString:@"Sorted\n"]];
    [self.table reloadData];
    [self invalidateRestorableState];
}

- (NSInteger)numberOfRowsInTableView:(NSTableView *)tableView {
    return self.order == 0 ? 1 : 2;
}

- (void)controlTextDidChange:(NSNotification *)notification {
    [self invalidateRestorableState];
}

- (void)textDidChange:(NSNotification *)notification {
    [self invalidateRestorableState];
}

- (IBAction)togglePrivate:(id)sender {
    [self invalidateRestorableState];
}

- (IBAction)create:(id)sender {
    BOOL isPrivate = self.privateCheck.state == NSControlStateValueOn;
    NSLog(@"%@ %d %@ %@", self.commentView.string, isPrivate, [self.sourceField stringValue], self.status.stringValue);
}

- (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)state {
    [state encodeObject:self.path forKey:@"path"];
    [state encodeInteger:self.order forKey:@"order"];
    [state encodeObject:self.commentView.string forKey:@"comment"];
    [state encodeObject:self.sourceField.stringValue forKey:@"source"];
    [state encodeInteger:self.privateCheck.state forKey:@"private"];
}

- (void)window:(NSWindow *)window didDecodeRestorableState:(NSCoder *)state {
    self.path = [state decodeObjectOfClass:[NSURL class] forKey:@"path"];
    self.order = [state decodeIntegerForKey:@"order"];
    self.commentView.string = [state decodeObjectOfClass:[NSString class] forKey:@"comment"] ?: @"";
    self.sourceField.stringValue = [state decodeObjectOfClass:[NSString class] forKey:@"source"] ?: @"";
    self.privateCheck.state = [state decodeIntegerForKey:@"private"];
}

@end
