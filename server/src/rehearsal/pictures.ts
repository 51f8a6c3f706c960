import { mkdirSync } from 'node:fs'
import path from 'node:path'
import sharp, { type Sharp } from 'sharp'

/** A channel that differs by less comes from the smoothing of letters. */
const tolerance = 24

type Raw = { data: Buffer; width: number; height: number }

async function readPixels(png: Buffer, size?: { width: number; height: number }): Promise<Raw> {
  const flat = sharp(png).flatten({ background: 'white' })
  const { width, height } = await sharp(png).metadata()
  const right = (size?.width ?? width) - width
  const bottom = (size?.height ?? height) - height
  const { data, info } = await flat
    .extend({ right, bottom, background: 'white' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/**
 * Returns the number of pixels that differ. With a target it also writes both pictures, and the candidate in
 * grey with these pixels in red, as `<number>.….webp`.
 */
export async function comparePictures(
  active: Buffer,
  candidate: Buffer,
  target: { folder: string; number: number } | undefined,
): Promise<number> {
  if (active.equals(candidate)) return 0
  const sizes = await Promise.all([sharp(active).metadata(), sharp(candidate).metadata()])
  const size = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  }
  const [one, other] = await Promise.all([readPixels(active, size), readPixels(candidate, size)])
  const difference = Buffer.alloc(one.data.length)
  let count = 0
  for (let at = 0; at < one.data.length; at += 3) {
    const channels = [0, 1, 2].map((channel) => at + channel)
    const differs = channels.some(
      (channel) => Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)) > tolerance,
    )
    const grey = 128 + (other.data[at] ?? 0) / 2
    difference.set(differs ? [220, 0, 0] : [grey, grey, grey], at)
    if (differs) count++
  }
  if (count === 0 || !target) return count
  mkdirSync(target.folder, { recursive: true })
  const raw = { raw: { ...size, channels: 3 as const } }
  const save = (picture: Sharp, name: string) =>
    picture.webp({ quality: 70 }).toFile(path.join(target.folder, `${target.number}.${name}.webp`))
  await save(sharp(one.data, raw), 'active')
  await save(sharp(other.data, raw), 'candidate')
  await save(sharp(difference, raw), 'difference')
  return count
}
