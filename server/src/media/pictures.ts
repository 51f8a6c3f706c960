import pLimit from 'p-limit'
import sharp from 'sharp'
import type { PictureWidth } from '@samity/shared-api/contract'
import type { Database, Sql } from '../database/database.ts'
import { unprocessable } from '../http/errors.ts'
import { PictureError, type ShrunkenPicture } from './shrink-picture.ts'
import { pictureErrorMessages, shrinkUpload } from './shrink-upload.ts'
import type { UploadedFile } from '../http/uploaded-file.ts'

export const pictureWidths = [320, 640, 1280] as const satisfies readonly PictureWidth[]
export type ProcessedPicture = ShrunkenPicture & { hash: string }

/**
 * Reads a picture by its content, not by its file name, and creates three widths of it, upright and without
 * metadata. Of an animation it takes the first image. It is slow: call it before the transaction. Throws 422
 * on `field` for a file that is not a picture.
 */
export async function readPicture(file: UploadedFile, field = 'image'): Promise<ProcessedPicture> {
  try {
    const shrunken = await shrinkUpload(file, pictureWidths)
    return { hash: file.hash().slice(0, 40), ...shrunken }
  } catch (error) {
    if (!(error instanceof PictureError)) throw error
    const message = pictureErrorMessages[error.reason]
    throw unprocessable({ [field]: message }, message).as('file.unreadable')
  }
}

/**
 * Returns the picture as JPEG, for clients that cannot read WebP. The first request creates it, and the
 * database stores it.
 */
export async function readJpeg(
  sql: Database,
  hash: string,
  width: PictureWidth,
  webp: Buffer,
): Promise<Buffer> {
  const key = `${hash} ${width}`
  const conversion = jpegConversions.get(key) ?? limitConversions(() => convertToJpeg(sql, hash, width, webp))
  jpegConversions.set(key, conversion)
  return conversion.finally(() => jpegConversions.delete(key))
}

/** Separate from uploads, so that visitors never delay an upload */
const limitConversions = pLimit(1)
const jpegConversions = new Map<string, Promise<Buffer>>()

async function convertToJpeg(
  sql: Database,
  hash: string,
  width: PictureWidth,
  webp: Buffer,
): Promise<Buffer> {
  // mozjpeg would make it a fifth smaller in four times the time, while a person waits for hundreds of them
  const jpeg = await sharp(webp).flatten({ background: '#fff' }).jpeg({ quality: 80 }).toBuffer()
  await sql`update picture_files set jpeg = ${jpeg} where hash = ${hash} and width = ${width}`
  return jpeg
}

/**
 * Returns the path of a picture. Screens add '/320.webp', '/640.webp' or '/1280.webp', or the same with
 * '.jpg'.
 */
export const picturePath = (hash: string): string => `/media/${hash}`

/** A website picture may stay so long in an unsaved settings form before a record refers to it. */
const unsavedSettingsDays = 7

/**
 * Stores a picture and returns its path. The same content is stored only once. With `isForSettings` the
 * picture is for the website's settings: visitors may see it before any record refers to it.
 */
export async function storePicture(
  sql: Sql,
  { hash, width, height, files }: ProcessedPicture,
  { isForSettings = false } = {},
): Promise<string> {
  const preview_until = isForSettings ? sql`now() + ${unsavedSettingsDays} * interval '1 day'` : sql`null`
  // an existing picture gets a new date, so that `sweepPictures` keeps it until a record refers to it
  const [{ isNew } = { isNew: false }] = await sql<{ isNew: boolean }[]>`
    insert into pictures (hash, width, height, preview_until) values (${hash}, ${width}, ${height}, ${preview_until})
    on conflict (hash) do update
      set created_at = now(), preview_until = greatest(pictures.preview_until, excluded.preview_until)
    returning xmax = 0 as "isNew"`
  if (isNew) await sql`insert into picture_files ${sql(files.map((file) => ({ hash, ...file })))}`
  return picturePath(hash)
}

export async function sweepPictures(sql: Database): Promise<void> {
  await sql`
    delete from pictures p
    where created_at < now() - interval '1 day' and coalesce(preview_until < now(), true)
      and not exists (select from picture_references where address = '/media/' || p.hash)`
  await sql`
    delete from attachments a
    where created_at < now() - interval '1 day'
      and not exists (select from picture_references where address = '/media/files/' || a.hash)`
}
