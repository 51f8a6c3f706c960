type Line = { module: string; release: string }
type Write = (fields: object, message: string) => void

/** Lines that are written for one release in a minute. The number of all further ones is written once. */
const maxLinesPerMinute = 5
const minuteMs = 60_000
/** Anyone can invent names of releases, so their number has a limit. */
const maxReleases = 200

/** A log that a flood of reports cannot fill. `close` writes the numbers that are still pending. */
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
