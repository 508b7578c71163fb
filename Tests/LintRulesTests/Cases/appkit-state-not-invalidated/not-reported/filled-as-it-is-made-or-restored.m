//- Search.h
@interface Search : NSDocument {
    NSString *words;
}
- (id)initWithWords:(NSString *)someWords;
@end
//- Search.m
#import "Search.h"
@implementation Search
- (id)initWithWords:(NSString *)someWords {
    self = [super init];
    [self look:someWords];
    return self;
}
- (void)look:(NSString *)someWords {
    words = someWords;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:words forKey:@"words"];
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    NSString *found = [coder decodeObjectOfClass:[NSString class] forKey:@"words"];
    if (found != nil) {
        [self look:found];
    }
}
@end
