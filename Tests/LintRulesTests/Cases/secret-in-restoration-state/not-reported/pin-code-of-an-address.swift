// A pin code is where a letter goes to, among the fields of an address.
final class AddressForm: UIViewController {
    let pinCodeField = UITextField()
    let cityField = UITextField()
    let stateField = UITextField()
    var pincode: String?
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(pinCodeField.text, forKey: "pinCode")
        coder.encode(cityField.text, forKey: "city")
        coder.encode(stateField.text, forKey: "state")
        coder.encode(pincode, forKey: "lastPincode")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        pinCodeField.text = coder.decodeObject(of: NSString.self, forKey: "pinCode") as String?
        cityField.text = coder.decodeObject(of: NSString.self, forKey: "city") as String?
        stateField.text = coder.decodeObject(of: NSString.self, forKey: "state") as String?
        pincode = coder.decodeObject(of: NSString.self, forKey: "lastPincode") as String?
    }
}
