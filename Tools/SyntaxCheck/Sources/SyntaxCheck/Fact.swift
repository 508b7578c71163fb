/// One thing that a parser saw: what it is spelt as, and where it begins.
struct Fact: Hashable {
    var offset: Int
    var text: String
}

/// What is compared. Each category has its own sorted list on either side.
enum Category: String, CaseIterable {
    /// Kind and name of everything that is declared, by the name's offset.
    case declarations
    /// Labels of functions, initializers, subscripts and enum cases.
    case parameters
    /// Argument labels and trailing closures, by the parenthesis or the first closure's brace.
    case calls
    /// Both for `a[…]` in expressions.
    case subscripts
    /// Names at the head of an expression or bound by a pattern.
    case names
    /// `.name`, by the name's offset.
    case members
    /// Literals with end and number of interpolations.
    case strings
    /// Numbers, `true`, `nil`, regular expressions; arrays, dictionaries and tuples with their number of elements.
    case literals
    /// Captures and parameter names, by the brace.
    case closures
    /// `if`, `guard`, `switch`, `for`, … with what they hold.
    case controlFlow = "control flow"
    /// Start and end of every statement and member.
    case statements
    /// Prefix, infix and postfix operators, casts, effects.
    case operators
    /// Annotations, results, casts, inheritance, without white space.
    case types
    case attributes
    /// `#name(…)`, with labels.
    case macros
}

/// What one parser made of one file.
struct Facts {
    private(set) var lists = [[Fact]](repeating: [], count: Category.allCases.count)
    var hasErrors = false

    subscript(category: Category) -> [Fact] {
        lists[category.index]
    }

    mutating func add(_ category: Category, _ text: String, at offset: Int) {
        lists[category.index].append(Fact(offset: offset, text: text))
    }

    mutating func sort() {
        for index in lists.indices {
            lists[index].sort { ($0.offset, $0.text) < ($1.offset, $1.text) }
        }
    }
}

extension Category {
    var index: Int { Category.allCases.firstIndex(of: self)! }
}

/// A place where the two parsers differ. At least one side is there.
struct Disagreement {
    var category: Category
    var offset: Int
    var ours: String?
    var reference: String?
}

/// Walks two sorted lists in step. What begins at the same offset is compared by its text.
func disagreements(in category: Category, ours: [Fact], reference: [Fact]) -> [Disagreement] {
    var found: [Disagreement] = []
    var left = 0
    var right = 0
    while left < ours.count || right < reference.count {
        if left < ours.count, right < reference.count, ours[left] == reference[right] {
            left += 1
            right += 1
            continue
        }
        let leftOffset = left < ours.count ? ours[left].offset : Int.max
        let rightOffset = right < reference.count ? reference[right].offset : Int.max
        var disagreement = Disagreement(category: category, offset: min(leftOffset, rightOffset))
        if leftOffset <= rightOffset {
            disagreement.ours = ours[left].text
            left += 1
        }
        if rightOffset <= leftOffset {
            disagreement.reference = reference[right].text
            right += 1
        }
        found.append(disagreement)
    }
    return found
}
