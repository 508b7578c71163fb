// AppKit brings back the list, and not which of its pieces was playing.
#import <Cocoa/Cocoa.h>

@interface Player : NSObject
@property (copy) NSString *path;
@end

@interface Playlist : NSDocument
@property (copy) NSArray *paths;
@property (copy) NSString *path;
@property (strong) Player *player;
@property (assign) NSInteger index; // expect: unsaved-user-state
@end

@implementation Playlist
- (instancetype)init {
    if ((self = [super init])) {
        self.index = -1;
    }
    return self;
}
- (IBAction)playNext:(id)sender {
    [self playAtIndex:self.index + 1];
}
- (IBAction)playPrevious:(id)sender {
    [self playAtIndex:self.index - 1];
}
- (void)playAtIndex:(NSInteger)index {
    self.index = index;
    self.path = self.paths[self.index];
    self.player.path = self.path;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.paths forKey:@"paths"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    self.paths = [coder decodeObjectOfClasses:[NSSet setWithObjects:NSArray.class, NSString.class, nil] forKey:@"paths"];
    [self.windowControllers makeObjectsPerformSelector:@selector(synchronizeWindowTitleWithDocumentName)];
}
@end
