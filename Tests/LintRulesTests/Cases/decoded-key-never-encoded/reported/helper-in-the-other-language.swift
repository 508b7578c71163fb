//- Reader.swift
class Reader: UIViewController {
    let archive = Archive()
    var page = 0
    var zoom = 1.0
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        archive.savePage(page, with: coder)
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        page = coder.decodeInteger(forKey: "page")
        zoom = coder.decodeDouble(forKey: "zoom") // expect: decoded-key-never-encoded
    }
}
//- Archive.h
@interface Archive : NSObject
@end
//- Archive.m
@implementation Archive
- (void)savePage:(NSInteger)page withCoder:(NSCoder *)coder {
    [coder encodeInteger:page forKey:@"page"];
}
@end
