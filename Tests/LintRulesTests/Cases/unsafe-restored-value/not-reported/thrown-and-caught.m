#import <UIKit/UIKit.h>
@interface Reader : UIViewController
@property (copy) NSString *name;
@end
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.name forKey:@"name"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    @try {
        NSString *name = [coder decodeObjectOfClass:[NSString class] forKey:@"name"];
        if (!name) {
            @throw [NSException exceptionWithName:@"Nameless" reason:nil userInfo:nil];
        }
        self.name = name;
    } @catch (NSException *exception) {
        self.name = exception.name;
    }
}
- (void)viewWillAppear:(BOOL)animated {
    [super viewWillAppear:animated];
    self.title = self.name;
}
@end
