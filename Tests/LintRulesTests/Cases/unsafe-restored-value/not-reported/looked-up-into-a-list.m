// Asked first, made where it is missing, or a table with everything in it.
@interface Show : NSObject
@property (copy) NSString *name;
- (instancetype)initWithName:(NSString *)name;
@end
@implementation Show
- (instancetype)initWithName:(NSString *)name {
    self = [super init];
    _name = [name copy];
    return self;
}
@end
@interface Player : UIViewController
@property (nonatomic) NSMutableArray *queue;
@property (nonatomic) NSMutableDictionary *byName;
@property (nonatomic) NSMutableArray<Show *> *shows;
@property (nonatomic, copy) NSDictionary *icons;
@property (nonatomic, copy) NSArray *recent;
@end
@implementation Player
- (void)viewDidLoad {
    [super viewDidLoad];
    self.icons = @{@"play": @1, @"stop": @2};
}
- (NSUInteger)countOfRecent {
    return self.recent.count;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:@"first"];
    [coder encodeObject:self.title forKey:@"second"];
    [coder encodeObject:self.title forKey:@"third"];
    [coder encodeObject:self.title forKey:@"icon"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSString *first = [coder decodeObjectOfClass:[NSString class] forKey:@"first"];
    Show *show = [self.byName objectForKey:first];
    if (show) {
        [self.queue addObject:show];
    }
    NSString *second = [coder decodeObjectOfClass:[NSString class] forKey:@"second"];
    if (second) {
        [self.queue addObject:[self showNamed:second]];
    }
    NSString *third = [coder decodeObjectOfClass:[NSString class] forKey:@"third"];
    if ([self.byName objectForKey:third] != nil) {
        self.recent = @[[self.byName objectForKey:third]];
    }
    NSString *icon = [coder decodeObjectOfClass:[NSString class] forKey:@"icon"];
    if (icon != nil) {
        [self.queue addObject:[self.icons objectForKey:icon]];
    }
}
- (Show *)showNamed:(NSString *)name {
    if (name == nil) return nil;
    Show *show = self.byName[name];
    if (show == nil) {
        show = [[Show alloc] initWithName:name];
        self.byName[name] = show;
    }
    return show;
}
@end
