import type { Words } from '@samity/shared-api/contract'

/** A sheet of labels on A4. All lengths are in millimetres. */
export type StickerSheet = {
  name: string
  label: Words
  columns: number
  rows: number
  width: number
  height: number
  columnGap: number
  marginTop: number
  marginLeft: number
}

/** The sheets that stationers sell, and a plain sheet of 40 × 20 mm stickers to cut. */
export const stickerSheets: readonly [StickerSheet, ...StickerSheet[]] = [
  {
    name: '40x20',
    label: { en: '40 × 20 mm, 70 on a sheet', bn: '৪০ × ২০ মি.মি., পাতায় ৭০টি' },
    columns: 5,
    rows: 14,
    width: 40,
    height: 20,
    columnGap: 0,
    marginTop: 8.5,
    marginLeft: 5,
  },
  {
    name: '38x21',
    label: { en: '38.1 × 21.2 mm, 65 on a sheet', bn: '৩৮.১ × ২১.২ মি.মি., পাতায় ৬৫টি' },
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    columnGap: 2.5,
    marginTop: 10.7,
    marginLeft: 4.75,
  },
]

export const findSheet = (name: string | null): StickerSheet =>
  stickerSheets.find((sheet) => sheet.name === name) ?? stickerSheets[0]

export const labelsOn = ({ columns, rows }: StickerSheet): number => columns * rows

/**
 * Divides stickers among sheets. The first sheet begins at label `start` (from 1), because its labels before
 * that are used; undefined is a used label.
 */
export function divideAmongSheets<T>(
  stickers: readonly T[],
  perSheet: number,
  start: number,
): (T | undefined)[][] {
  const used = Math.min(Math.max(start, 1), perSheet) - 1
  const labels: (T | undefined)[] = [...Array.from<undefined>({ length: used }), ...stickers]
  return Array.from({ length: Math.ceil(labels.length / perSheet) }, (_, sheet) =>
    labels.slice(sheet * perSheet, (sheet + 1) * perSheet),
  )
}
