#import <UIKit/UIKit.h>
@interface Topic : NSObject <NSCoding>
@property (copy, nonatomic) NSString *name;
@end
@implementation Topic
- (instancetype)initWithCoder:(NSCoder *)coder {
    if (self = [super init]) {
        self.name = [coder decodeObjectForKey:@"name"];
    }
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.name forKey:@"name"];
}
@end
@interface Reader : UIViewController
@property (strong, nonatomic) NSManagedObject *item;
@property (strong, nonatomic) NSMutableDictionary *counts;
@property (copy, nonatomic) NSArray *names;
@property (strong, nonatomic) UIViewController *other;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.item.objectID.URIRepresentation forKey:@"item"]; // expect: encoded-key-never-decoded
    [coder encodeObject:[NSString stringWithFormat:@"%d", 1] forKey:@"text"]; // expect: encoded-key-never-decoded
    [coder encodeObject:[NSURL fileURLWithPath:@"/"] forKey:@"place"]; // expect: encoded-key-never-decoded
    [coder encodeObject:[self.names componentsJoinedByString:@","] forKey:@"joined"]; // expect: encoded-key-never-decoded
    [coder encodeObject:NSStringFromCGRect(self.view.frame) forKey:@"frame"]; // expect: encoded-key-never-decoded
    [coder encodeObject:[self.counts copy] forKey:@"counts"]; // expect: encoded-key-never-decoded
    [coder encodeObject:self.other forKey:@"other"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
}
@end
