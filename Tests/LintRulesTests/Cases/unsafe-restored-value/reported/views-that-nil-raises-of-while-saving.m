#import <UIKit/UIKit.h>
#import <WebKit/WebKit.h>
@interface Browser : UIViewController
@property (nonatomic, strong) WKWebView *webView;
@end
@implementation Browser
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    NSDictionary *page = @{@"url" : self.webView.URL}; // expect: unsafe-restored-value
    [coder encodeObject:page forKey:@"page"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSSet *classes = [NSSet setWithObjects:[NSDictionary class], [NSString class], [NSURL class], nil];
    self.title = [[coder decodeObjectOfClasses:classes forKey:@"page"] description];
}
@end
