import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

const stored = fileURLToPath(new URL('../../docs/pictures/parts/', import.meta.url))
const refused = fileURLToPath(new URL('../../.cache/pictures/', import.meta.url))

/** Half the size of the screen: a person can read it, and a sheet stays small. */
const scale = 0.5
const gap = 8
/** A cell is the mean of a square of so many pixels of the sheet: how glyphs are smoothed does not change it. */
const cell = 4
const maxCellDifference = 24
/** Less than a small button; the outline of a focus is no difference, because one window of many has it */
const maxDifferentCells = 40

/** One row of pictures for each element, from left to right; PNG. */
export type Rows = Buffer[][]

/** Puts pictures of screens on one sheet, each row as high as its highest. Returns lossy WebP. */
export async function makeSheet(rows: Rows): Promise<Buffer> {
  const sized = await Promise.all(rows.map((row) => Promise.all(row.map(shrink))))
  let top = 0
  let width = 0
  const layers = sized.flatMap((row) => {
    let left = 0
    const placed = row.map(({ data, info }) => {
      const layer = { input: data, raw: info, left, top }
      left += info.width + gap
      return layer
    })
    width = Math.max(width, left - gap)
    top += Math.max(...row.map(({ info }) => info.height)) + gap
    return placed
  })
  return sharp({ create: { width, height: top - gap, channels: 3, background: '#b9c2bd' } })
    .composite(layers)
    .webp({ quality: 60, effort: 4 })
    .toBuffer()
}

async function shrink(screen: Buffer) {
  const { width } = await sharp(screen).metadata()
  return sharp(screen)
    .resize({ width: Math.round(width * scale) })
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function readCells(sheet: Buffer, { width, height }: { width: number; height: number }) {
  const size = { width: Math.ceil(width / cell), height: Math.ceil(height / cell) }
  return sharp(sheet)
    .resize({ ...size, fit: 'fill', kernel: 'mitchell' })
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Returns what a person would see at once: another size, or the number of cells with another colour. */
export async function describeDifference(one: Buffer, other: Buffer): Promise<string | undefined> {
  const [oneSize, otherSize] = await Promise.all([sharp(one).metadata(), sharp(other).metadata()])
  if (oneSize.width !== otherSize.width || Math.abs(oneSize.height - otherSize.height) > cell)
    return `${oneSize.width} × ${oneSize.height} pixels instead of ${otherSize.width} × ${otherSize.height}`
  const [cells, otherCells] = await Promise.all([readCells(one, otherSize), readCells(other, otherSize)])
  let count = 0
  for (let index = 0; index < cells.length; index += 3)
    if (
      [0, 1, 2].some((band) => Math.abs(cells[index + band]! - otherCells[index + band]!) > maxCellDifference)
    )
      count++
  return count > maxDifferentCells ? `${count} cells of ${cell} pixels differ` : undefined
}

const fileOf = (name: string) => path.join(stored, `${name}.webp`)

/** Returns how a sheet differs from the stored one, as `describeDifference` does. */
export async function differenceFromStored(name: string, sheet: Buffer): Promise<string | undefined> {
  const file = fileOf(name)
  return existsSync(file) ? describeDifference(sheet, readFileSync(file)) : 'there is no picture yet'
}

/**
 * Compares a sheet with the stored one. With `PICTURES=1` a sheet that differs replaces it; otherwise it is
 * written to `.cache/pictures`, to look at.
 */
export async function checkSheet(name: string, sheet: Buffer): Promise<string | undefined> {
  const difference = await differenceFromStored(name, sheet)
  if (!difference) return undefined
  const isKept = process.env['PICTURES'] === '1'
  const target = isKept ? fileOf(name) : path.join(refused, `${name}.webp`)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, sheet)
  return isKept ? undefined : `${name}: ${difference}. Look at .cache/pictures/${name}.webp`
}
