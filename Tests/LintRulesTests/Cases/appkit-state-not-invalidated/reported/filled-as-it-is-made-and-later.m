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
- (IBAction)lookAgain:(NSTextField *)sender {
    [self look:sender.stringValue];
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:words forKey:@"words"]; // expect: appkit-state-not-invalidated
}
- (void)restoreStateWithCoder:(NSCoder *)coder {
    [super restoreStateWithCoder:coder];
    words = [coder decodeObjectOfClass:[NSString class] forKey:@"words"];
}
@end
