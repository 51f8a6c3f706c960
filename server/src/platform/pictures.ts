import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Words } from '@samity/shared-api/contract'
import type { Sql } from './database.ts'
import { unmet } from './errors.ts'
import { fewAtATime } from './few-at-a-time.ts'

export const pictureWidths = [320, 640, 1280] as const
export type PictureWidth = (typeof pictureWidths)[number]
const mostPixels = 80_000_000
const taken = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])

const sentences = {
  unreadable: {
    en: 'This file is not a picture that can be read (JPEG, PNG, WebP, GIF, AVIF).',
    bn: 'ফাইলটি পড়ার মতো ছবি নয় (JPEG, PNG, WebP, GIF, AVIF)।',
  },
  heic: {
    en: 'This is a HEIC photo, which cannot be read here. Save it as JPEG and choose that file. On an iPhone, Settings > Camera > Formats > Most Compatible takes photos as JPEG.',
    bn: 'এটি HEIC ছবি, যা এখানে পড়া যায় না। JPEG হিসেবে সংরক্ষণ করে সেই ফাইলটি দিন। আইফোনে Settings > Camera > Formats > Most Compatible বেছে নিলে ছবি JPEG হিসেবে ওঠে।',
  },
  tooLarge: {
    en: 'This picture is too large to unpack: at most 80 million pixels (for example 10,000 × 8,000).',
    bn: 'ছবিটি খোলার জন্য অনেক বড়: সর্বোচ্চ ৮ কোটি পিক্সেল (যেমন ১০,০০০ × ৮,০০০)।',
  },
} satisfies Record<string, Words>

/** An iPhone's own format, by the brands in its first box. It may be in a file that is named .jpg. */
function isHeic(bytes: Buffer): boolean {
  const brands = bytes.toString('latin1', 8, 40)
  return (
    bytes.toString('latin1', 4, 8) === 'ftyp' &&
    /hei[cmsx]|hev[cmsx]|mif1/.test(brands) &&
    !/avi[fs]/.test(brands)
  )
}

/** What is wrong with bytes that could not be made into a picture. */
async function faultOf(bytes: Buffer): Promise<Words> {
  if (isHeic(bytes)) return sentences.heic
  const pixels = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(
      ({ width, height }) => width * height,
      () => 0,
    )
  return pixels > mostPixels ? sentences.tooLarge : sentences.unreadable
}

export type Picture = {
  hash: string
  width: number
  height: number
  files: { width: PictureWidth; bytes: Buffer }[]
}

/**
 * Reads a picture by its content, whatever its name says, and makes three widths of it, turned upright and without
 * metadata; of a moving one the first image. Takes a moment: call it before a transaction begins. 422 on `field` when it
 * is no picture.
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
    const fault = await faultOf(bytes)
    throw unmet({ [field]: fault }, fault)
  }
}

/**
 * The same picture for who reads no WebP: old browsers, and sites where a page is passed on. They are so few that it is
 * made when it is asked for.
 */
export const asJpeg = (webp: Buffer): Promise<Buffer> =>
  slot(() => sharp(webp).flatten({ background: '#fff' }).jpeg({ quality: 80, mozjpeg: true }).toBuffer())

/** Where a picture lies; screens add '/320.webp', '/640.webp' or '/1280.webp', or the same with '.jpg'. */
export const pictureAddress = (hash: string): string => `/media/${hash}`

/** Keeps a picture and answers its address. The same content is kept once. */
export async function storePicture(sql: Sql, picture: Picture | Buffer): Promise<string> {
  const { hash, width, height, files } = Buffer.isBuffer(picture) ? await readPicture(picture) : picture
  const made =
    await sql`insert into pictures ${sql({ hash, width, height })} on conflict do nothing returning 1`
  if (made.length > 0) await sql`insert into picture_files ${sql(files.map((file) => ({ hash, ...file })))}`
  return pictureAddress(hash)
}
