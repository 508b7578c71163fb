//- Notes.m
// An initializer that may give nothing gives what it makes all the same.
@interface Note : NSObject <NSCoding>
@property (nonatomic, copy) NSString *text;
@end
@implementation Note
- (instancetype)init {
    self = [super init];
    if (!self) {
        return nil;
    }
    return self;
}
- (void)encodeWithCoder:(NSCoder *)coder { [coder encodeObject:self.text forKey:@"text"]; }
- (instancetype)initWithCoder:(NSCoder *)coder {
    self = [super init];
    self.text = [coder decodeObjectOfClass:[NSString class] forKey:@"text"];
    return self;
}
@end
@interface Notes : UITableViewController
@property (nonatomic) NSMutableArray *notes;
@end
@implementation Notes
- (void)viewDidLoad {
    [super viewDidLoad];
    self.restorationIdentifier = @"notes";
    self.notes = [NSMutableArray array];
}
- (void)add {
    Note *note = [[Note alloc] init];
    [self.notes addObject:note];
    [self.tableView reloadData];
    self.restorationIdentifier = @"notes";
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.notes forKey:@"notes"]; // expect: model-data-encoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.notes = [coder decodeObjectOfClasses:[NSSet setWithObjects:[NSArray class], [Note class], nil] forKey:@"notes"];
}
@end
