/** The widths that the server keeps of every picture. */
export type PictureWidth = 320 | 640 | 1280

/** The file of a picture in one of its widths; `address` is what a record carries ('/media/…'). */
export const pictureUrl = (address: string, width: PictureWidth): string => `${address}/${width}.webp`

/** The largest file that is taken as a picture, in bytes. */
export const maxPictureBytes = 25 * 1024 * 1024

/** What a file dialog offers as a picture. Some systems know a phone's HEIC photo by its ending only. */
export const pictureTypes =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif'
