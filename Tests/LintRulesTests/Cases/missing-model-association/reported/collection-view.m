@interface Photos : UIViewController <UICollectionViewDataSource> // expect: missing-model-association
@property (nonatomic) UICollectionView *grid;
@property (nonatomic) NSArray *photos;
@end
@implementation Photos
- (void)viewDidLoad {
    [super viewDidLoad];
    self.grid.restorationIdentifier = @"grid";
    self.grid.dataSource = self;
}
- (NSInteger)collectionView:(UICollectionView *)view numberOfItemsInSection:(NSInteger)section {
    return self.photos.count;
}
@end
