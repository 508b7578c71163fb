//- Reader.h
@interface Reader : UIViewController
@property (nonatomic) NSInteger page;
@end
//- Reader.m
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [Archive savePage:self.page with:coder];
    [Archive storeWithTitle:self.title in:coder];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.page = [coder decodeIntegerForKey:@"page"];
    self.title = [coder decodeObjectOfClass:[NSString class] forKey:@"title"];
}
@end
//- Archive.swift
class Archive: NSObject {
    @objc static func savePage(_ page: Int, with coder: NSCoder) {
        coder.encode(page, forKey: "page")
    }
    @objc static func store(title: String?, in coder: NSCoder) {
        coder.encode(title, forKey: "title")
    }
}
