import { cleanCode } from '@samity/shared-api/contract/authenticity/code-alphabet'
import type { CheckablePaper, CheckAnswer } from '@samity/shared-api/contract/authenticity/check'
import type { Get, PageLocation } from '@samity/shared-api/module'

/** The visitor's question: one of the three forms, or the code in the address. */
export type CheckQuery = { paper: string; serial: string; receipt: string; code: string }

export type CheckResult =
  | { type: 'none' }
  | { type: 'answer'; answer: CheckAnswer }
  /**
   * 'forged': no key has made the code. 'gone': its record no longer exists. 'unreadable': a field is wrong.
   */
  | { type: 'forged' | 'gone' | 'unreadable' | 'failed' }
  | { type: 'wait'; minutes: number }

export type CaseNotice = 'noted' | 'case' | 'often' | undefined

export type CheckData = {
  papers: CheckablePaper[]
  query: CheckQuery
  result: CheckResult
  /** The result of a case number that the browser has just sent */
  notice?: CaseNotice
  /** That number when the server has refused it: the clerk corrects it instead of typing it again */
  refusedCase: string
}

/** The longest text that a look-up may have; a longer one is a mistake. */
const maxLength = 60

const textOf = (params: URLSearchParams, name: string) => (params.get(name) ?? '').trim().slice(0, maxLength)

const readQuery = ({ path, search }: PageLocation): CheckQuery => {
  const params = new URLSearchParams(search)
  const text = (name: string) => textOf(params, name)
  const [, , inPath = ''] = path.split('/')
  return {
    paper: text('paper'),
    serial: text('serial'),
    receipt: text('receipt'),
    code: cleanCode(decode(inPath) || text('code')).slice(0, maxLength),
  }
}

const decode = (segment: string) => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/** The path of the look-up below /api/; undefined when nothing was asked. */
function pathOf({ paper, serial, receipt, code }: CheckQuery): string | undefined {
  if (code) return `check/${encodeURIComponent(code)}`
  if (receipt) return `check/?${new URLSearchParams({ receipt })}`
  if (serial) return `check/?${new URLSearchParams({ paper, serial })}`
  return undefined
}

/**
 * The status of a failed read: on the server it is in the message ('GET /api/check returned 404'), in the
 * browser in the cause.
 */
function statusOf(error: unknown): number {
  if (!(error instanceof Error)) return 0
  if (error.cause instanceof Object && 'status' in error.cause) return Number(error.cause.status)
  return Number(/(?:^|\s)([45]\d\d)(?:\s|$)/.exec(error.message)?.[1])
}

const resultOfStatus = (status: number): CheckResult => {
  if (status === 404) return { type: 'forged' }
  if (status === 410) return { type: 'gone' }
  if (status === 400 || status === 422) return { type: 'unreadable' }
  return status === 429 ? { type: 'wait', minutes: 1 } : { type: 'failed' }
}

async function readResult(get: Get, query: CheckQuery): Promise<CheckResult> {
  const path = pathOf(query)
  if (path === undefined) return { type: 'none' }
  try {
    // the contract declares this type
    return { type: 'answer', answer: (await get(path)) as CheckAnswer }
  } catch (error) {
    return resultOfStatus(statusOf(error))
  }
}

/**
 * The server has refused this look-up, and says for how many minutes (`server/src/website/look-up-pages.ts`).
 */
const readWait = ({ search }: PageLocation): number | undefined => {
  const minutes = Number(new URLSearchParams(search).get('wait') ?? '')
  return Number.isInteger(minutes) && minutes > 0 && minutes < 1000 ? minutes : undefined
}

const noticeOf = ({ search }: PageLocation): CaseNotice => {
  const params = new URLSearchParams(search)
  if (params.get('noted') === '1') return 'noted'
  const refused = params.get('refused')
  return refused === 'case' || refused === 'often' ? refused : undefined
}

export async function data(get: Get, location: PageLocation): Promise<CheckData> {
  const query = readQuery(location)
  const wait = readWait(location)
  const [papers, result] = await Promise.all([
    get('check/papers/') as Promise<CheckablePaper[]>,
    wait === undefined ? readResult(get, query) : ({ type: 'wait', minutes: wait } as const),
  ])
  const notice = noticeOf(location)
  const refusedCase =
    notice === undefined || notice === 'noted' ? '' : textOf(new URLSearchParams(location.search), 'case')
  return { papers, query, result, notice, refusedCase }
}
