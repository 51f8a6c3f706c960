import type { UploadedFile } from '../http/uploaded-file.ts'

const headerBytes = 1024
const endBytes = 2048

/** The header of a PDF is at its start, at most after a byte order mark and white space. */
export const isPdf = async (file: UploadedFile): Promise<boolean> =>
  /^\uFEFF?\s*%PDF-/.test((await file.read(0, headerBytes)).toString())

/** A PDF that also has its end mark: the rest of a truncated upload is missing, and so is the mark. */
export const isCompletePdf = async (file: UploadedFile): Promise<boolean> =>
  (await isPdf(file)) && (await file.read(Math.max(file.size - endBytes, 0), endBytes)).includes('%%EOF')
