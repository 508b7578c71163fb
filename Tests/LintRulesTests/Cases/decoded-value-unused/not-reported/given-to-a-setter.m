#import <UIKit/UIKit.h>
@interface Reader : UIViewController
@property (nonatomic, copy) NSString *chapter;
@property (nonatomic, weak) UILabel *label;
@end
@implementation Reader
- (void)setChapter:(NSString *)chapter {
    _chapter = [chapter copy];
    self.label.text = chapter;
}
- (void)turn:(NSString *)chapter {
    self.chapter = chapter;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.chapter forKey:@"chapter"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.chapter = [coder decodeObjectOfClass:[NSString class] forKey:@"chapter"];
}
@end
