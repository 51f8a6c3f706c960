type Line = { module: string; release: string }
type Write = (fields: object, message: string) => void

/** So many lines of one release are written a minute; how many more came is said once. */
const maxLinesPerMinute = 5
const minuteMs = 60_000
/** Names are anyone's to make up. */
const maxReleases = 200

/** A log of reports that a flood of them does not fill. `close` writes what is still to be said. */
export function sampledLog(write: Write) {
  const counts = new Map<string, { line: Line; count: number }>()
  const flush = () => {
    for (const { line, count } of counts.values())
      if (count > maxLinesPerMinute)
        write({ ...line, reports: count - maxLinesPerMinute }, 'more module reports in the last minute')
    counts.clear()
  }
  const timer = setInterval(flush, minuteMs)
  timer.unref()
  return {
    write: (fields: Line, message: string) => {
      const { module, release } = fields
      const key = `${module} ${release}`
      const entry = counts.get(key) ?? { line: { module, release }, count: 0 }
      if (!counts.has(key) && counts.size >= maxReleases) return
      entry.count += 1
      counts.set(key, entry)
      if (entry.count <= maxLinesPerMinute) write(fields, message)
    },
    close: () => {
      clearInterval(timer)
      flush()
    },
  }
}
