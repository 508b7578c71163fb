import UIKit
enum Mode: Int { case list, grid, map }
final class Browser: UIViewController {
    var mode = Mode.list
    var row = 0
    var zoom = 0.0
    var place: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mode.rawValue, forKey: "mode")
        switch mode {
        case .list: coder.encode(row, forKey: "row")
        case .grid: coder.encode(zoom, forKey: "zoom")
        case .map: coder.encode(place, forKey: "place")
        }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        guard let mode = Mode(rawValue: coder.decodeInteger(forKey: "mode")) else { return }
        self.mode = mode
        switch mode {
        case .list:
            zoom = coder.decodeDouble(forKey: "zoom") // expect: decoded-key-never-encoded
        case .grid:
            row = coder.decodeInteger(forKey: "row") // expect: decoded-key-never-encoded
        case .map:
            place = coder.decodeObject(of: NSString.self, forKey: "place") as String?
        }
    }
}
//- Player.m
typedef NS_ENUM(NSInteger, PlayerMode) { PlayerModeAudio, PlayerModeVideo };
@interface Player : UIViewController
@property (nonatomic) PlayerMode mode;
@property (nonatomic) double position;
@property (nonatomic) double speed;
@end
@implementation Player
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {
    [super encodeRestorableStateWithCoder:coder];
    [coder encodeInteger:self.mode forKey:@"mode"];
    switch (self.mode) {
        case PlayerModeAudio:
            [coder encodeDouble:self.position forKey:@"position"];
            break;
        case PlayerModeVideo:
            [coder encodeDouble:self.speed forKey:@"speed"];
            break;
    }
}
- (void)decodeRestorableStateWithCoder:(NSCoder *)coder {
    [super decodeRestorableStateWithCoder:coder];
    self.mode = [coder decodeIntegerForKey:@"mode"];
    switch (self.mode) {
        case PlayerModeAudio:
            self.speed = [coder decodeDoubleForKey:@"speed"]; // expect: decoded-key-never-encoded
            break;
        case PlayerModeVideo:
            self.position = [coder decodeDoubleForKey:@"position"]; // expect: decoded-key-never-encoded
            break;
    }
}
@end
