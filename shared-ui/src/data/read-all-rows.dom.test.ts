import type { ListPage } from '@samity/shared-api/client'
import { AxiosError, AxiosHeaders } from 'axios'
import { readAllRows } from './read-all-rows.ts'

const count = 2500
const all = Array.from({ length: count }, (_, id) => id)
type Page = { limit: number; offset: number }

function aList(change: (reads: number) => Partial<ListPage<number>> = () => ({})) {
  const read = jest.fn(async ({ limit, offset }: Page): Promise<ListPage<number>> => ({
    rows: all.slice(offset, offset + limit),
    total: count,
    ...change(read.mock.calls.length),
  }))
  return read
}

const refusal = (status: number) =>
  new AxiosError('refused', undefined, undefined, undefined, {
    status,
    statusText: '',
    data: { message: 'Busy' },
    headers: {},
    config: { headers: new AxiosHeaders() },
  })

test('all pages are read one after another', async () => {
  const read = aList()
  expect(await readAllRows(read)).toEqual(all)
  expect(read.mock.calls).toEqual([
    [{ limit: 1000, offset: 0 }],
    [{ limit: 1000, offset: 1000 }],
    [{ limit: 1000, offset: 2000 }],
  ])
  expect(await readAllRows(async () => ({ rows: [], total: 0 }))).toEqual([])
})

test.each<[string, (reads: number) => Partial<ListPage<number>>]>([
  ['number', (reads) => (reads < 3 ? {} : { total: count + 1, rows: [] })],
  ['amount', (reads) => ({ amount: reads < 3 ? '10.00' : '20.00' })],
])('a list whose %s changes between two pages is read again', async (_, change) => {
  const read = aList(change)
  const rows = await readAllRows(read)
  expect(read.mock.calls[3]).toEqual([{ limit: 1000, offset: 0 }])
  if ('amount' in change(0)) expect(rows).toEqual(all)
})

test('a list that never rests is refused with a sentence', async () => {
  await expect(readAllRows(aList((reads) => ({ total: count + reads })))).rejects.toThrow(
    'The list keeps changing. Please try again.',
  )
})

describe('a read that is refused', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('by a busy server is sent again', async () => {
    let refusals = 2
    const read = aList(() => {
      if (refusals-- > 0) throw refusal(503)
      return {}
    })
    const rows = readAllRows(read)
    await jest.advanceTimersByTimeAsync(7000)
    expect(await rows).toEqual(all)
    expect(read).toHaveBeenCalledTimes(5)
  })

  test('for another reason, or for too long, ends the reading', async () => {
    const forbidden = aList(() => {
      throw refusal(403)
    })
    await expect(readAllRows(forbidden)).rejects.toThrow('refused')
    expect(forbidden).toHaveBeenCalledTimes(1)
    const busy = aList(() => {
      throw refusal(503)
    })
    const reading = expect(readAllRows(busy)).rejects.toThrow('refused')
    await jest.advanceTimersByTimeAsync(17_000)
    await reading
    expect(busy).toHaveBeenCalledTimes(4)
  })
})
