// The class makes an archive of its own with the method of AppKit, and reads it in a method of its own.
@interface Browser : NSView
@property (copy) NSString *address;
@end
@implementation Browser
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.address forKey:@"address"];
}
- (void)readFrom:(NSCoder *)coder {
    self.address = [coder decodeObjectOfClass:[NSString class] forKey:@"address"];
}
- (NSData *)archive {
    NSKeyedArchiver *archiver = [[NSKeyedArchiver alloc] initRequiringSecureCoding:YES];
    [self encodeRestorableStateWithCoder:archiver];
    return archiver.encodedData;
}
- (void)open:(NSData *)data {
    [self readFrom:[[NSKeyedUnarchiver alloc] initForReadingFromData:data error:nil]];
}
@end
