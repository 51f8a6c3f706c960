import type { Readable } from 'node:stream'

/** A longer line is cut: a service may write a megabyte without an end of line. */
const maxLineLength = 4000
/** Further lines of one second are counted, not logged. */
const maxLinesPerSecond = 100
const secondMs = 1000

/**
 * Calls `onLine` for the lines of a stream, with bounds for their length and number. `onDropped` gets the
 * number of others.
 */
export function readLines(
  stream: Readable,
  onLine: (line: string) => void,
  onDropped: (count: number) => void,
): void {
  let rest = ''
  let second = 0
  let count = 0
  const emit = (line: string) => {
    const now = Math.floor(Date.now() / secondMs)
    if (now !== second) {
      if (count > maxLinesPerSecond) onDropped(count - maxLinesPerSecond)
      second = now
      count = 0
    }
    count += 1
    if (count <= maxLinesPerSecond && line.trim()) onLine(line.slice(0, maxLineLength))
  }
  stream.setEncoding('utf8')
  stream.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = (lines.pop() ?? '').slice(0, maxLineLength)
    for (const line of lines) emit(line)
  })
  stream.on('end', () => {
    if (rest) emit(rest)
    if (count > maxLinesPerSecond) onDropped(count - maxLinesPerSecond)
  })
  // a process that is killed may leave a broken pipe
  stream.on('error', () => undefined)
}
