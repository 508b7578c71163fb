//- Keys.h
#define KEY_OF(property) ((NO && self.property) ? nil : @#property)
#define SelectorKey(property) NSStringFromSelector(@selector(property))
//- Reader.h
@interface Reader : UIViewController
@property (nonatomic) NSInteger page, chapter, part;
@end
//- Reader.m
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:KEY_OF(page)];
    [coder encodeInteger:self.chapter forKey:KEY_OF(chapter)]; // expect: encoded-key-never-decoded
    [coder encodeInteger:self.part forKey:SelectorKey(part)]; // expect: encoded-key-never-decoded
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:@"page"];
}
@end
