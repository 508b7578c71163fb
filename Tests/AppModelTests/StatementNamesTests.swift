import Testing

@testable import AppModel

/// Of a long body the statements that spell a name are found without the others, and none that does is left out.
struct StatementNamesTests {
    private static let rows = (0..<40).map { "Text(first\($0)).onTapGesture { second\($0) += step }" }

    private let view = app(
        """
        struct Page: View {
            var body: some View {
                VStack {
                    \(rows.joined(separator: "\n"))
                }
            }
        }
        """
    ).program.functions.first { $0.property?.name == "body" }

    private let method = app(
        """
        class Page {
            func turn() {
                \((0..<40).map { "show(first\($0)) { second\($0) = step }" }.joined(separator: "\n"))
                let last = 1
                model.page = last
                print("a.first3.title")
            }
        }
        """
    ).program.functions.first { $0.fact.name == "turn" }

    @Test(arguments: ["first7", "second39", "step", "Text", "onTapGesture", "VStack", "nothing"])
    func aNameInALongClosureIsFoundWhereItStands(name: String) throws {
        let body = try #require(view)
        #expect(body.contains(naming: [name]) { $0.ownName == name } == body.contains { $0.ownName == name })
    }

    @Test(arguments: ["first0", "second39", "step", "show", "page", "last", "model", "nothing"])
    func aNameInALongBodyIsFoundWhereItStands(name: String) throws {
        let body = try #require(method)
        #expect(body.contains(naming: [name]) { $0.ownName == name } == body.contains { $0.ownName == name })
    }

    @Test func aPartOfATextCounts() throws {
        let body = try #require(method)
        #expect(body.statements(naming: ["first3"]).count == 2)
    }

    @Test func whatSpellsNoneOfTheNamesIsPassedOver() throws {
        let body = try #require(view)
        var all = 0
        var seen = 0
        _ = body.contains { _ in
            all += 1
            return false
        }
        _ = body.contains(naming: ["second7", "first7"]) { _ in
            seen += 1
            return false
        }
        #expect(all > 40 * 4)
        #expect(seen < all / 20)
    }
}
