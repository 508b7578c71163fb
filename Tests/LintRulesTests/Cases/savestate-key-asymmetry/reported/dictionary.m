// custom-protocols: { protocol: SaveState, save: saveState, restore: initWithSaveState: }
@interface List : UIViewController <SaveState>
@property (nonatomic) NSInteger row;
@end
@implementation List
- (NSData *)saveState {
    NSDictionary *state = @{@"row": @(self.row)}; // expect: savestate-key-asymmetry
    return [NSJSONSerialization dataWithJSONObject:state options:0 error:nil];
}
- (id)initWithSaveState:(NSData *)data {
    if ((self = [super init]) && data) {
        NSDictionary *state = [NSJSONSerialization JSONObjectWithData:data options:0 error:nil];
        self.row = [state[@"rows"] integerValue]; // expect: savestate-key-asymmetry
    }
    return self;
}
@end
