#import <AppKit/AppKit.h>
@interface Elements : NSViewController
@property (nonatomic, weak) IBOutlet NSOutlineView *outline;
@end
@implementation Elements
- (void)awakeFromNib {
    [super awakeFromNib];
    self.outline.autosaveName = @"elements";
    self.outline.autosaveExpandedItems = YES;
    [self.outline reloadData];
    [self.outline expandItem:nil expandChildren:YES]; // expect: restored-too-early
}
@end
