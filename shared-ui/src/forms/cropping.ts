/** A part of a picture, in its own pixels. */
export type Region = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }
/** Width to height: 4 / 5 is a portrait */
export type Shape = number

const largestOutput = 1600
const smallestPart = 0.2
const between = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/** The largest region of a shape, in the middle; a portrait a little higher, where the face is. */
export function largest({ width, height }: Size, shape: Shape): Region {
  const wide = Math.min(width, height * shape)
  const high = wide / shape
  return { x: (width - wide) / 2, y: (height - high) / 3, width: wide, height: high }
}

/** Moves a region, never beyond the picture. */
export const moved = (region: Region, { width, height }: Size, right: number, down: number): Region => ({
  ...region,
  x: between(region.x + right, 0, width - region.width),
  y: between(region.y + down, 0, height - region.height),
})

/** The region around the same middle, `times` as large: never larger than the picture, never a speck of it. */
export function scaled(region: Region, size: Size, shape: Shape, times: number): Region {
  const whole = largest(size, shape)
  const width = between(region.width * times, whole.width * smallestPart, whole.width)
  const height = width / shape
  const about = {
    x: region.x + (region.width - width) / 2,
    y: region.y + (region.height - height) / 2,
    width,
    height,
  }
  return moved(about, size, 0, 0)
}

/** The region as a picture file of its own. Rejects where the browser cannot draw the picture. */
export async function cropped(image: HTMLImageElement, region: Region, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  const scale = Math.min(1, largestOutput / Math.max(region.width, region.height))
  canvas.width = Math.round(region.width * scale)
  canvas.height = Math.round(region.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('This browser draws no pictures')
  // what was see-through becomes paper, not black
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  const { x, y, width, height } = region
  pen.drawImage(image, x, y, width, height, 0, 0, canvas.width, canvas.height)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!drawn) throw new Error('The picture could not be drawn')
  return new File([drawn], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}
