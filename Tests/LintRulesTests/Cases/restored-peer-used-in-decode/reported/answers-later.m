// What answers later.
@interface Vote : UIViewController
@property (copy) NSString *rollID, *title;
@end
@implementation Vote
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.rollID forKey:@"roll"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.rollID = [coder decodeObjectOfClass:[NSString class] forKey:@"roll"];
    [VoteService voteWithID:self.rollID completionBlock:^(NSString *title) { // expect: restored-peer-used-in-decode
        self.title = title;
    }];
    [UIView animateWithDuration:1 animations:^{ self.view.alpha = 1; } completion:^(BOOL done) { self.title = nil; }];
}
@end
