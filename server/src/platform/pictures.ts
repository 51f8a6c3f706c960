import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Words } from '@samity/shared-api/contract'
import type { Sql } from './database.ts'
import { unmet } from './errors.ts'
import { fewAtATime } from './few-at-a-time.ts'

export const pictureWidths = [320, 640, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]
/** The largest file that is taken. */
export const largestPicture = 25 * 1024 * 1024
const mostPixels = 80_000_000
const taken = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])

const unreadable: Words = {
  en: 'This file is not a picture that can be read (JPEG, PNG, WebP, GIF, AVIF).',
  bn: 'ফাইলটি পড়ার মতো ছবি নয় (JPEG, PNG, WebP, GIF, AVIF)।',
}

export type Picture = {
  hash: string
  width: number
  height: number
  files: { width: PictureWidth; bytes: Buffer }[]
}

/**
 * Reads a picture by its content, whatever its name says, and makes three widths of it, turned upright and without
 * metadata. Takes a moment: call it before a transaction begins. 422 on `field` when it is no picture.
 */
export const readPicture = (bytes: Buffer, field = 'image'): Promise<Picture> =>
  slot(() => shrink(bytes, field))

/** A large photo unpacked takes hundreds of megabytes. */
const slot = fewAtATime(2)

async function shrink(bytes: Buffer, field: string): Promise<Picture> {
  const source = () => sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
  try {
    const { format, autoOrient } = await source().metadata()
    if (!format || !taken.has(format)) throw new Error(`not a picture: ${format}`)
    const files = await Promise.all(
      pictureWidths.map(async (width) => ({
        width,
        bytes: await source()
          .autoOrient()
          .resize({ width, withoutEnlargement: true })
          .webp({ quality: 80 })
          .toBuffer(),
      })),
    )
    return { hash: createHash('sha256').update(bytes).digest('hex').slice(0, 40), ...autoOrient, files }
  } catch {
    throw unmet({ [field]: unreadable }, unreadable)
  }
}

/** Where a picture lies; screens add '/320.webp', '/640.webp' or '/1280.webp'. */
export const pictureAddress = (hash: string): string => `/media/${hash}`

/** Keeps a picture and answers its address. The same content is kept once. */
export async function storePicture(sql: Sql, picture: Picture | Buffer): Promise<string> {
  const { hash, width, height, files } = Buffer.isBuffer(picture) ? await readPicture(picture) : picture
  const made =
    await sql`insert into pictures ${sql({ hash, width, height })} on conflict do nothing returning 1`
  if (made.length > 0) await sql`insert into picture_files ${sql(files.map((file) => ({ hash, ...file })))}`
  return pictureAddress(hash)
}
