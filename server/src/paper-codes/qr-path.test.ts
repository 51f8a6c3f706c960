import sharp from 'sharp'
import decodeQR from 'qr/decode.js'
import { qrOf } from './qr-path.ts'

/** Draws the code as a print layout does, with its white margin, and reads it from the pixels. */
async function readPrinted({ path, size }: ReturnType<typeof qrOf>, pixels: number): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="-4 -4 ${size + 8} ${size + 8}" shape-rendering="crispEdges"><rect x="-4" y="-4" width="${size + 8}" height="${size + 8}" fill="#fff"/><path d="${path}" stroke="#000" stroke-width="1"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data: new Uint8ClampedArray(data) })
}

test.each([
  'http://localhost:8080/check/7K3MQ9TX2HVBR4WE8P',
  'https://www.meghnapur-district-bar-association.org.bd/check/000000000000000000',
])('a QR reader finds %s in the printed code', async (url) => {
  expect(await readPrinted(qrOf(url), 330)).toBe(url)
})
