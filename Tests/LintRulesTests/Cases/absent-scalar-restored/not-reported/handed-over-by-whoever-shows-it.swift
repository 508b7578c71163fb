class Pets: UIViewController {
    var ids = [1, 2]
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let details = segue.destination as? PetDetails else { return }
        details.petId = ids[1]
    }
}
class PetDetails: UIViewController {
    var petId: Int?
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard let other = segue.destination as? PetDetails else { return }
        other.petId = petId
    }
    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let petId = petId { coder.encode(petId, forKey: "petId") }
    }
    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        petId = coder.decodeInteger(forKey: "petId")
    }
    override func applicationFinishedRestoringState() {
        guard let petId = petId else { return }
        title = "Pet \(petId)"
    }
}
