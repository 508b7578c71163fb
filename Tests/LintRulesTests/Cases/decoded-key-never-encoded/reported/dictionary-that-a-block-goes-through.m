#import <UIKit/UIKit.h>
@interface PageController : UIViewController
@property (nonatomic) NSInteger row;
@property (nonatomic) NSInteger section;
@end
@implementation PageController
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    NSMutableDictionary *state = [NSMutableDictionary dictionary];
    state[@"row"] = @(self.row);
    [state setObject:@(self.section) forKey:@"section"];
    [self encodeState:state with:coder];
}
- (void)encodeState:(NSDictionary<NSString *, id> *)state with:(NSCoder *)coder {
    [state enumerateKeysAndObjectsUsingBlock:^(NSString *key, id value, BOOL *stop) {
        [coder encodeObject:value forKey:key];
    }];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.row = [[coder decodeObjectForKey:@"rows"] integerValue]; // expect: decoded-key-never-encoded
    self.section = [[coder decodeObjectForKey:@"section"] integerValue];
}
@end
