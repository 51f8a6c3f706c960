import type { RecordPath, RecordValues } from '@samity/shared-api/module'
import { createContext, useContext } from 'react'

/** The shell provides what the active modules open for the person. Without a shell there are none. */
export const RecordPathContext = createContext<RecordPath>(() => undefined)

/**
 * Returns a function that finds the path at which a record of another module opens, by the kind of record. It
 * returns undefined when nothing opens it for this person: show text then instead of a link.
 */
export const useRecordPath = (): RecordPath => useContext(RecordPathContext)

/**
 * Fills a path of `opens` in a descriptor: '/dashboard/receipt/{number}'. A parameter of the query without a
 * value is left out; without a value of the path itself the result is undefined.
 */
export function fillRecordPath(pattern: string | undefined, values: RecordValues = {}): string | undefined {
  if (pattern === undefined) return undefined
  const [path = '', query = ''] = pattern.split('?')
  let isComplete = true
  const fillPart = (part: string) =>
    part.replace(/\{(\w+)\}/g, (_whole, name: string) => {
      const value = String(values[name] ?? '')
      isComplete &&= value !== ''
      return encodeURIComponent(value)
    })
  const filledPath = fillPart(path)
  if (!isComplete) return undefined
  const params = query.split('&').flatMap((part) => {
    isComplete = true
    const filledPart = fillPart(part)
    return part && isComplete ? filledPart : []
  })
  return [filledPath, ...(params.length > 0 ? [params.join('&')] : [])].join('?')
}
