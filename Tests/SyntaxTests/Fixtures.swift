/// Small files that between them use every part of the grammar.
let fixtures: [String] = [
    #"""
    @testable import struct Foo.Bar
    @MainActor @Wrapper(x: 1) public final class A<T: B, each U>: C<T>, @unchecked Sendable where T: D {
        private(set) var a: [String: Int?] = [:] { willSet(b) { c } didSet { d() } }
        @available(iOS 13, *) override init?(coder: NSCoder) throws(E) { super.init(coder: coder); return nil }
        deinit { a?.b![0] = 1 }
        subscript<K>(k: K, default d: @autoclosure () -> T) -> T where K: P { get async { x } _modify { yield &y } }
        #if os(iOS) && swift(>=5.9)
        static func ==<V>(a: V, b: inout V...) async rethrows -> (some P, any Q & R) { a < b }
        #else
        class var e: E.Type { .self }
        #endif
    }
    """#,
    #"""
    indirect enum E: Int { case a, b = -2; case c(Int, label: String = "x", _ d: (A) -> B) }
    protocol P<A>: ~Copyable { associatedtype A: B = C where A.D == E; var a: Int { get set }; func f() }
    extension [Int]: P { typealias B<T> = C<T> where T: D }
    infix operator <+>: AdditionPrecedence
    precedencegroup Foo { higherThan: Bar }
    @freestanding(expression) macro m<T>(_ a: T) -> T = #externalMacro(module: "M", type: "T")
    actor open { nonisolated(unsafe) var get: set; unowned(unsafe) let (a, _): (b, c) = d }
    """#,
    #"""
    func f() {
        guard let self, case .a(let b?)? = c, x < y, #available(iOS 13, *) else { return }
        outer: for case let (a, b) in c where a > b { continue outer }
        for try await x in y { break }
        repeat { if a { } else if let b: B = c { } else { d } } while e
        switch a {
        case 1...5, .b(_, is C) where d: fallthrough
        #if DEBUG
        case let e as F: g
        #endif
        @unknown default: throw h
        }
        do throws(E) { defer { a } } catch let b as C { } catch D.e, F.g { } catch { }
        let v = if a { 1 } else { 2 }; return switch b { case .c: 3 default: 4 }
    }
    """#,
    #"""
    let a = try? await b.c(&d, e: -1)?.f![2] as? [G: H] ?? i ? j : k
    items.map { [weak self, x = y.z] (a: Int, b) async throws -> C in a >>= b }.sorted(by: >)
        .reduce(0, +) { $0 } completion: { _, d in d }
        #if A
        .b()
        #endif
    view.frame(\A.b?.c[0], \.self, #selector(f(_:with:)), #Predicate<B> { $0 })
    if items.contains { $0 } == true, a.b({ c }) { }
    _ = Foo<Bar, [Int]>(x: /r(e)g/, #/x/#) / 0x1p4 + 1_000.5e-3
    """#,
    ##"""
    let a = "b\(c("\(d)") { ")" /* " */ })e", f = #"g\#(h)i"#, j = """
        k "l" \(m,
        n: o)
        """ // p
    /* q /* r */ */ let `class` = <#s#>, größe = √t • 名 ?? "😀"
    """##,
]
