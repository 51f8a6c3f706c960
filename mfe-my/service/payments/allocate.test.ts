import fc from 'fast-check'
import { sum } from '@samity/shared-api/contract'
import { allocate, type OwedPart } from './allocate.ts'

const part = fc.record({
  row: fc.constantFrom('month', 'year', 'rent/1', 'rent/2'),
  month: fc.integer({ min: 0, max: 120 }),
  paisa: fc.integer({ min: 1, max: 500_000 }),
})
const parts = fc
  .uniqueArray(part, { selector: ({ row, month }) => `${row}/${month}`, maxLength: 40 })
  .map((list) =>
    list.map(({ row, month, paisa }): OwedPart => {
      const since = `${2015 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
      return { key: `${row}/${since}`, row, since, paisa }
    }),
  )
const paisaOf = (list: readonly OwedPart[]) => sum(list.map(({ paisa }) => paisa))

test('whatever is owed and paid: nothing beyond either, to the paisa, and no gap in a row', () => {
  fc.assert(
    fc.property(parts, fc.integer({ min: 0, max: 10_000_000 }), (owed, amount) => {
      const { paid, restPaisa } = allocate(owed, amount)
      expect(paisaOf(paid) + restPaisa).toBe(amount)
      expect(restPaisa).toBeGreaterThanOrEqual(0)
      expect(paisaOf(paid)).toBeLessThanOrEqual(paisaOf(owed))
      expect(new Set(paid.map(({ key }) => key)).size).toBe(paid.length)
      for (const one of paid)
        for (const older of owed.filter(({ row, since }) => row === one.row && since < one.since))
          expect(paid).toContain(older)
      if (amount >= paisaOf(owed)) expect(paid).toHaveLength(owed.length)
    }),
  )
})

test('the whole of what is owed is paid without a rest, and a paisa less leaves something owed', () => {
  fc.assert(
    fc.property(parts, (owed) => {
      fc.pre(owed.length > 0)
      expect(allocate(owed, paisaOf(owed)).restPaisa).toBe(0)
      expect(allocate(owed, paisaOf(owed) - 1).paid.length).toBeLessThan(owed.length)
    }),
  )
})
