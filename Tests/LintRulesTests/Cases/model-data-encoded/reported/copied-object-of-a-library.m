#import <UIKit/UIKit.h>
#import <Models/Record.h>
@interface Feed : Record <NSCoding, NSCopying>
@property (copy, nonatomic) NSString *title;
@end
@implementation Feed
- (instancetype)initWithCoder:(NSCoder *)coder {
    if (self = [super initWithCoder:coder]) {
        self.title = [coder decodeObjectForKey:@"title"];
    }
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeObject:self.title forKey:@"title"];
}
- (id)copyWithZone:(NSZone *)zone {
    Feed *copy = [[Feed alloc] init];
    copy.title = self.title;
    return copy;
}
@end
@interface Reader : UIViewController
@property (strong, nonatomic) Feed *feed;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.feed forKey:@"feed"]; // expect: model-data-encoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.feed = [coder decodeObjectForKey:@"feed"];
}
@end
