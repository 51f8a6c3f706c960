import { http } from '@samity/shared-api/client'
import type { SerialCode } from './Stickers.tsx'

export type CodeRange = { paper: string; from: string; to: string }

const path = 'serial-codes/'
/** A press may order a hundred thousand codes, over the line of an office. */
const timeout = 10 * 60_000

/** Downloads the file for the press. `onProgress` receives the number of bytes so far. */
export async function fetchPressFile(
  range: CodeRange,
  onProgress: (bytes: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const { data } = await http.get<Blob>(path, {
    params: { ...range, format: 'csv' },
    responseType: 'blob',
    onDownloadProgress: ({ loaded }) => onProgress(loaded),
    signal,
    timeout,
  })
  return data
}

export async function fetchStickers(range: CodeRange, signal: AbortSignal): Promise<SerialCode[]> {
  const { data } = await http.get<SerialCode[]>(path, {
    params: { ...range, format: 'json' },
    signal,
    timeout,
  })
  return data
}
