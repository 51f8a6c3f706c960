type Line = Record<string, unknown>
type Write = (fields: object, message: string) => void

/** Lines that are written for one subject in a minute. The number of all further ones is written once. */
const maxLinesPerMinute = 5
const minuteMs = 60_000
/** Anyone can invent names of releases, so their number has a limit. */
const maxSubjects = 200

/** A log that a flood of reports cannot fill. `close` writes the numbers that are still pending. */
export function sampledLog(write: Write, furtherLines: string) {
  const counts = new Map<string, { subject: Line; count: number }>()
  const flush = () => {
    for (const { subject, count } of counts.values())
      if (count > maxLinesPerMinute) write({ ...subject, reports: count - maxLinesPerMinute }, furtherLines)
    counts.clear()
  }
  const timer = setInterval(flush, minuteMs)
  timer.unref()
  return {
    write: (subject: Line, more: Line, message: string) => {
      const key = JSON.stringify(subject)
      const entry = counts.get(key) ?? { subject, count: 0 }
      if (!counts.has(key) && counts.size >= maxSubjects) return
      entry.count += 1
      counts.set(key, entry)
      if (entry.count <= maxLinesPerMinute) write({ ...subject, ...more }, message)
    },
    close: () => {
      clearInterval(timer)
      flush()
    },
  }
}
