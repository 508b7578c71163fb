// Nobody knows what the vendor's base class reads.
class Reader: VendorController {
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(true, forKey: "vendor.open")
    }
}
