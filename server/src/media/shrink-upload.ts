import { fork } from 'node:child_process'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { Words } from '@samity/shared-api/contract'
import {
  isHeic,
  measurePicture,
  PictureError,
  shrinkPicture,
  type PictureErrorReason,
  type ShrunkenPicture,
} from './shrink-picture.ts'
import type { UploadedFile } from '../http/uploaded-file.ts'

/** Without `bytes`, the child process reads the file from its standard input. */
export type PictureProcessRequest = { bytes?: Uint8Array; widths: readonly number[] }
export type PictureProcessResult = ShrunkenPicture | { reason: PictureErrorReason }

/** A larger file, or a picture that needs more memory when decoded, is processed in a child process. */
const maxInlineBytes = 2 * 1024 * 1024
const maxInlineUnpackedBytes = 8 * 1024 * 1024
/** The memory limit of WebAssembly (HEIC); the whole process needs up to 940 MB for 48 million pixels. */
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

// each picture is decoded once, so a cache would be useless
sharp.cache(false)

const limitInlineWork = pLimit(2)
/** One child process at a time, so that one core stays free for other work. */
const limitProcesses = pLimit(1)

/**
 * Creates the `widths` (largest last) of an uploaded picture. A large picture runs in a child process, one at
 * a time, with limited memory and time: its memory is free when the process ends, and a malicious file can
 * only crash that process. Throws PictureError.
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
  const shrunken = isSmall ? await limitInlineWork(shrinkInline) : undefined
  return shrunken ?? limitProcesses(() => shrinkInChildProcess(file, widths, unreadableReason))
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
      // the child process must not see the server's environment
      env: {},
      execArgv: ['--disable-sigusr1', `--wasm-max-mem-pages=${maxWasmMemoryMb * wasmPagesPerMb}`],
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
