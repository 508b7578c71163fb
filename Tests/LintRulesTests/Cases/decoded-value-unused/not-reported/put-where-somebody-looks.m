//- Reader.h
#import <UIKit/UIKit.h>
@interface Reader : UIViewController
@property (nonatomic) UISlider *slider;
@property (nonatomic, copy) NSString *restoredTitle;
@end
//- Reader.m
#import "Reader.h"
@implementation Reader {
    NSInteger _page;
    NSInteger _line;
    NSInteger _chapter;
}
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:(NSInteger)self.slider.value forKey:@"page"];
    [coder encodeInteger:(NSInteger)self.slider.maximumValue forKey:@"line"];
    [coder encodeInteger:(NSInteger)self.slider.minimumValue forKey:@"chapter"];
    [coder encodeObject:self.title forKey:@"title"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    _page = [coder decodeIntegerForKey:@"page"];
    _line = [coder decodeIntegerForKey:@"line"];
    _chapter = [coder decodeIntegerForKey:@"chapter"];
    self.restoredTitle = [coder decodeObjectOfClass:[NSString class] forKey:@"title"];
}
- (void)applicationFinishedRestoringState {
    self.slider.value = self->_page;
    [self show:&_line];
    dispatch_async(dispatch_get_main_queue(), ^{
        self.slider.value = [[self valueForKey:@"chapter"] integerValue];
    });
}
- (void)show:(NSInteger *)number {
    self.slider.value = *number;
}
@end
//- Shelf.m
#import "Reader.h"
void showTitle(Reader *reader) {
    reader.title = reader.restoredTitle;
}
