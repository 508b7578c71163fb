// The delegate of a window saves what it likes with the window, and here neither what is typed nor the order that is chosen.
#import <Cocoa/Cocoa.h>

@interface TorrentWindow : NSWindowController <NSWindowDelegate>
@property (nonatomic, weak) IBOutlet NSTextView *commentView; // expect: unsaved-user-state
@property (nonatomic, weak) IBOutlet NSTextField *sourceField; // expect: unsaved-user-state
@property (nonatomic, weak) IBOutlet NSButton *privateCheck; // expect: unsaved-user-state
@property (nonatomic, weak) IBOutlet NSTableView *table;
@property (nonatomic, strong) NSURL *path;
@property (nonatomic, assign) NSInteger order; // expect: unsaved-user-state
@end

@implementation TorrentWindow

- (IBAction)changeOrder:(id)sender {
    self.order = [sender selectedTag];
    [self.table reloadData];
}

- (NSInteger)numberOfRowsInTableView:(NSTableView *)tableView {
    return self.order == 0 ? 1 : 2;
}

- (IBAction)create:(id)sender {
    BOOL isPrivate = self.privateCheck.state == NSControlStateValueOn;
    NSLog(@"%@ %d %@", self.commentView.string, isPrivate, [self.sourceField stringValue]);
}

- (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)state {
    [state encodeObject:self.path forKey:@"path"];
}

- (void)window:(NSWindow *)window didDecodeRestorableState:(NSCoder *)state {
    self.path = [state decodeObjectOfClass:[NSURL class] forKey:@"path"];
}

@end
