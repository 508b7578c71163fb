// What answers later by a block that nobody calls a completion, in methods that decoding calls by messages without arguments.
@interface EndGame : UIViewController
@property (copy) NSString *level;
@property (strong) NSArray *players;
@property (strong) PFQuery *topQuery;
@end
@implementation EndGame
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.level forKey:@"level"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.level = [coder decodeObjectOfClass:[NSString class] forKey:@"level"];
    if (self.level != nil) {
        [self storeScore]; // expect: restored-peer-used-in-decode
    }
    [self showPlayers:10]; // expect: restored-peer-used-in-decode
    [self.topQuery countObjectsInBackgroundWithBlock:^(int number, NSError *error) { // expect: restored-peer-used-in-decode
        self.title = self.level;
    }];
    [Account signInWithCompletionHandler:^{ // expect: restored-peer-used-in-decode
        self.title = nil;
    }];
}
- (void)storeScore {
    PFObject *score = [PFObject objectWithClassName:@"Score"];
    [score saveInBackground];
}
- (void)showPlayers:(NSUInteger)count {
    PFQuery *query = [PFQuery queryWithClassName:@"Score"];
    query.limit = count;
    [query findObjectsInBackgroundWithBlock:^(NSArray *players, NSError *error) {
        self.players = players;
    }];
}
@end
