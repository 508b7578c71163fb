//- Reader.m
// That a number is there does not say that the list is as long as it was.
@implementation Reader
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.page forKey:@"page"];
    [coder encodeInteger:self.chapter forKey:@"chapter"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSInteger page;
    NSArray *pages = self.allPages;
    NSArray *chapters = self.allChapters;
    if ([coder containsValueForKey:@"page"]) {
        page = [coder decodeIntegerForKey:@"page"];
        self.shownPage = [pages objectAtIndex:page]; // expect: unsafe-restored-value
    }
    if ([coder containsValueForKey:@"chapter"]) {
        NSInteger chapter = [coder decodeIntegerForKey:@"chapter"];
        self.shownChapter = chapters[chapter]; // expect: unsafe-restored-value
        PDFDocument *document = self.document;
        [self.pdfView goToPage:[document pageAtIndex:chapter]];
    }
}
@end
//- Reader.h
@interface Reader : UIViewController
@property (nonatomic) NSInteger page;
@property (nonatomic) NSInteger chapter;
@property (nonatomic) PDFDocument *document;
@property (nonatomic) NSArray *allPages;
@property (nonatomic) NSArray *allChapters;
@end
