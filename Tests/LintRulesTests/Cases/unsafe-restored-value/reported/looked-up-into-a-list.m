// What a restored value names may be gone, and nil goes into no list.
@interface Show : NSObject
@property (copy) NSString *name;
@end
@implementation Show
@end
@interface Player : UIViewController
@property (nonatomic) NSMutableArray *queue;
@property (nonatomic) NSMutableDictionary *byName;
@property (nonatomic) NSMutableArray<Show *> *shows;
@property (nonatomic, copy) NSArray *recent;
@end
@implementation Player
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.title forKey:@"first"];
    [coder encodeObject:self.title forKey:@"second"];
    [coder encodeObject:self.title forKey:@"third"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSString *first = [coder decodeObjectOfClass:[NSString class] forKey:@"first"];
    [self.queue addObject:[self.byName objectForKey:first]]; // expect: unsafe-restored-value
    NSString *second = [coder decodeObjectOfClass:[NSString class] forKey:@"second"];
    self.recent = @[[self showNamed:second]]; // expect: unsafe-restored-value
    NSString *third = [coder decodeObjectOfClass:[NSString class] forKey:@"third"];
    Show *show = self.byName[third];
    [self.queue insertObject:show atIndex:0]; // expect: unsafe-restored-value
}
- (Show *)showNamed:(NSString *)name {
    for (Show *show in self.shows) {
        if ([show.name isEqualToString:name]) return show;
    }
    return nil;
}
@end
