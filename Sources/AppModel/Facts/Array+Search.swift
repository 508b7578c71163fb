extension Array {
    /// Where those elements begin for which a test holds, of a list in which they stand behind all others; its end where there are none.
    func partitioningIndex(where test: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if test(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
