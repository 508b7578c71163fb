//- Trip.h
@interface Trip : NSObject <NSCoding>
@property (nonatomic, copy) NSString *identity; // expect: model-data-encoded
@property (nonatomic, copy) NSString *purpose;
@property (nonatomic, strong) NSDate *date;
@end
//- Trip.m
@implementation Trip
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:self.purpose forKey:@"purpose"];
    [coder encodeObject:self.date forKey:@"date"];
}
- (id)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        self.purpose = [coder decodeObjectForKey:@"purpose"];
        self.date = [coder decodeObjectForKey:@"date"];
    }
    return self;
}
- (NSDictionary *)summary {
    return @{ @"identity": self.identity, @"purpose": self.purpose };
}
@end
//- Drive.m
@interface Drive : UIViewController
@property (nonatomic, strong) Trip *trip;
@end
@implementation Drive
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.trip forKey:@"trip"]; // expect: model-data-encoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.trip = [coder decodeObjectForKey:@"trip"];
}
@end
//- Start.m
@interface Start : UIViewController
@property (nonatomic, strong) Trip *trip;
@end
@implementation Start
- (instancetype)init {
    self = [super initWithNibName:nil bundle:nil];
    self.restorationIdentifier = @"start";
    return self;
}
- (void)begin {
    self.trip = [[Trip alloc] init];
    self.trip.identity = [[NSUUID UUID] UUIDString];
}
@end
