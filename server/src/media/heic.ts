import libheif, { type HeifImage } from 'libheif-js/wasm-bundle.js'
import sharp from 'sharp'
import { PictureError } from './shrink-picture.ts'

const channels = 4
/** The largest photo of an iPhone has 48 million pixels. */
const maxPixels = 50_000_000

/**
 * Converts a HEIC photo to an upright JPEG of the same size. It needs a lot of memory, so call it only in the
 * child process (picture-process.ts). Throws PictureError.
 */
export async function heicToJpeg(bytes: Uint8Array): Promise<Buffer> {
  const images = new libheif.HeifDecoder().decode(bytes)
  const image = images.find((one) => one.is_primary()) ?? images[0]
  if (!image) throw new PictureError('heicUnreadable')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > maxPixels) throw new PictureError('heicTooLarge')
  const pixels = await rasterOf(image, width, height)
  const jpeg = await sharp(pixels, { raw: { width, height, channels } })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 95 })
    .toBuffer()
  return withColourProfile(jpeg, colourProfileOf(bytes))
}

/** Decodes the pixels, upright: libheif rotates and mirrors the picture as the file requires. */
const rasterOf = (image: HeifImage, width: number, height: number): Promise<Uint8ClampedArray> =>
  new Promise((resolve, reject) => {
    const empty = { data: new Uint8ClampedArray(width * height * channels), width, height }
    image.display(empty, (decoded) =>
      decoded ? resolve(decoded.data) : reject(new Error('The picture cannot be decoded')),
    )
  })

/**
 * Returns the ICC profile in the file's 'colr' box, if there is one: an iPhone uses other colours (Display
 * P3) than sRGB.
 */
function colourProfileOf(bytes: Uint8Array): Buffer | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const type = file.indexOf('colrprof', 0, 'latin1')
  if (type < 4) return undefined
  const profile = file.subarray(type + 8, type - 4 + file.readUInt32BE(type - 4))
  return profile.toString('latin1', 36, 40) === 'acsp' ? profile : undefined
}

const segmentHeader = 'ICC_PROFILE\0\x01\x01'

/**
 * Adds the profile to the JPEG as a separate segment, right after the start of the image (ICC.1, annex B.4).
 */
function withColourProfile(jpeg: Buffer, profile: Buffer | undefined): Buffer {
  const length = 2 + segmentHeader.length + (profile?.length ?? 0)
  if (!profile || length > 0xffff) return jpeg
  const marker = Buffer.from([0xff, 0xe2, length >> 8, length & 0xff])
  return Buffer.concat([
    jpeg.subarray(0, 2),
    marker,
    Buffer.from(segmentHeader, 'latin1'),
    profile,
    jpeg.subarray(2),
  ])
}
