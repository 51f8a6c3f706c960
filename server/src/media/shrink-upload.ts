import { fork } from 'node:child_process'
import sharp from 'sharp'
import type { Words } from '@samity/shared-api/contract'
import { createSemaphore } from '../process/semaphore.ts'
import {
  isHeic,
  measurePicture,
  PictureError,
  shrinkPicture,
  type PictureErrorReason,
  type ShrunkenPicture,
} from './shrink-picture.ts'
import type { UploadedFile } from '../http/uploaded-file.ts'

/** `bytes` are left out when the file is the standard input. */
export type PictureProcessRequest = { bytes?: Uint8Array; widths: readonly number[] }
export type PictureProcessResult = ShrunkenPicture | { reason: PictureErrorReason }

/** A larger file, or a picture that takes more memory when it is unpacked, gets a process of its own. */
const maxInlineBytes = 2 * 1024 * 1024
const maxInlineUnpackedBytes = 8 * 1024 * 1024
/** What WebAssembly (HEIC) may take; the whole process takes up to 940 MB for 48 million pixels. */
const maxWasmMemoryMb = 512
const wasmPagesPerMb = 16
const processTimeoutMs = 60_000

export const pictureErrorMessages = {
  unreadable: {
    en: 'This file is not a picture that can be read (JPEG, PNG, WebP, GIF, AVIF, HEIC).',
    bn: 'ফাইলটি পড়ার মতো ছবি নয় (JPEG, PNG, WebP, GIF, AVIF, HEIC)।',
  },
  tooLarge: {
    en: 'This picture is too large to unpack: at most 40 million pixels (for example 8,000 × 5,000), 50 million as JPEG, 20 million with 16 bits a color. Save it smaller and choose that file.',
    bn: 'ছবিটি খোলার জন্য অনেক বড়: সর্বোচ্চ ৪ কোটি পিক্সেল (যেমন ৮,০০০ × ৫,০০০), JPEG হলে ৫ কোটি, প্রতি রঙে ১৬ বিট হলে ২ কোটি। ছোট করে সংরক্ষণ করে সেই ফাইলটি দিন।',
  },
  heicUnreadable: {
    en: 'This HEIC photo cannot be read. Save it as JPEG and choose that file.',
    bn: 'এই HEIC ছবিটি পড়া যায়নি। JPEG হিসেবে সংরক্ষণ করে সেই ফাইলটি দিন।',
  },
  heicTooLarge: {
    en: 'This HEIC photo is too large: at most 50 million pixels. Save it as JPEG and choose that file.',
    bn: 'এই HEIC ছবিটি অনেক বড়: সর্বোচ্চ ৫ কোটি পিক্সেল। JPEG হিসেবে সংরক্ষণ করে সেই ফাইলটি দিন।',
  },
} satisfies Record<PictureErrorReason, Words>

// each picture is unpacked once: there is nothing to remember
sharp.cache(false)

const inlineSemaphore = createSemaphore(2)
/** One core stays free for everybody else. */
const processSemaphore = createSemaphore(1)

/**
 * Makes `widths` (the largest last) of a picture that was sent. A large picture gets a process of its own, one at a time,
 * with bounded memory and time: its memory is free again when it ends, and a malicious file costs only that process.
 * Throws PictureFault.
 */
export async function shrinkUpload(file: UploadedFile, widths: readonly number[]): Promise<ShrunkenPicture> {
  const startOfFile = await file.read(0, 64)
  const isHeicPhoto = isHeic(startOfFile)
  const unreadableReason = isHeicPhoto ? 'heicUnreadable' : 'unreadable'
  const shrinkInline = async () => {
    const bytes = await file.bytes()
    const { unpackedBytes } = await measurePicture(bytes)
    return unpackedBytes > maxInlineUnpackedBytes ? undefined : shrinkPicture(bytes, widths)
  }
  const isSmall = !isHeicPhoto && file.size <= maxInlineBytes
  const shrunken = isSmall ? await inlineSemaphore(shrinkInline) : undefined
  return shrunken ?? processSemaphore(() => shrinkInChildProcess(file, widths, unreadableReason))
}

async function shrinkInChildProcess(
  file: UploadedFile,
  widths: readonly number[],
  unreadableReason: PictureErrorReason,
): Promise<ShrunkenPicture> {
  const { descriptor } = file
  const request: PictureProcessRequest =
    descriptor === undefined ? { widths, bytes: await file.bytes() } : { widths }
  return new Promise((resolve, reject) => {
    const child = fork(new URL('picture-process.ts', import.meta.url), {
      // nothing of the server's environment is its business
      env: {},
      execArgv: [`--wasm-max-mem-pages=${maxWasmMemoryMb * wasmPagesPerMb}`],
      serialization: 'advanced',
      stdio: [descriptor ?? 'ignore', 'ignore', 'ignore', 'ipc'],
      timeout: processTimeoutMs,
      killSignal: 'SIGKILL',
    })
    const fail = () => reject(new PictureError(unreadableReason))
    child.once('message', (result: PictureProcessResult) =>
      'files' in result ? resolve(result) : reject(new PictureError(result.reason)),
    )
    child.once('error', fail)
    child.once('exit', fail)
    child.send(request, (error) => error && fail())
  })
}
