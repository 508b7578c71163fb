/// Numbers that are the same for the same seed, on every machine.
struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// The numbers of one case, which do not depend on the cases before it.
    init(seed: UInt64, case index: Int) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(index) &* 0xD1B5_4A32_D192_ED03
        _ = next()
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// From zero to one less than the number of sides.
    mutating func roll(_ sides: Int) -> Int { sides > 1 ? Int(next() % UInt64(sides)) : 0 }

    mutating func isLucky(oneIn chances: Int) -> Bool { roll(chances) == 0 }

    mutating func pick<Element>(_ choices: [Element]) -> Element { choices[roll(choices.count)] }

    /// Small lengths often, large ones sometimes.
    mutating func length(upTo limit: Int) -> Int {
        let magnitude = roll(max(1, Int.bitWidth - limit.leadingZeroBitCount) + 1)
        return min(limit, 1 + roll(1 << magnitude))
    }
}
