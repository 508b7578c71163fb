//- Keys.h
#define KEY_OF(property) ((void)(NO && ((void)self.property, NO)), \
    @#property)
#define OwnKey(property) prefixed(@#property)
#if DEBUG
#define CheckedKey(property) (self.property, @#property)
#else
#define CheckedKey(property) @"state." @#property
#endif
//- Reader.h
@interface Reader : UIViewController
@property (nonatomic) NSInteger page, chapter, part, line;
@end
//- Reader.m
static NSString *prefixed(NSString *name) { return [@"reader." stringByAppendingString:name]; }
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:KEY_OF(page)];
    [coder encodeInteger:self.chapter forKey:OwnKey(chapter)];
    [coder encodeInteger:self.part forKey:CheckedKey(part)];
    [coder encodeInteger:self.line forKey:@"line"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:@"page"];
    self.chapter = [coder decodeIntegerForKey:@"reader.chapter"];
    self.part = [coder decodeIntegerForKey:@"state.part"];
    self.line = [coder decodeIntegerForKey:KEY_OF(line)];
}
@end
