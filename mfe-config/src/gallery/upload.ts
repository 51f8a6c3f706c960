import { http, newIdempotencyKey } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import type { GalleryItem } from '@samity/shared-api/contract/config/gallery'
import { maxPictureBytes } from '@samity/shared-api/contract/picture'

/** A picture that is queued, is being uploaded, or was rejected. */
export type Upload = {
  /** Also the Idempotency-Key: a retry after a lost response adds no second picture */
  key: string
  file: File
  /** Whole percent; undefined before the upload starts */
  progress?: number
  errorText?: string
}

export const newUpload = (file: File): Upload => ({ key: newIdempotencyKey(), file })

const words = {
  tooLarge: { en: 'At most 25 MB', bn: 'সর্বোচ্চ ২৫ এমবি' },
  noPicture: { en: 'This is not a picture', bn: 'এটি ছবি নয়' },
}

/**
 * Why a file is not sent. Some systems give a photo from a phone no MIME type; the server checks its content.
 */
export function fileErrorOf({ size, type }: File): Words | undefined {
  if (type !== '' && !type.startsWith('image/')) return words.noPicture
  return size > maxPictureBytes ? words.tooLarge : undefined
}

// a photo from a phone takes longer over a slow connection than any other request
const uploadTimeoutMs = 10 * 60_000

/** Uploads one picture and reports the progress in percent. */
export async function sendUpload(
  { key, file }: Upload,
  { caption, type }: { caption: string; type: string },
  onProgress: (percent: number) => void,
): Promise<GalleryItem> {
  const body = new FormData()
  body.append('caption', caption)
  body.append('type', type)
  body.append('image', file)
  const { data } = await http.post<GalleryItem>('gallery/', body, {
    timeout: uploadTimeoutMs,
    headers: { 'Idempotency-Key': key },
    onUploadProgress: ({ loaded, total }) => onProgress(total ? Math.round((100 * loaded) / total) : 0),
  })
  return data
}
