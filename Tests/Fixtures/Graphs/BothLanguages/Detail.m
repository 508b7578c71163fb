#import "Detail.h"

@implementation Detail

+ (instancetype)detailWithTitle:(NSString *)title {
    Detail *detail = [[Detail alloc] init];
    detail.title = title;
    return detail;
}

- (instancetype)init {
    self = [super init];
    if (self) {
        self.restorationIdentifier = @"detail";
    }
    return self;
}

@end
