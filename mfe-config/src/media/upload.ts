import { http, newKey } from '@samity/shared-api/client'
import type { GalleryItem } from '@samity/shared-api/contract/config/gallery'

/** A picture that waits to be uploaded, is on its way, or was refused. */
export type Upload = {
  /** The Idempotency-Key as well: a repeat after a lost answer adds no second picture */
  key: string
  file: File
  /** Whole percent, once it has begun */
  progress?: number
  problem?: string
}

export const newUpload = (file: File): Upload => ({ key: newKey(), file })

// a phone's photo over a slow line takes longer than any other call
const patience = 10 * 60_000

/** Sends one picture; says how far it is. */
export async function send(
  { key, file }: Upload,
  { caption, type }: { caption: string; type: string },
  onProgress: (percent: number) => void,
): Promise<GalleryItem> {
  const body = new FormData()
  body.append('caption', caption)
  body.append('type', type)
  body.append('image', file)
  const { data } = await http.post<GalleryItem>('gallery/', body, {
    timeout: patience,
    headers: { 'Idempotency-Key': key },
    onUploadProgress: ({ loaded, total }) => onProgress(total ? Math.round((100 * loaded) / total) : 0),
  })
  return data
}
