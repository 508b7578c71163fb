// A property whose observer loads, closures without a label, and playback.
final class Pictures {
    static let shared = Pictures()
    func picture(at address: URL, completion: @escaping (UIImage?) -> Void) {
        let task = URLSession.shared.dataTask(with: address) { data, _, _ in completion(data.flatMap(UIImage.init)) }
        task.resume()
    }
}
final class Screen: UIViewController {
    var address: URL? {
        didSet { reload() }
    }
    var track = ""
    let player = AVPlayer()
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(address, forKey: "address")
        coder.encode(track, forKey: "track")
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        address = coder.decodeObject(of: NSURL.self, forKey: "address") as URL? // expect: restored-peer-used-in-decode
        track = coder.decodeObject(of: NSString.self, forKey: "track") as String? ?? ""
        player.play() // expect: restored-peer-used-in-decode
        if let address {
            URLSession.shared.dataTask(with: address) { _, _, _ in }.resume()
            URLSession.shared.dataTask(with: address) { _, _, _ in print(address) }.resume() // expect: restored-peer-used-in-decode
            Pictures.shared.picture(at: address) { [weak self] picture in // expect: restored-peer-used-in-decode
                self?.title = picture?.description
            }
        }
    }
    private func reload() {
        guard let address else { return }
        Pictures.shared.picture(at: address) { [weak self] picture in self?.title = picture?.description }
    }
}
