//- Folder.h
@interface FolderWindowController : NSWindowController
@property NSString *selected;
@end
@interface List : NSViewController
@end
//- Folder.m
#import "Folder.h"
@implementation FolderWindowController
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.selected forKey:@"selected"]; // expect: appkit-state-not-invalidated
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.selected = [coder decodeObjectOfClass:[NSString class] forKey:@"selected"];
}
@end
//- List.m
#import "Folder.h"
@implementation List
- (IBAction)pick:(NSButton *)sender {
    FolderWindowController *owner = (FolderWindowController *)self.view.window.windowController;
    owner.selected = sender.title;
}
@end
