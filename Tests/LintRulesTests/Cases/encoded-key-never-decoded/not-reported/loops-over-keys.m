//- Form.m
// The rounds of two loops, and a loop over what may change.
@interface Form : UIViewController
@property (nonatomic) NSMutableDictionary *values;
@end
@implementation Form
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeObject:self.values[@"name"] forKey:@"name"];
    [coder encodeObject:self.values[@"town"] forKey:@"town"];
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    for (NSString *key in @[@"name", @"town"]) {
        if ([coder containsValueForKey:key]) {
            self.values[key] = [coder decodeObjectOfClass:[NSString class] forKey:key];
        }
    }
}
@end
//- Table.swift
class Table: UIViewController {
    var keys = ["one"]
    var values: [String: String] = [:]
    func add(_ key: String) { keys.append(key) }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(values["two"], forKey: "two")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        for key in keys where coder.containsValue(forKey: key) {
            values[key] = coder.decodeObject(of: NSString.self, forKey: key)! as String
        }
        for key in ["three"] where coder.containsValue(forKey: key) {
            values[key] = coder.decodeObject(of: NSString.self, forKey: key)! as String
        }
    }
}
