// A library: who uses it registers the object.
public class Filter: NSObject, UIStateRestoring {
    public func encodeRestorableState(with coder: NSCoder) {
        coder.encode(1, forKey: "version")
    }
    public func decodeRestorableState(with coder: NSCoder) {
        print(coder.decodeInteger(forKey: "version"))
    }
}
