//- RestorationTests/RestorationTests/Reader.swift
// An app that is called so is no test, though its tests lie below the same folder.
class Reader: UIViewController {
    override func encodeRestorableState(with coder: NSCoder) {} // expect: missing-restoration-super
}
//- RestorationTests/RestorationTestsTests/ReaderTests.swift
import XCTest
class ReaderTests: XCTestCase {}
