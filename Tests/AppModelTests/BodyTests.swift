import Syntax
import Testing

@testable import AppModel

/// Bodies that are kept as text until somebody asks.
struct BodyTests {
    private static let swift = """
        class Reader: UIViewController {
            func show(_ page: Page) {
                let title = page.title + "\\(page.number) of \\(pages.count)"
                guard let first = pages.first, first.isOpen else { return }
                pages.forEach { other in other.close(animated: true) }
                label.text = title
            }
            func save() { invalidateRestorableState() }
        }
        """
    private static let objectiveC = """
        @implementation Reader
        + (void)show:(Page *)page {
            NSString *title = [NSString stringWithFormat:@"%@ of %lu", page.title, self.pages.count];
            if (!page.isOpen) { return; }
            [self.pages enumerateObjectsUsingBlock:^(Page *other, NSUInteger index, BOOL *stop) { [other closeAnimated:YES]; }];
            [[self sharedLabel] setText:title];
        }
        - (void)save { [self invalidateRestorableState]; }
        @end
        """

    @Test(arguments: [SourceFile(path: "Reader.swift", text: swift), SourceFile(path: "Reader.m", text: objectiveC)])
    func aBodyReadLateSaysTheSameInTheSamePlaces(_ file: SourceFile) throws {
        let late = try #require(FileFacts(extracting: file).types.first?.methods.first)
        let atOnce = try #require(FileFacts(reading: SyntaxTree(parsing: file, detail: .full(naming: .restoration))).types.first?.methods.first)
        guard case .unread? = late.content, case .read? = atOnce.content else {
            Issue.record("one of them should wait, the other not")
            return
        }
        let body = try #require(late.body)
        #expect(body.count == 4)
        #expect(body.rendered == atOnce.body?.rendered)
        #expect(body.flatMap(\.expressions).map(\.range) == atOnce.body?.flatMap(\.expressions).map(\.range))
    }
}
