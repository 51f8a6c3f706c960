import { advocate } from '@samity/shared-api/contract/config/advocate'
import type { Words } from '@samity/shared-api/contract'
import { audit } from '../../audit/audit.ts'
import { conflict } from '../../http/errors.ts'
import { requireAdvocate } from '../../ledger/parties.ts'
import { storePicture, type ProcessedPicture } from '../../media/pictures.ts'
import { changedSince, duplicateOf, type ImportHandler } from './import-handler.ts'

/** `picture` is what was read from the archive, or why it could not be read. */
type PhotoRow = { file: string; bar_registration_number: string; picture?: ProcessedPicture | Words }

const messages = {
  same: { en: 'The advocate already has this photo', bn: 'আইনজীবীর এই ছবি আগে থেকেই আছে' },
  other: {
    en: 'The advocate already has another photo. Remove it first, or change it by hand',
    bn: 'আইনজীবীর অন্য একটি ছবি আগে থেকেই আছে। আগে তা সরান, অথবা হাতে বদলান',
  },
} satisfies Record<string, Words>

/** Photos of advocates by the names of their files. A photo is never replaced. */
export const photos: ImportHandler<PhotoRow> = {
  mainField: 'file',
  relations: ['advocates'],
  async apply({ sql, request }, { bar_registration_number, picture }) {
    if (!picture || 'en' in picture)
      throw conflict(picture ?? messages.same, { file: picture ?? messages.same })
    const { id, name_english } = await requireAdvocate(
      sql,
      bar_registration_number,
      'bar_registration_number',
    )
    const [stored] = await sql<
      [{ photo: string | null }]
    >`select photo from advocates where id = ${id} for update`
    const record = { path: advocate.path, id, label: `${bar_registration_number}, ${name_english}` }
    const photo = await storePicture(sql, picture)
    if (stored.photo === photo) throw duplicateOf(record, 'file', messages.same)
    if (stored.photo) throw conflict(messages.other, { file: messages.other })
    await sql`update advocates set photo = ${photo}, version = version + 1, updated_at = now() where id = ${id}`
    await audit(sql, request, {
      action: 'update',
      subject: advocate.path,
      subject_id: id,
      before: { photo: null },
      after: { photo },
    })
    return { records: [{ ...record, before: { photo: null }, after: { photo } }] }
  },
  async undo({ sql, request }, record) {
    const [stored] = await sql<{ photo: string | null }[]>`
      select photo from advocates where id = ${record.id} for update`
    const { photo = null } = record.after ?? {}
    if (!stored || stored.photo !== photo) throw changedSince(record)
    await sql`update advocates set photo = null, version = version + 1, updated_at = now() where id = ${record.id}`
    await audit(sql, request, {
      action: 'update',
      subject: advocate.path,
      subject_id: record.id,
      before: { photo },
      after: { photo: null },
    })
  },
}
