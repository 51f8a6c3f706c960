/** The widths that the server keeps of every picture. */
export type PictureWidth = 320 | 640 | 1280

/** The file of a picture in one of its widths; `address` is what a record carries ('/media/…'). */
export const pictureFile = (address: string, width: PictureWidth): string => `${address}/${width}.webp`
