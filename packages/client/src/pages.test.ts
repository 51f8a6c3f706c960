import { readPages, readRows } from './pages.ts'

const listOf = (count: number, headers: Record<string, string> = { 'x-total-count': String(count) }) => {
  const offsets: number[] = []
  const readPage = async ({ limit, offset }: { limit: number; offset: number }) => {
    offsets.push(offset)
    const data = Array.from(
      { length: Math.max(0, Math.min(limit, count - offset)) },
      (_, nth) => offset + nth,
    )
    return { data, response: new Response(null, { headers }) }
  }
  return { readPage, offsets }
}
const collect = async <Item>(items: AsyncIterable<Item>) => {
  const list: Item[] = []
  for await (const item of items) list.push(item)
  return list
}

test.each([
  [0, [0]],
  [3, [0]],
  [4, [0]],
  [5, [0, 4]],
  [8, [0, 4]],
])('%d rows are read once each, in pages of four', async (count, expectedOffsets) => {
  const { readPage, offsets } = listOf(count)
  expect(await collect(readRows(readPage, { size: 4 }))).toEqual(
    Array.from({ length: count }, (_, nth) => nth),
  )
  expect(offsets).toEqual(expectedOffsets)
})

test('a list without a total ends with a page that is not full', async () => {
  const { readPage, offsets } = listOf(8, {})
  expect(await collect(readRows(readPage, { size: 4 }))).toHaveLength(8)
  expect(offsets).toEqual([0, 4, 8])
})

test('a page has the total and the amount of the list', async () => {
  const { readPage } = listOf(2, { 'x-total-count': '2', 'x-total-amount': '1250.00' })
  expect(await collect(readPages(readPage))).toEqual([{ rows: [0, 1], total: 2, amount: '1250.00' }])
})

test('nobody reads pages that the caller does not want', async () => {
  const { readPage, offsets } = listOf(1000)
  for await (const row of readRows(readPage, { size: 10 })) if (row === 12) break
  expect(offsets).toEqual([0, 10])
})
