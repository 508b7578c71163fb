// Subclasses write, or a macro does, or a category of all objects.
//- PlaceState.m
@interface PlaceState : NSObject <NSCoding>
@property (nonatomic, copy) NSString *name;
@end
@implementation PlaceState
- (void)encodeWithCoder:(NSCoder *)coder {
}
- (instancetype)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _name = [coder decodeObjectForKey:@"name"];
    }
    return self;
}
@end
@interface TownState : PlaceState
@end
@implementation TownState
- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
    [coder encodeObject:self.name forKey:@"name"];
}
@end
//- StepState.m
@interface StepState : NSObject <NSCoding>
@property (nonatomic, copy) NSString *way;
@end
@implementation StepState
- (void)encodeWithCoder:(NSCoder *)coder {
    ENCODE_ALL(coder);
}
- (instancetype)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _way = [coder decodeObjectForKey:@"way"];
    }
    return self;
}
@end
//- RouteState.m
@interface NSObject (Archiving)
@end
@implementation NSObject (Archiving)
- (void)encodeWithCoder:(NSCoder *)coder {
    [coder encodeObject:[self valueForKey:@"start"] forKey:@"start"];
}
@end
@interface RouteState : NSObject <NSCoding>
@property (nonatomic, copy) NSString *start;
@end
@implementation RouteState
- (instancetype)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _start = [coder decodeObjectForKey:@"start"];
    }
    return self;
}
@end
@interface LoopState : NSObject <NSCoding>
@property (nonatomic, copy) NSString *start;
@end
@implementation LoopState
- (void)encodeWithCoder:(NSCoder *)coder {
    [super encodeWithCoder:coder];
}
- (instancetype)initWithCoder:(NSCoder *)coder {
    if ((self = [super init])) {
        _start = [coder decodeObjectForKey:@"start"];
    }
    return self;
}
@end
//- Planner.m
@interface Planner : UIViewController
@property (nonatomic) PlaceState *place;
@property (nonatomic) StepState *step;
@property (nonatomic) RouteState *route;
@property (nonatomic) LoopState *loop;
@end
@implementation Planner
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.place forKey:@"place"];
    [coder encodeObject:self.step forKey:@"step"];
    [coder encodeObject:self.route forKey:@"route"];
    [coder encodeObject:self.loop forKey:@"loop"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.place = [coder decodeObjectForKey:@"place"];
    self.step = [coder decodeObjectForKey:@"step"];
    self.route = [coder decodeObjectForKey:@"route"];
    self.loop = [coder decodeObjectForKey:@"loop"];
}
@end
