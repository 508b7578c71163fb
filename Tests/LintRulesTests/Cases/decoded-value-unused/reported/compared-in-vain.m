// What was saved is looked for in vain: it is held against its key, or against itself.
#import <UIKit/UIKit.h>
@interface Item : NSObject
@property (copy, nonatomic) NSString *itemKey;
@end
@interface Store : NSObject
@property (strong, nonatomic) NSArray *items;
+ (instancetype)shared;
@end
@interface Detail : UIViewController
@property (strong, nonatomic) Item *item;
@property (strong, nonatomic) Item *other;
@end
@implementation Detail
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.item.itemKey forKey:@"item.itemKey"];
    [coder encodeObject:self.other.itemKey forKey:@"other"];
    [super encodeRestorableStateWithCoder:coder];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    NSString *itemKey = [coder decodeObjectOfClass:[NSString class] forKey:@"item.itemKey"];
    NSString *other = [coder decodeObjectOfClass:[NSString class] forKey:@"other"];
    for (Item *item in [[Store shared] items]) {
        if ([itemKey isEqualToString:@"item.itemKey"]) { // expect: decoded-value-unused
            self.item = item;
            break;
        }
        if ([other isEqualToString:other]) { // expect: decoded-value-unused
            self.other = item;
            break;
        }
    }
    self.title = self.item.itemKey;
    [super decodeRestorableStateWithCoder:coder];
}
@end
