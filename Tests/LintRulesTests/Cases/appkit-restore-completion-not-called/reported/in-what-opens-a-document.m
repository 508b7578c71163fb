#import <AppKit/AppKit.h>
@interface Documents : NSDocumentController
@end
@implementation Documents
+ (void)restoreWindowWithIdentifier:(NSUserInterfaceItemIdentifier)identifier state:(NSCoder *)state completionHandler:(void (^)(NSWindow *, NSError *))completionHandler { // expect: appkit-restore-completion-not-called
    NSURL *url = [state decodeObjectOfClass:[NSURL class] forKey:@"url"];
    if (!url) {
        [super restoreWindowWithIdentifier:identifier state:state completionHandler:completionHandler];
        return;
    }
    [[NSDocumentController sharedDocumentController] reopenDocumentForURL:url withContentsOfURL:url display:NO completionHandler:^(NSDocument *document, BOOL wasOpen, NSError *error) {
        if (!document) {
            NSLog(@"%@", error);
            return;
        }
        [document makeWindowControllers];
        completionHandler(document.windowControllers.firstObject.window, nil);
    }];
}
@end
