//- Creator.m
@interface Creator : NSObject <NSWindowDelegate>
@property (nonatomic, copy) NSURL *folder;
@end
@implementation Creator
- (void)window:(NSWindow *)window willEncodeRestorableState:(NSCoder *)coder {
    [coder encodeObject:self.folder forKey:@"folder"];
}
- (void)window:(NSWindow *)window didDecodeRestorableState:(NSCoder *)coder {
    self.folder = [coder decodeObjectOfClass:[NSURL class] forKey:@"folder"];
}
@end
//- Panel.m
// Its coder may be the restorer's.
@interface Panel : NSObject <NSWindowDelegate>
@property (nonatomic) NSDictionary *arrangement;
@end
@implementation Panel
- (void)application:(NSApplication *)app willEncodeRestorableState:(NSCoder *)coder {
    [coder encodeObject:self.arrangement forKey:@"arrangement"];
}
- (void)application:(NSApplication *)app didDecodeRestorableState:(NSCoder *)coder {
    self.arrangement = [coder decodeObjectForKey:@"arrangement"];
}
@end
@interface Restorer : NSObject
@end
@implementation Restorer
- (void)restore:(Panel *)panel from:(NSData *)data {
    NSKeyedUnarchiver *archive = [[NSKeyedUnarchiver alloc] initForReadingWithData:data];
    [panel application:NSApp didDecodeRestorableState:archive];
}
@end
