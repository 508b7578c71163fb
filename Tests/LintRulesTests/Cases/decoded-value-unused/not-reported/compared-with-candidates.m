// What was saved is held against what each has, and a mode may be called like its key.
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
@property (copy, nonatomic) NSString *mode;
@end
@implementation Detail
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.item.itemKey forKey:@"item.itemKey"];
    [coder encodeObject:self.other.itemKey forKey:@"other"];
    [coder encodeObject:self.mode forKey:@"search"];
    [super encodeRestorableStateWithCoder:coder];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    NSString *itemKey = [coder decodeObjectOfClass:[NSString class] forKey:@"item.itemKey"];
    NSString *other = [coder decodeObjectOfClass:[NSString class] forKey:@"other"];
    for (Item *item in [[Store shared] items]) {
        if ([itemKey isEqualToString:item.itemKey]) {
            self.item = item;
            break;
        }
        if ([item.itemKey isEqualToString:other]) {
            self.other = item;
            break;
        }
    }
    NSString *mode = [coder decodeObjectOfClass:[NSString class] forKey:@"search"];
    if ([mode isEqualToString:@"search"]) {
        self.title = self.item.itemKey;
    }
    [super decodeRestorableStateWithCoder:coder];
}
@end
