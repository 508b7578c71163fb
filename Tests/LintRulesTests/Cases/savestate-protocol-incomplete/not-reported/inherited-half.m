// custom-protocols: { protocol: SaveState, save: saveState, restore: initWithSaveState: }
// The base class has the other half, and an optional protocol may be left alone.
@interface Base : UIViewController
@end
@implementation Base
- (id)initWithSaveState:(NSData *)data {
    if ((self = [super init])) {
        if (data) {
            self.title = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil][@"title"];
        }
    }
    return self;
}
@end
@interface List : Base <SaveState>
@end
@implementation List
- (NSData *)saveState {
    return [NSJSONSerialization dataWithJSONObject:@{@"title": self.title} options:0 error:nil];
}
@end
@interface Hint : UIViewController <SaveState>
@end
@implementation Hint
@end
