/** A part of a picture, in its own pixels. */
export type Region = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }
/** Width divided by height: 4 / 5 is a portrait */
export type AspectRatio = number

const maxOutputPixels = 1600
const minPartRatio = 0.2
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** The largest region with this aspect ratio. It is centred horizontally and a little above the middle, where a face is. */
export function largestRegion({ width, height }: Size, aspectRatio: AspectRatio): Region {
  const regionWidth = Math.min(width, height * aspectRatio)
  const regionHeight = regionWidth / aspectRatio
  return {
    x: (width - regionWidth) / 2,
    y: (height - regionHeight) / 3,
    width: regionWidth,
    height: regionHeight,
  }
}

/** Moves a region by pixels of the picture and keeps it inside. */
export const moveRegion = (region: Region, { width, height }: Size, right: number, down: number): Region => ({
  ...region,
  x: clamp(region.x + right, 0, width - region.width),
  y: clamp(region.y + down, 0, height - region.height),
})

/** Scales a region around its centre by `factor`. It never exceeds the picture and never becomes smaller than a fifth of the largest region. */
export function scaleRegion(region: Region, size: Size, aspectRatio: AspectRatio, factor: number): Region {
  const full = largestRegion(size, aspectRatio)
  const width = clamp(region.width * factor, full.width * minPartRatio, full.width)
  const height = width / aspectRatio
  const centred = {
    x: region.x + (region.width - width) / 2,
    y: region.y + (region.height - height) / 2,
    width,
    height,
  }
  return moveRegion(centred, size, 0, 0)
}

/** Crops a picture to the region and resolves to a JPEG file called `name`. Rejects when the browser cannot draw the picture. */
export async function cropPicture(image: HTMLImageElement, region: Region, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, maxOutputPixels / Math.max(region.width, region.height))
  canvas.width = Math.round(region.width * scale)
  canvas.height = Math.round(region.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw pictures')
  // transparent parts become white instead of black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  const { x, y, width, height } = region
  context.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new Error('The picture could not be drawn')
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}
