import type { Role } from '@samity/shared-api/contract'
import type { RehearsalFinding } from '@samity/shared-api/contract/system/rehearsals'
import type { Exploration } from './explore.ts'
import type { PageRecord } from './pages.ts'
import { comparePictures } from './pictures.ts'

type Difference = Pick<RehearsalFinding, 'kind' | 'active' | 'candidate' | 'picture'>

const figure = /[\d০-৯][\d০-৯,]*(?:\.[\d০-৯]+)?/g
const figuresIn = (line: string): string => (line.match(figure) ?? []).join(' ')

/** The first lines whose figures differ. New words between the figures are no difference. */
function differingLines(active: string[], candidate: string[]): [string, string] | undefined {
  const length = Math.max(active.length, candidate.length)
  for (let at = 0; at < length; at++) {
    const one = active[at] ?? ''
    const other = candidate[at] ?? ''
    if (figuresIn(one) !== figuresIn(other)) return [one, other]
  }
  return undefined
}

const added = (before: string[] | undefined, after: string[]) => [
  ...new Set(after.filter((one) => !before?.includes(one))),
]

/** Each thing that a page does worse than before, or shows differently. A new page only must not fail. */
export function comparePages(before: PageRecord | undefined, after: PageRecord): Difference[] {
  const worse = [
    ['crash', added(before?.crashes, after.crashes)],
    ['error', added(before?.errors, after.errors)],
    ['call', added(before?.refused, after.refused)],
  ] as const
  const differences: Difference[] = worse.flatMap(([kind, texts]) =>
    texts.map((candidate) => ({ kind, active: '', candidate })),
  )
  // a page that crashed has lost its figures, too
  if (after.crashes.length > 0 || !before || before.crashes.length > 0) return differences
  const lines = differingLines(before.figures, after.figures)
  return lines ? [...differences, { kind: 'figure', active: lines[0], candidate: lines[1] }] : differences
}

/** Compares the prints of a page; see `comparePictures`. */
export async function comparePrints(
  before: PageRecord | undefined,
  after: PageRecord,
  target: { folder: string; number: number } | undefined,
): Promise<Difference | undefined> {
  if (!before?.print || !after.print) return undefined
  const pixels = await comparePictures(before.print, after.print, target)
  if (pixels === 0) return undefined
  return { kind: 'print', active: '', candidate: `${pixels} px`, picture: target?.number }
}

/** The checks that fail now and held before. */
export const compareBooks = (
  before: string[] | undefined,
  after: string[],
): Omit<RehearsalFinding, 'roles' | 'languages'>[] =>
  added(before, after).map((candidate) => ({ kind: 'books', path: '', active: '', candidate }))

const isMoment = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)

/** The first place at which two bodies have different figures: its path, and both values. */
function differingValue(one: unknown, other: unknown, place = ''): [string, string, string] | undefined {
  if (typeof one === 'object' && typeof other === 'object' && one !== null && other !== null) {
    // both are objects or arrays
    const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>]
    for (const key of Object.keys(left)) {
      const difference = key in right ? differingValue(left[key], right[key], `${place}.${key}`) : undefined
      if (difference) return difference
    }
    return undefined
  }
  const hasFigures = [one, other].every((value) => /^-?[\d.,]+$/.test(String(value)))
  return one !== other && hasFigures && !isMoment(one)
    ? [place.slice(1), String(one), String(other)]
    : undefined
}

export type CallFinding = {
  viewer: Role | 'visitor'
  finding: Omit<RehearsalFinding, 'roles' | 'languages'>
}

/** The calls that the routes begin with: refused ones, and figures that differ. */
export function compareCalls(former: Exploration | undefined, found: Exploration): CallFinding[] {
  return [...found.calls].flatMap(([key, { status, body }]): CallFinding[] => {
    const [viewer, read] = key.split(' ') as [Role | 'visitor', string] // as explore.ts writes it
    const before = former?.calls.get(key)
    const path = `/api/${read}`
    if (status >= 400 && (!before || before.status < 400))
      return [{ viewer, finding: { kind: 'call', path: '', active: '', candidate: `GET ${path} ${status}` } }]
    const value = before && differingValue(before.body, body)
    if (!value) return []
    const [place, one, other] = value
    const [active, candidate] = [`${place}: ${one}`, `${place}: ${other}`]
    return [{ viewer, finding: { kind: 'figure', path, active, candidate } }]
  })
}
