import { fillWords, type Input } from '@samity/shared-api/contract'
import { openingDues } from '@samity/shared-api/contract/members/opening-dues'
import { conflict } from '../../http/errors.ts'
import { addOpeningDues, voidOpeningDues } from '../members/dues-records.ts'
import type { ImportHandler } from './import-handler.ts'

/** Debts of advocates from before Samity, by the rules of the screen of opening dues. */
export const openingDuesImport: ImportHandler<Input<typeof openingDues>> = {
  mainField: 'advocate_id',
  async apply({ sql, request }, values) {
    const { id } = await addOpeningDues(sql, request, values)
    const label = `${values.advocate_id}, ${values.from_period}–${values.to_period}`
    return { records: [{ path: openingDues.path, id, label }] }
  },
  async undo({ sql, request, importId, reason }, record) {
    const [dues] = await sql<{ voided_at: string | null }[]>`
      select voided_at from opening_dues where id = ${record.id} for update`
    // somebody voided it before: it is taken back already
    if (!dues || dues.voided_at) return
    const [paid] = await sql<{ number: string }[]>`
      select r.number
      from opening_dues o
      join paid_dues p on p.live and p.advocate_id = o.advocate_id and p.kind = o.kind and p.span && o.span
      join receipts r on r.id = p.receipt_id
      where o.id = ${record.id} and r.created_at > (select created_at from imports where id = ${importId})
      order by r.id limit 1`
    if (paid)
      throw conflict(
        fillWords(
          {
            en: 'These dues were paid since the import ({number}). Void that receipt first.',
            bn: 'আমদানির পরে এই বকেয়া পরিশোধ হয়েছে ({number})। আগে সেই রসিদ বাতিল করুন।',
          },
          { number: paid.number },
        ),
      )
    await voidOpeningDues(sql, request, { id: record.id, reason })
  },
}
