// Without `override` it may be anything.
class Card: VendorCard {
    func viewDidLoad() { restorationIdentifier = "card" }
}
