// Asked about itself or what is made of it, with something in its stead, made of something else, put where nil may go, or caught.
@interface Reader : UIViewController
@property (nonatomic, strong) NSMutableArray *marks;
@property (nonatomic, strong) UINavigationController *stack;
@property (nonatomic, strong) UIViewController *search;
@property (nonatomic, copy) NSString *text;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.text forKey:@"link"];
    [coder encodeObject:self.text forKey:@"name"];
    [coder encodeObject:self.text forKey:@"page"];
    [coder encodeObject:self.text forKey:@"part"];
    [coder encodeObject:self.text forKey:@"word"];
    [coder encodeObject:self.search forKey:@"search"];
    [coder encodeObject:self.search forKey:@"shown"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSString *link = [coder decodeObjectOfClass:[NSString class] forKey:@"link"];
    NSURL *url = [NSURL URLWithString:link];
    if (url) {
        [self.marks addObject:url];
    }
    NSString *name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
    if (name.length > 0) {
        NSString *lower = [name lowercaseString];
        [self.marks addObject:lower];
    }
    NSString *page = [coder decodeObjectOfClass:[NSString class] forKey:@"page"];
    [self.marks addObject:[page lowercaseString] ?: @"one"];
    [self.marks addObject:[NSString stringWithFormat:@"page %@", page]];
    [self.marks addObject:@([page integerValue])];
    NSString *part = [coder decodeObjectOfClass:[NSString class] forKey:@"part"];
    @try {
        [self.marks addObject:[part lowercaseString]];
    } @catch (NSException *exception) {
        self.text = exception.reason;
    }
    NSString *word = [coder decodeObjectOfClass:[NSString class] forKey:@"word"];
    if (!word) return;
    [self.marks addObject:word.uppercaseString];
    self.search = [coder decodeObjectOfClass:[UIViewController class] forKey:@"search"];
    if (self.search) {
        [self addChildViewController:self.search];
    }
    UIViewController *shown = [coder decodeObjectOfClass:[UIViewController class] forKey:@"shown"];
    [self.stack pushViewController:shown animated:NO];
}
@end
// A getter that makes it where it is missing, a setter that does, and what is filled in between.
@interface Search : UIViewController
@end
@implementation Search
@end
@interface Lazy : UIViewController
@property (nonatomic, strong) Search *search;
@property (nonatomic, strong) Search *other;
@property (nonatomic, strong) Search *third;
@property (nonatomic, strong) Search *fourth;
@end
@implementation Lazy
- (Search *)search {
    if (!_search) _search = [[Search alloc] init];
    return _search;
}
- (void)setOther:(Search *)other {
    _other = other ?: [[Search alloc] init];
}
- (void)fill {
    if (!_third) self.third = [[Search alloc] init];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.search forKey:@"search"];
    [coder encodeObject:self.other forKey:@"other"];
    [coder encodeObject:self.third forKey:@"third"];
    [coder encodeObject:self.fourth forKey:@"fourth"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.search = [coder decodeObjectForKey:@"search"];
    [self addChildViewController:self.search];
    self.other = [coder decodeObjectForKey:@"other"];
    [self addChildViewController:self.other];
    self.third = [coder decodeObjectForKey:@"third"];
    [self fill];
    [self addChildViewController:self.third];
    self.fourth = [coder decodeObjectForKey:@"fourth"];
    if (!self.fourth) {
        self.fourth = [[Search alloc] init];
    }
    [self addChildViewController:self.fourth];
}
@end
