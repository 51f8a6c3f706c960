/** A part of a picture, in its own pixels. */
export type Region = { x: number; y: number; width: number; height: number }
export type Size = { width: number; height: number }
/** Width divided by height: 4 / 5 is a portrait */
export type AspectRatio = number

const maxOutputPixels = 1600
const minPartRatio = 0.2

/** The corners by the names that react-image-crop gives them */
export const corners = ['nw', 'ne', 'se', 'sw'] as const
export type Corner = (typeof corners)[number]

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value))

/**
 * The largest region with this aspect ratio. It is centred horizontally and a little above the middle, where
 * a face is.
 */
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

export const moveRegion = (region: Region, { width, height }: Size, right: number, down: number): Region => ({
  ...region,
  x: clamp(region.x + right, 0, width - region.width),
  y: clamp(region.y + down, 0, height - region.height),
})

export const smallestWidth = (size: Size, aspectRatio: AspectRatio): number =>
  largestRegion(size, aspectRatio).width * minPartRatio

/**
 * Scales a region around its centre by `factor`. It never exceeds the picture and never becomes smaller than
 * a fifth of the largest region.
 */
export function scaleRegion(region: Region, size: Size, aspectRatio: AspectRatio, factor: number): Region {
  const width = clamp(
    region.width * factor,
    smallestWidth(size, aspectRatio),
    largestRegion(size, aspectRatio).width,
  )
  const height = width / aspectRatio
  const centred = {
    x: region.x + (region.width - width) / 2,
    y: region.y + (region.height - height) / 2,
    width,
    height,
  }
  return moveRegion(centred, size, 0, 0)
}

/**
 * Moves one corner by pixels of the picture while the opposite corner stays where it is. The region keeps its
 * shape, so a movement to one side changes the height, too.
 */
export function resizeRegion(
  region: Region,
  size: Size,
  aspectRatio: AspectRatio,
  corner: Corner,
  right: number,
  down: number,
): Region {
  const isWest = corner.endsWith('w')
  const isNorth = corner.startsWith('n')
  const fixedX = isWest ? region.x + region.width : region.x
  const fixedY = isNorth ? region.y + region.height : region.y
  const room = {
    width: isWest ? fixedX : size.width - fixedX,
    height: isNorth ? fixedY : size.height - fixedY,
  }
  const growth = (isWest ? -right : right) + (isNorth ? -down : down) * aspectRatio
  const width = clamp(
    region.width + growth,
    smallestWidth(size, aspectRatio),
    Math.min(room.width, room.height * aspectRatio),
  )
  const height = width / aspectRatio
  return { x: isWest ? fixedX - width : fixedX, y: isNorth ? fixedY - height : fixedY, width, height }
}

/** A region in per cent of the picture, so that it does not depend on the size of the screen. */
export const toPercent = ({ x, y, width, height }: Region, size: Size): Region => ({
  x: (x / size.width) * 100,
  y: (y / size.height) * 100,
  width: (width / size.width) * 100,
  height: (height / size.height) * 100,
})

/** The reverse of `toPercent`. It removes what rounding on the screen changed in the shape. */
export function fromPercent(percent: Region, size: Size, aspectRatio: AspectRatio): Region {
  const full = largestRegion(size, aspectRatio)
  const width = Math.min((percent.width / 100) * size.width, full.width)
  const region = {
    x: (percent.x / 100) * size.width,
    y: (percent.y / 100) * size.height,
    width,
    height: width / aspectRatio,
  }
  return moveRegion(region, size, 0, 0)
}

/**
 * Crops a picture to the region and resolves to a JPEG file called `name`. Rejects when the browser cannot
 * draw the picture.
 */
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
