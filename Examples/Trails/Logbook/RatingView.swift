import UIKit

/// Five boots, some of them worn.
final class RatingView: UIView {
    private static let ratingKey = "rating"

    var rating = 0 {
        didSet { showRating() }
    }

    private let stack = UIStackView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        for value in 1...5 {
            let button = UIButton(configuration: .plain())
            button.addAction(UIAction { [weak self] _ in self?.rating = value }, for: .primaryActionTriggered)
            stack.addArrangedSubview(button)
        }
        stack.frame = bounds
        stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(stack)
        showRating()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    private func showRating() {
        for (index, view) in stack.arrangedSubviews.enumerated() {
            let name = index < rating ? "shoe.fill" : "shoe"
            (view as? UIButton)?.setImage(UIImage(systemName: name), for: .normal)
        }
    }

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(rating, forKey: Self.ratingKey)
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        rating = coder.decodeInteger(forKey: Self.ratingKey)
    }
}
