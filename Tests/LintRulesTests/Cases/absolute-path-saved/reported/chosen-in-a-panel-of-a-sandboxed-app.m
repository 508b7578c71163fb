//- Viewer.m
@interface Viewer : NSWindowController
@property (copy) NSString *file;
@end
@implementation Viewer
- (IBAction)choose:(id)sender {
    NSOpenPanel *panel = [NSOpenPanel openPanel];
    [panel beginSheetModalForWindow:self.window completionHandler:^(NSModalResponse response) {
        if (response != NSModalResponseOK) return;
        self.file = panel.URL.path;
        [self invalidateRestorableState];
    }];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.file forKey:@"file"]; // expect: absolute-path-saved
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.file = [coder decodeObjectOfClass:[NSString class] forKey:@"file"];
}
@end
//- App.entitlements
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
    <key>com.apple.security.app-sandbox</key>
    <true/>
    <key>com.apple.security.files.user-selected.read-only</key>
    <true/>
</dict>
</plist>
