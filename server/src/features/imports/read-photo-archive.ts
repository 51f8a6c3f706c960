import { unzipSync, type UnzipFileInfo } from 'fflate'
import { latinDigits, type Words } from '@samity/shared-api/contract'
import { maxPictureBytes } from '@samity/shared-api/contract/picture'
import { ApiError, unprocessable } from '../../http/errors.ts'
import { UploadedFile } from '../../http/uploaded-file.ts'
import { readPicture, type ProcessedPicture } from '../../media/pictures.ts'

/** A picture of an archive. `number` is the bar registration number in its name. */
export type ArchivePhoto = { file: string; number: string; picture: ProcessedPicture | Words }

/** A small archive can claim to contain gigabytes. */
const maxUnpackedBytes = 100 * 1024 * 1024
const maxPhotos = 1000

const messages = {
  archive: {
    en: 'This file is no ZIP archive, or it is damaged. Choose a ZIP with pictures.',
    bn: 'এটি জিপ ফাইল নয়, অথবা নষ্ট। ছবিসহ একটি জিপ ফাইল বেছে নিন।',
  },
  tooLarge: {
    en: 'This archive has too many or too large pictures. Divide it: at most 1,000 pictures and 100 MB.',
    bn: 'এই ফাইলে ছবি অনেক বেশি বা অনেক বড়। ভাগ করুন: সর্বোচ্চ ১,০০০ ছবি ও ১০০ এমবি।',
  },
} satisfies Record<string, Words>

/** Programs add more than files to an archive: folders, and what macOS stores about files. */
const isPhoto = ({ name }: UnzipFileInfo) =>
  !name.endsWith('/') && !name.startsWith('__MACOSX/') && !/(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/i.test(name)

function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let count = 0
  let totalBytes = 0
  const filter = (file: UnzipFileInfo) => {
    if (!isPhoto(file)) return false
    count += 1
    totalBytes += file.originalSize
    if (count > maxPhotos || totalBytes > maxUnpackedBytes || file.originalSize > maxPictureBytes)
      throw unprocessable({ archive: messages.tooLarge }, messages.tooLarge)
    return true
  }
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    throw error instanceof ApiError ? error : unprocessable({ archive: messages.archive }, messages.archive)
  }
}

async function readOne(
  name: string,
  bytes: Uint8Array,
  dataFolder: string,
): Promise<ProcessedPicture | Words> {
  const file = new UploadedFile(name)
  try {
    await file.append(Buffer.from(bytes), dataFolder)
    return await readPicture(file, 'file')
  } catch (error) {
    if (error instanceof ApiError && error.status === 422) return error.words
    throw error
  } finally {
    await file.close()
  }
}

/** Reads the pictures of a ZIP, by their names. Throws 422 for a file that is no archive or too large. */
export async function readPhotoArchive(archive: UploadedFile, dataFolder: string): Promise<ArchivePhoto[]> {
  const files = Object.entries(unpack(await archive.bytes()))
  const photos: ArchivePhoto[] = []
  for (const [file, bytes] of files.toSorted(([one], [other]) => one.localeCompare(other))) {
    const name = file.split('/').at(-1)!
    const number = latinDigits(name.replace(/\.[^.]*$/, '')).trim()
    photos.push({ file: name, number, picture: await readOne(name, bytes, dataFolder) })
  }
  return photos
}
