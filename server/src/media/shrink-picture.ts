import sharp, { type Metadata } from 'sharp'

/** The limit for all formats but JPEG, whose pixels are all in memory at the same time. */
const maxPixels = 40_000_000
const maxJpegPixels = 50_000_000
/** 40 million pixels with four channels of 8 bits; with 16 bits a picture may have half as many pixels. */
const maxUnpackedBytes = 160_000_000
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])

export type PictureErrorReason = 'unreadable' | 'tooLarge' | 'heicUnreadable' | 'heicTooLarge'

export class PictureError extends Error {
  override name = 'PictureError'
  readonly reason: PictureErrorReason
  constructor(reason: PictureErrorReason) {
    super(reason)
    this.reason = reason
  }
}

/** A picture in WebP, upright and without metadata; `width` and `height` are those of the original. */
export type ShrunkenPicture = {
  width: number
  height: number
  files: { width: number; bytes: Uint8Array }[]
}

/**
 * True for HEIC, the format of phones, by the brands in the first box. The file may be named .jpg. AVIF uses
 * the same box.
 */
export function isHeic(bytes: Buffer): boolean {
  const brands = bytes.toString('latin1', 8, 40)
  return (
    bytes.toString('latin1', 4, 8) === 'ftyp' &&
    /hei[cmsx]|hev[cmsx]|mif1/.test(brands) &&
    !/avi[fs]/.test(brands)
  )
}

function unpackedBytesOf({
  format,
  width,
  height,
  channels,
  depth,
  isProgressive,
  chromaSubsampling,
}: Metadata): number {
  const pixels = width * height
  if (format !== 'jpeg') {
    const bytes = pixels * channels * (bytesOfDepth[depth] ?? 8)
    if (pixels > maxPixels || bytes > maxUnpackedBytes) throw new PictureError('tooLarge')
    return bytes
  }
  // the decoder keeps two bytes for each sample of a progressive JPEG until its end
  const samples = chromaSubsampling === '4:2:0' ? 1.5 : channels
  const bytes = isProgressive ? pixels * samples * 2 : Math.ceil(pixels / 8)
  if (pixels > maxJpegPixels || bytes > maxUnpackedBytes) throw new PictureError('tooLarge')
  return bytes
}
const bytesOfDepth: Record<string, number> = {
  uchar: 1,
  char: 1,
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
}

/** Reads the metadata of a picture: its upright size, and its decoded size in bytes. Throws PictureError. */
export async function measurePicture(bytes: Uint8Array) {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata?.format || !formats.has(metadata.format)) throw new PictureError('unreadable')
  return { ...metadata.autoOrient, unpackedBytes: unpackedBytesOf(metadata) }
}

/**
 * Reads a picture by its content and creates the `widths` of it (largest last), upright and without metadata.
 * Of an animation it takes the first image. Throws PictureError.
 */
export async function shrinkPicture(bytes: Uint8Array, widths: readonly number[]): Promise<ShrunkenPicture> {
  const { width, height } = await measurePicture(bytes)
  const files = await filesOf(bytes, widths).catch(() => {
    throw new PictureError('unreadable')
  })
  return { width, height, files }
}

async function filesOf(bytes: Uint8Array, widths: readonly number[]): Promise<ShrunkenPicture['files']> {
  const { data, info } = await sharp(bytes, { limitInputPixels: maxJpegPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: widths.at(-1)!, withoutEnlargement: true })
    .toColorspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const files: ShrunkenPicture['files'] = []
  for (const width of widths)
    files.push({
      width,
      bytes: await sharp(data, { raw: info })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer(),
    })
  return files
}
