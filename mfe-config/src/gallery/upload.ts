import { http, newIdempotencyKey } from '@samity/shared-api/client'
import type { Words } from '@samity/shared-api/contract'
import type { GalleryItem } from '@samity/shared-api/contract/config/gallery'
import { maxPictureBytes } from '@samity/shared-api/contract/picture'

/** A picture that waits to be uploaded, is on its way, or was refused. */
export type Upload = {
  /** The Idempotency-Key as well: a repeat after a lost answer adds no second picture */
  key: string
  file: File
  /** Whole percent, once it has begun */
  progress?: number
  errorText?: string
}

export const newUpload = (file: File): Upload => ({ key: newIdempotencyKey(), file })

const words = {
  tooLarge: { en: 'At most 25 MB', bn: 'সর্বোচ্চ ২৫ এমবি' },
  noPicture: { en: 'This is not a picture', bn: 'এটি ছবি নয়' },
}

/** Why a file need not even be sent. Some systems give no kind for a phone's photo: the server looks at its content. */
export function fileErrorOf({ size, type }: File): Words | undefined {
  if (type !== '' && !type.startsWith('image/')) return words.noPicture
  return size > maxPictureBytes ? words.tooLarge : undefined
}

// a phone's photo over a slow line takes longer than any other call
const uploadTimeoutMs = 10 * 60_000

/** Sends one picture; says how far it is. */
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
