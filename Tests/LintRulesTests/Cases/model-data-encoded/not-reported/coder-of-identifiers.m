@interface ForumTree : NSObject <NSCoding>
@property (nonatomic) NSMutableSet *hiddenForumIDs;
@property (nonatomic) NSArray *forums;
@end

@implementation ForumTree

- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _hiddenForumIDs = [[coder decodeObjectForKey:@"hidden"] mutableCopy];
    }
    return self;
}

- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:[_hiddenForumIDs copy] forKey:@"hidden"];
}

@end

@interface ForumsController : UITableViewController
@property (nonatomic, strong) ForumTree *tree;
@end

@implementation ForumsController

- (id)init {
    if ((self = [super init])) {
        self.restorationIdentifier = @"forums";
    }
    return self;
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.tree forKey:@"tree"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.tree = [coder decodeObjectForKey:@"tree"];
}

@end
