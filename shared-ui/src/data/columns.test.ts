import { computed, defineResource, money, text, type Resource, type Row } from '@samity/shared-api/contract'
import { columnsFor, type Column } from './columns.ts'

const stall = defineResource({
  path: 'stalls',
  name: { en: 'stall', bn: 'দোকান' },
  fields: {
    stall_name: text({ en: 'Stall Name', bn: 'দোকানের নাম' }),
    rent: money({ en: 'Rent', bn: 'ভাড়া' }),
  },
  computed: computed<{ months_due: number; floor: string | null }>(),
})
const row: Row<typeof stall> = {
  id: 1,
  version: 1,
  stall_name: 'Tea',
  rent: '500.00',
  months_due: 3,
  floor: null,
}
const due = { en: 'Months due', bn: 'বকেয়া মাস' }

test('declared and computed columns stand in the given order, each with its value', () => {
  const columns = columnsFor(
    stall,
    'rent',
    { name: 'months_due', label: due, kind: 'int', value: ({ months_due }) => months_due },
    'stall_name',
  )
  expect(columns.map(({ name, label, kind, value }) => [name, label.en, kind, value(row)])).toEqual([
    ['rent', 'Rent', 'money', '500.00'],
    ['months_due', 'Months due', 'int', 3],
    ['stall_name', 'Stall Name', 'text', 'Tea'],
  ])
})

test('the compiler refuses a value that no row has', () => {
  // @ts-expect-error -- neither a field nor a computed column
  columnsFor(stall, { name: 'owner', label: due, value: ({ owner }) => owner as string })
  // @ts-expect-error -- not a declared field
  expect(() => columnsFor(stall, 'owner')).toThrow(TypeError)
})

test('columns of a resource are columns of rows with more values, without a cast', () => {
  type ReceiptRow<R extends Resource> = Row<R> & { number: string }
  const withNumber = <R extends Resource>(resource: R, name: keyof R['fields'] & string) => {
    const number: Column<ReceiptRow<R>> = { name: 'number', label: due, value: (receipt) => receipt.number }
    const columns: Column<ReceiptRow<R>>[] = [number, ...columnsFor(resource, name)]
    return columns
  }
  const receiptRow = { ...row, number: 'RNT-2026-000001' }
  expect(withNumber(stall, 'rent').map(({ value }) => value(receiptRow))).toEqual([
    'RNT-2026-000001',
    '500.00',
  ])
})
