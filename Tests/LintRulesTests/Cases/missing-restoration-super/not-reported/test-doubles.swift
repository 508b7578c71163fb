//- App/Reader.swift
class Reader: UIViewController {}
//- AppTests/ReaderTests.swift
import XCTest
@testable import App
class ReaderSpy: Reader {
    var encoded = 0
    override func encodeRestorableState(with coder: NSCoder) { encoded += 1 }
}
//- AppTests/Doubles/ReaderDouble.swift
// It stands beside tests.
import UIKit
class ReaderDouble: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {}
    override func decodeRestorableState(with coder: NSCoder) {}
}
//- AppTests/Doubles/ReaderStub.m
#import <UIKit/UIKit.h>
@interface ReaderStub : UIViewController
@end
@implementation ReaderStub
- (void)encodeRestorableStateWithCoder:(NSCoder *)coder {}
@end
//- Shared/ReaderMock.swift
// Only a test sees what is internal elsewhere.
@testable import App
class ReaderMock: Reader {
    override func decodeRestorableState(with coder: NSCoder) {}
}
