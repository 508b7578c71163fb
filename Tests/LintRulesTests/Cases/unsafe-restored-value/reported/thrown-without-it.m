#import <UIKit/UIKit.h>
@interface Reader : UIViewController
@property (copy) NSString *name;
@property (copy) NSString *text;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.name forKey:@"name"];
    [coder encodeObject:self.text forKey:@"text"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSString *name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
    if (!name) {
        @throw [NSException exceptionWithName:@"Nameless" reason:nil userInfo:nil]; // expect: unsafe-restored-value
    }
    NSString *text = [coder decodeObjectOfClass:[NSString class] forKey:@"text"];
    if (text == nil) {
        [NSException raise:@"Empty" format:@"no text"]; // expect: unsafe-restored-value
    }
    self.name = name;
    self.title = name;
    self.text = text;
    self.navigationItem.prompt = text;
}
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.title = self.name;
    self.navigationItem.prompt = self.text;
}
@end
