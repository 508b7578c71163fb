import Testing

@testable import AppModel

/// What is known of strings that are built at run time.
struct StringPatternTests {
    private func value(_ expression: String) -> StringValue {
        let app = app("""
            class Form {
                static let field = "field"
                func key(_ row: Int, _ name: String) -> String { return \(expression) }
            }
            """)
        let function = app.program.functions.first { $0.fact.name == "key" }!
        let exit = app.exits(of: function)[0]
        return app.program.string(exit.value, at: Place(exit.site, in: function))
    }

    private func pattern(_ prefix: String, _ suffix: String) -> StringValue { .pattern(StringPattern(prefix: prefix, suffix: suffix)!) }

    @Test func whatStandsBeforeAndBehindAnUnknownPartIsKnown() {
        #expect(value(#""row-\(row)""#) == pattern("row-", ""))
        #expect(value(#""\(row).text""#) == pattern("", ".text"))
        #expect(value(#""\(Form.field)-\(row)-\(name).text""#) == pattern("field-", ".text"))
        #expect(value(#"Form.field + "-" + name"#) == pattern("field-", ""))
        #expect(value(#""\(row)""#) == .unknown)
        #expect(value("name") == .unknown)
    }

    @Test func whatTwoStringsHaveInCommonFitsBoth() {
        #expect(StringValue.text("row-1.text").widened(by: .text("row-12.text")) == pattern("row-1", ".text"))
        #expect(StringValue.text("page").widened(by: .text("page")) == .text("page"))
        // Both ends of "aa" are all of it, but a string that has both is longer.
        #expect(StringValue.text("aa").widened(by: .text("aaa")) == pattern("aa", ""))
        #expect(StringValue.text("abcab").widened(by: .text("ab")) == pattern("ab", ""))
        #expect(pattern("row-", "-row").widened(by: .text("row-row")) == pattern("row-", "row"))
        #expect(StringValue.text("a").widened(by: .text("b")) == .unknown)
    }

    @Test func aFormatIsKnownUpToItsFirstPlaceAndAfterItsLast() {
        #expect(value(#"String(format: "row-%02ld of %@.", row, name)"#) == pattern("row-", "."))
        #expect(value(#"String(format: "%1$@", name)"#) == .unknown)
        #expect(value(#"String(format: "%@-%@", name, name)"#) == .unknown)
        #expect(value(#"String(format: "100%")"#) == pattern("100", ""))
    }

    @Test func aFormatIsFilledWithWhatItsArgumentsAreKnownToBe() {
        #expect(value(#"String(format: "%@-%d.text", Form.field, row)"#) == pattern("field-", ".text"))
        #expect(value(#"String(format: "%@%@", Form.field, "s")"#) == .text("fields"))
        #expect(value(#"String(format: "%2$@ of %1$@", "row", Form.field)"#) == .text("field of row"))
        #expect(value(#"String(format: "%*d%@", row, row, "s")"#) == pattern("", "s"))
        #expect(value(#"String(format: "50%% of %@", Form.field)"#) == .text("50% of field"))
        #expect(value(#"String(format: "%10@", Form.field)"#) == .unknown)
        #expect(value(#"String(format: "row-%d", Form.field)"#) == pattern("row-", ""))
        #expect(value(#"String(format: "%@", arguments: [Form.field])"#) == .unknown)
    }

    @Test func patternsMeetWhereOneStringMayBeBoth() {
        #expect(pattern("row-", "").mayEqual(.text("row-1")))
        #expect(!pattern("row-", "").mayEqual(.text("row")))
        #expect(!pattern("ab", "bc").mayEqual(.text("abc")))
        #expect(pattern("row-", "").mayEqual(pattern("", ".text")))
        #expect(pattern("row-", "").mayEqual(pattern("ro", "")))
        #expect(!pattern("row-", "").mayEqual(pattern("cell-", "")))
        #expect(!pattern("", ".text").mayEqual(pattern("row-", ".title")))
        #expect(pattern("row-", "").mayEqual(.unknown))
        #expect(!pattern("row-", "").mayEqual(.constant("Key.row")))
    }
}
