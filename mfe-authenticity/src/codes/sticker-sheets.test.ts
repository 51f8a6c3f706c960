import fc from 'fast-check'
import { divideAmongSheets, labelsOn, stickerSheets } from './sticker-sheets.ts'

test('every sheet fits on A4', () => {
  for (const { columns, rows, width, height, columnGap, marginTop, marginLeft } of stickerSheets) {
    expect(2 * marginLeft + columns * width + (columns - 1) * columnGap).toBeLessThanOrEqual(210.01)
    expect(2 * marginTop + rows * height).toBeLessThanOrEqual(297.01)
  }
  expect(stickerSheets.map(labelsOn)).toEqual([70, 65])
})

test('no sticker is lost or printed twice, and the used labels stay blank', () => {
  const inputs = [
    fc.uniqueArray(fc.nat(), { maxLength: 300 }),
    fc.integer({ min: 1, max: 70 }),
    fc.integer({ min: -2, max: 90 }),
  ] as const
  fc.assert(
    fc.property(...inputs, (stickers, perSheet, start) => {
      const sheets = divideAmongSheets(stickers, perSheet, start)
      const labels = sheets.flat()
      expect(labels.filter((label) => label !== undefined)).toEqual(stickers)
      expect(sheets.every((sheet) => sheet.length <= perSheet)).toBe(true)
      const used = Math.min(Math.max(start, 1), perSheet) - 1
      expect(labels.slice(0, used).every((label) => label === undefined)).toBe(true)
      expect(labels.length).toBe(used + stickers.length)
    }),
  )
})
