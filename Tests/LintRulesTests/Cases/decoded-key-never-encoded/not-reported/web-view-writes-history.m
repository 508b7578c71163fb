// A web view of old writes its history itself.
@interface Browser : UIWebView
@property CGPoint offset;
@end
@implementation Browser
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    NSDictionary *history = [coder decodeObjectOfClass:[NSDictionary class] forKey:@"history"];
    self.offset = CGPointMake(0, [history[@"offset"] floatValue]);
    [super decodeRestorableStateWithCoder:coder];
}
@end
