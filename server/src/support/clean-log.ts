/** One line of the log without anything that a person typed, and without a value from the database. */
export type CleanLogLine = Record<string, string | number>

/** Fields with values that the product itself defines. `route` is a pattern such as `/api/advocates/:id/`. */
const safeFields = [
  'level',
  'time',
  'pid',
  'reqId',
  'method',
  'route',
  'status',
  'ms',
  'role',
  'module',
  'release',
  'state',
  'lines',
  'bytes',
  'removed',
]
const safeValue = /^[\w .:/*@+-]{0,200}$/

type LoggedError = { type?: unknown; code?: unknown; message?: unknown; stack?: unknown }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the frames of a stack. The lines before them repeat the message, which may contain a value. */
const framesOf = (stack: unknown): string =>
  typeof stack === 'string'
    ? stack
        .split('\n')
        .filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line))
        .map((line) => line.trim())
        .join(' | ')
    : ''

function parseLine(line: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function describeError({ type, code, stack }: LoggedError): CleanLogLine {
  const frames = framesOf(stack)
  return {
    ...(typeof type === 'string' && safeValue.test(type) && { error: type }),
    ...(typeof code === 'string' && safeValue.test(code) && { code }),
    ...(frames && { frames }),
  }
}

/**
 * Returns the parts of a log line that contain no personal data: known fields, the sentence of the log, and
 * the type, code and frames of an error. undefined for a line that is not an entry of the log.
 */
export function cleanLogLine(line: string): CleanLogLine | undefined {
  const entry = parseLine(line)
  if (!entry || typeof entry['level'] !== 'number') return undefined
  const clean: CleanLogLine = {}
  for (const field of safeFields) {
    const value = entry[field]
    if (typeof value === 'number' || (typeof value === 'string' && safeValue.test(value)))
      clean[field] = value
  }
  const error = isRecord(entry['err']) ? entry['err'] : undefined
  const { msg } = entry
  // the logger repeats the message of an error when nobody gave a sentence
  if (typeof msg === 'string' && !error && safeValue.test(msg)) clean['msg'] = msg
  if (typeof msg === 'string' && error && !String(error['message']).includes(msg)) clean['msg'] = msg
  return { ...clean, ...(error && describeError(error)) }
}
