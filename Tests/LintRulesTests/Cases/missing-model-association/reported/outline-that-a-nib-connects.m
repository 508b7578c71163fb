#import <AppKit/AppKit.h>
@interface Messages : NSViewController <NSOutlineViewDataSource>
@property (nonatomic, weak) IBOutlet NSOutlineView *outline;
@end
@implementation Messages
- (void)viewDidLoad {
    [super viewDidLoad];
    self.outline.autosaveExpandedItems = YES; // expect: missing-model-association
}
- (NSInteger)outlineView:(NSOutlineView *)outlineView numberOfChildrenOfItem:(id)item {
    return 3;
}
- (id)outlineView:(NSOutlineView *)outlineView child:(NSInteger)index ofItem:(id)item {
    return @(index);
}
@end
