#import "ListController.h"

@interface ListController : UITableViewController
@property (nonatomic, strong) NSIndexPath *selected;
@property (nonatomic, copy) NSString *filter;
@end

@implementation ListController

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.selected forKey:@"selected"];
    [coder encodeObject:self.filter forKey:@"filter"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.selected = [coder decodeObjectOfClass:[NSIndexPath class] forKey:@"selected"];
    self.filter = [coder decodeObjectOfClass:[NSString class] forKey:@"filter"];
}

@end
