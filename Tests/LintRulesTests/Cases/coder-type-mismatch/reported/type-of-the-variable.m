// The variable tells what is expected.
@interface Person : NSObject <NSCoding>
@property (copy) NSString *name;
@end
@interface Letter : UIViewController
@property Person *sender;
@property (copy) NSArray *lines;
@property NSDate *date;
@end
@implementation Letter
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.sender forKey:@"sender"]; // expect: model-data-encoded
    [coder encodeObject:self.date forKey:@"date"];
    [coder encodeObject:self.lines forKey:@"lines"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSString *name = [coder decodeObjectForKey:@"sender"]; // expect: coder-type-mismatch
    self.sender.name = name;
    self.title = [coder decodeObjectForKey:@"date"]; // expect: coder-type-mismatch
    NSMutableArray *lines = [coder decodeObjectForKey:@"lines"];
    self.lines = lines;
}
@end
