#import <UIKit/UIKit.h>
@interface PageController : UIViewController
@property (nonatomic) NSInteger row;
@property (nonatomic) NSInteger section;
@property (nonatomic) NSDictionary *more;
@end
@implementation PageController
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    NSMutableDictionary *state = [[NSMutableDictionary alloc] init];
    [state setValue:@(self.row) forKey:@"row"];
    [state setValue:@(self.section) forKey:@"section"];
    for (NSString *key in state) {
        [coder encodeObject:state[key] forKey:key];
    }
    NSMutableDictionary *more = [NSMutableDictionary dictionaryWithDictionary:self.more];
    [more enumerateKeysAndObjectsUsingBlock:^(NSString *key, id value, BOOL *stop) {
        [coder encodeObject:value forKey:key];
    }];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.row = [[coder decodeObjectForKey:@"row"] integerValue];
    self.section = [[coder decodeObjectForKey:@"section"] integerValue];
    self.title = [coder decodeObjectForKey:@"title"];
}
@end
