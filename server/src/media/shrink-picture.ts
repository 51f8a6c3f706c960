import sharp, { type Metadata } from 'sharp'

/** A JPEG is unpacked line by line and at a smaller scale; of others all pixels are in memory at once. */
const maxPixels = 40_000_000
const maxJpegPixels = 50_000_000
/** 40 million pixels of four channels of 8 bits; with 16 bits a picture may have half as many. */
const maxUnpackedBytes = 160_000_000
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif', 'tiff'])

export type PictureErrorReason = 'unreadable' | 'tooLarge' | 'heicUnreadable' | 'heicTooLarge'

/** A picture that cannot be shrunk. */
export class PictureError extends Error {
  override name = 'PictureFault'
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

/** A phone's own format, by the brands in its first box. The file may be named .jpg. AVIF shares the box. */
export function isHeic(bytes: Buffer): boolean {
  const brands = bytes.toString('latin1', 8, 40)
  return (
    bytes.toString('latin1', 4, 8) === 'ftyp' &&
    /hei[cmsx]|hev[cmsx]|mif1/.test(brands) &&
    !/avi[fs]/.test(brands)
  )
}

/** What a picture takes in memory when it is unpacked. Throws when that is too much, before anything is unpacked. */
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
  // of a progressive one two bytes for each sample are kept until its end
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

/** Reads what a file says of itself: its size, upright, and what it takes in memory. Throws PictureFault. */
export async function measurePicture(bytes: Uint8Array) {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!metadata?.format || !formats.has(metadata.format)) throw new PictureError('unreadable')
  return { ...metadata.autoOrient, unpackedBytes: unpackedBytesOf(metadata) }
}

/**
 * Reads a picture by its content and makes `widths` of it (the largest last), turned upright and without metadata; of a
 * moving one the first image. Throws PictureFault.
 */
export async function shrinkPicture(bytes: Uint8Array, widths: readonly number[]): Promise<ShrunkenPicture> {
  const { width, height } = await measurePicture(bytes)
  const files = await filesOf(bytes, widths).catch(() => {
    throw new PictureError('unreadable')
  })
  return { width, height, files }
}

/** Unpacks the picture once; the smaller widths are made of the largest. */
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
