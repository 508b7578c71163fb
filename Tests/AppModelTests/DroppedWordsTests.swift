import Foundation
import Syntax
import Testing

@testable import AppModel

/// What a body says that its statements do not say is lost for every rule.
struct DroppedWordsTests {
    @Test func statementsKeepWhatABodySays() {
        #expect(
            dropped(
                """
                func f() {
                    switch a { case let b where c(b): d(); case is E: g; case let h as I, let h as J: h; default: break }
                    for case let k? in l where m { n[o]?.p!(q: r) { s in t(s) } }
                    do { try u() } catch let v as W where v.x { y } catch Z.a1(let b1) where c1 { d1(b1) }
                    if case .e1(let f1)? = g1, let h1, i1 is J1 { \"\\(k1.l1(m1))\" }
                    let (n1, o1) = p1 ? q1 : if r1 { s1 } else { t1 }
                    defer { u1 &= v1 } ; while let w1 = x1() { y1 += w1 } ; repeat { z1 } while a2
                    _ = [b2: \\.d2, #selector(e2)] ; return f2 ?? { [weak g2 = l2] h2 in i2(h2, g2) }(j2) as? K2
                }
                """, "A.swift") == [])
        #expect(
            dropped(
                """
                void f(void) {
                    switch (a) { case b: c(); break; default: d(); }
                    for (int e = 0; e < g; e++) { h[e] = i->j.k; }
                    for (id l in [m n:o p:q]) { dispatch_async(r, ^(int s) { [t u:s]; }); }
                    do { v++; } while (w); if (!x) y = z ?: a1; else b1 = @{c1: @[d1, @(e1)]};
                    @try { f1(); } @catch (NSException *g1) { h1(g1); } @finally { i1(); }
                    @synchronized (j1) { k1(); } @autoreleasepool { l1(); }
                    m1 = (n1)o1; p1(&q1, *r1, &s1); t1 = ({ u1(); v1; });
                }
                """, "A.m") == [])
    }

    @Test func examplesLoseNothing() throws {
        let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../LintRulesTests/Cases").standardized
        let files = try #require(FileManager.default.enumerator(at: cases, includingPropertiesForKeys: nil)).compactMap { $0 as? URL }
            .filter { ["swift", "m"].contains($0.pathExtension) }
        #expect(files.count > 1_000)
        // What stands behind a `return` never runs, and a `goto` is no statement of ours.
        let expected = [
            "always-no.m": ["standardUserDefaults", "boolForKey"], "always-no-where-scenes-restore.m": ["standardUserDefaults", "boolForKey"],
            "no-at-times.m": ["answer", "answer"],
        ]
        for file in files {
            let name = file.lastPathComponent
            #expect(try dropped(String(contentsOf: file, encoding: .utf8), name) == expected[name, default: []], "\(file.path)")
        }
    }

    /// The words of bodies that extraction has left out, those of types and of lines with a `#` aside.
    private func dropped(_ text: String, _ path: String) -> [String] {
        let facts = facts(text, path: path)
        let file = SourceFile(path: path, text: text)
        let tokens = SyntaxTree(parsing: file, detail: .tokens).tokens
        func word(_ token: Token) -> String { String(decoding: file.bytes[Int(token.start)..<Int(token.end)], as: UTF8.self) }
        return (facts.functions + facts.types.flatMap { $0.methods + $0.properties.flatMap(\.accessors) }).flatMap { function -> [String] in
            guard let range = function.bodyRange, let body = function.body else { return [] }
            var kept: Set<String> = []
            note(body, in: &kept)
            return tokens.indices.compactMap { index in
                let token = tokens[index]
                guard token.kind == .identifier, range.contains(token.range), !kept.contains(word(token)) else { return nil }
                let (text, before, behind) = (word(token).filter { $0 != "`" }, tokens[index - 1], tokens[index + 1])
                let line = file.bytes[..<Int(token.start)].lastIndex(of: UInt8(ascii: "\n")) ?? 0
                if file.bytes[line..<Int(token.start)].contains(UInt8(ascii: "#")) { return nil }
                if before.kind == .at || text.isKeyword || text.isType && ![.leftParen, .period].contains(behind.kind) { return nil }
                return kept.contains(text.asProperty) ? nil : text
            }
        }
    }

    /// Every name below a fact, whatever it stands for.
    private func note(_ value: Any, in kept: inout Set<String>) {
        switch value {
        case let text as String:
            for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) { kept.insert(String(word)) }
        case let function as FunctionFact:
            note(function.name, in: &kept)
            note(function.selector ?? "", in: &kept)
            note(function.parameters, in: &kept)
            note(function.body ?? [], in: &kept)
        default:
            for child in Mirror(reflecting: value).children { note(child.value, in: &kept) }
        }
    }
}

extension String {
    /// What the facts call a property that is named by its variable or its setter.
    fileprivate var asProperty: String {
        let name = hasPrefix("_") ? String(dropFirst()) : hasPrefix("set") ? String(dropFirst(3)) : self
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    fileprivate var isType: Bool { first?.isUppercase == true || ["id", "int", "float", "double", "char", "bool", "unsigned", "long"].contains(self) }

    fileprivate var isKeyword: Bool {
        // Objective-C's makers of objects are calls of the type.
        hasPrefix("init") || hasPrefix("__")
            || [
                "alloc", "new", "class", "if", "else", "switch", "case", "default", "for", "in", "while", "repeat", "do", "try", "catch", "throw",
                "return", "guard", "let", "var", "where", "as", "is", "self", "super", "nil", "true", "false", "func", "break", "continue", "defer",
                "some", "any", "inout", "weak", "unowned", "await", "async", "throws", "static", "const", "void", "fallthrough", "typeof", "sizeof",
                "lazy", "YES", "NO", "goto", "struct", "final", "private", "enum", "mutating", "override", "typealias",
            ].contains(self)
    }
}
