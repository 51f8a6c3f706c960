import { hideRow, type CachedPage } from './optimistic-rows.ts'

type Bank = { id: number }

/** A cache with one page. */
function cachedPage(ids: number[]) {
  let page: CachedPage<Bank> = { rows: ids.map((id) => ({ id })), total: ids.length }
  const set = (update: CachedPage<Bank> | ((current: CachedPage<Bank>) => CachedPage<Bank>)) => {
    page = typeof update === 'function' ? update(page) : update
  }
  return { set, ids: () => page.rows.map(({ id }) => id), hiddenCount: () => page.hiddenCount ?? 0 }
}

test('a row that the server keeps returns to its place, and another hidden row stays hidden', () => {
  const page = cachedPage([1, 2, 3, 4])
  const restoreSecond = hideRow(page, 2)
  hideRow(page, 4)
  expect(page.ids()).toEqual([1, 3])
  expect(page.hiddenCount()).toBe(2)
  restoreSecond()
  expect(page.ids()).toEqual([1, 2, 3])
  expect(page.hiddenCount()).toBe(1)
})

test('a row that a refresh has brought back is not added twice', () => {
  const page = cachedPage([1, 2])
  const restore = hideRow(page, 2)
  page.set({ rows: [{ id: 1 }, { id: 2 }], total: 2 })
  restore()
  expect(page.ids()).toEqual([1, 2])
})

test('a row that is not on the page changes nothing', () => {
  const page = cachedPage([1])
  hideRow(page, 7)()
  expect(page.ids()).toEqual([1])
})
