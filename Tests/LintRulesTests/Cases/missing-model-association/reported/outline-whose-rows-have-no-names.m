#import <AppKit/AppKit.h>
@interface Sidebar : NSViewController <NSOutlineViewDataSource>
@property (nonatomic, strong) IBOutlet NSOutlineView *outline;
@end
@implementation Sidebar
- (void)viewDidLoad {
    [super viewDidLoad];
    [self.outline setDataSource:self];
    [self.outline setAutosaveName:@"sidebar"];
    [self.outline setAutosaveExpandedItems:YES]; // expect: missing-model-association
}
- (NSInteger)outlineView:(NSOutlineView *)outlineView numberOfChildrenOfItem:(id)item {
    return 3;
}
@end
