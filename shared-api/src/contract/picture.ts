/** The widths in pixels in which the server stores every picture. */
export type PictureWidth = 320 | 640 | 1280

export const pictureUrl = (address: string, width: PictureWidth): string => `${address}/${width}.webp`

export const maxPictureBytes = 25 * 1024 * 1024

/**
 * The picture types that a file dialog offers. Some systems recognise a phone's HEIC photo only by its file
 * extension.
 */
export const pictureTypes =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif'
