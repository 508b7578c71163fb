/// The ways through a region of a procedure.
///
/// Asked seldom and of small bodies, so that each question is a walk over the blocks instead of a table kept.
extension Procedure {
    /// Whether every way from a region's beginning to an instruction leads over another one.
    func dominates(_ first: Int, _ second: Int) -> Bool {
        let (from, to) = (instructions[first].block, instructions[second].block)
        if from == to { return first < second }
        return !isReached(to, avoiding: from)
    }

    /// Whether every way through its region leads over an instruction.
    func isOnEveryWay(_ instruction: Int) -> Bool {
        let block = instructions[instruction].block
        let exit = regions[Int(blocks[Int(block)].region)].exit
        return block == exit || !isReached(exit, avoiding: block)
    }

    /// Whether it may happen again before its region ends.
    func isRepeated(_ instruction: Int) -> Bool {
        let block = instructions[instruction].block
        return blocks[Int(block)].successors.contains { $0 == block || reaches($0, block) }
    }

    private func isReached(_ target: Int32, avoiding avoided: Int32) -> Bool {
        let entry = regions[Int(blocks[Int(target)].region)].entry
        return entry != avoided && reaches(entry, target, avoiding: avoided)
    }

    private func reaches(_ start: Int32, _ target: Int32, avoiding avoided: Int32 = -1) -> Bool {
        if start == target { return true }
        var seen = [Bool](repeating: false, count: blocks.count)
        var open = [start]
        seen[Int(start)] = true
        while let block = open.popLast() {
            for next in blocks[Int(block)].successors where next != avoided && !seen[Int(next)] {
                if next == target { return true }
                seen[Int(next)] = true
                open.append(next)
            }
        }
        return false
    }
}
