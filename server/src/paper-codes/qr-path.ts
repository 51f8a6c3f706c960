import encodeQR from 'qr'
import type { CheckCode } from '@samity/shared-api/contract/authenticity/check'

/**
 * Returns the QR code of a text as lines for an SVG, one unit a module. Level 'medium' still reads with 15 %
 * of the code damaged: paper gets folded and stamped.
 */
export function qrOf(text: string): CheckCode['qr'] {
  // the library has no code without a border; ours is the margin of the print layout
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1))
  const path = rows
    .flatMap((row, y) => runsOf(row).map(({ from, length }) => `M${from} ${y}.5h${length}`))
    .join('')
  return { path, size: rows.length }
}

function runsOf(row: readonly (boolean | undefined)[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    const last = runs.at(-1)
    if (last && last.from + last.length === x) last.length += 1
    else runs.push({ from: x, length: 1 })
  })
  return runs
}
