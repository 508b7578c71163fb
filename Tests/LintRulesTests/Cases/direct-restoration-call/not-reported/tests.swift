import XCTest

class Detail: UIViewController {}
class DetailTests: XCTestCase {
    func testState(coder: NSCoder) {
        let detail = Detail()
        detail.decodeRestorableState(with: coder)
    }
}
