//- Delegate.m
@interface Delegate : UIResponder <UIApplicationDelegate>
@end
@implementation Delegate
- (BOOL)application:(UIApplication *)application shouldSaveSecureApplicationState:(NSCoder *)coder { return YES; }
- (BOOL)application:(UIApplication *)application shouldRestoreSecureApplicationState:(NSCoder *)coder { return YES; }
@end

//- Hypnosis.m
@interface Hypnosis : UIViewController <UITextFieldDelegate>
@property (nonatomic, strong) NSMutableArray *words;
@end

@implementation Hypnosis

- (instancetype)initWithNibName:(NSString *)name bundle:(NSBundle *)bundle {
    self = [super initWithNibName:name bundle:bundle];
    if (self) {
        self.restorationIdentifier = @"Hypnosis";
        _words = [NSMutableArray array];
    }
    return self;
}

- (BOOL)textFieldShouldReturn:(UITextField *)field {
    [self drawWord:field.text];
    [self.words addObject:field.text];
    return YES;
}

- (void)drawWord:(NSString *)word {
    UILabel *label = [[UILabel alloc] init];
    label.text = word;
    [self.view addSubview:label];
}

- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.words forKey:@"words"];
}

- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    NSArray *words = [coder decodeObjectOfClasses:[NSSet setWithObjects:[NSArray class], [NSString class], nil] forKey:@"words"]; // expect: decoded-value-unused
    for (NSString *word in words) {
        [self drawWord:word];
    }
}

@end
