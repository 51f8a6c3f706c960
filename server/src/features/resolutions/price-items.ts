import {
  fixedPriceItems,
  formPriceItem,
  type PriceItem,
} from '@samity/shared-api/contract/resolutions/price-items'
import type { PriceItemChoice } from '@samity/shared-api/contract/resolutions/price'
import type { Words } from '@samity/shared-api/contract'
import type { Sql } from '../../database/database.ts'
import { unprocessable } from '../../http/errors.ts'
import { headIds, type HeadCode } from '../../ledger/receipt-lines.ts'
import { nameKey } from '../../ledger/parties.ts'

type Item = PriceItem & { archived: boolean }

export async function readPriceItems(sql: Sql): Promise<Item[]> {
  const forms = await sql<{ id: number; form_name: string; archived: boolean }[]>`
    select id, form_name, archived_at is not null as archived
    from forms
    order by form_name`
  return [
    ...fixedPriceItems.map((item) => ({ ...item, archived: false })),
    ...forms.map(({ id, form_name, archived }) => ({ ...formPriceItem(id, form_name), archived })),
  ]
}

const unknownItem: Words = { en: 'Choose one from the list', bn: 'তালিকা থেকে একটি বেছে নিন' }

/** Finds an item by its code or its name (422 when there is none). */
export async function findPriceItem(sql: Sql, text: string): Promise<Item> {
  const key = nameKey(text)
  const match = (await readPriceItems(sql)).find(({ code, name }) =>
    [code, name.en, name.bn].some((one) => nameKey(one) === key),
  )
  if (!match) throw unprocessable({ item: unknownItem }).as('record.reference')
  return match
}

/**
 * The name of an item for people. A form's name comes with the row, because the form may have another one by
 * now.
 */
export function itemName(code: string, formName: string | null): Words {
  if (formName !== null) return { en: formName, bn: formName }
  return fixedPriceItems.find((item) => item.code === code)?.name ?? { en: code, bn: code }
}

/** The head of an item: the one that its records post to without a price. */
// the items name heads of this list; a test compares them
export const ownHeadOf = ({ head }: PriceItem): number => headIds[head as HeadCode]

export const toItemChoice = (item: Item): PriceItemChoice => ({
  item: item.code,
  name: item.name,
  unit: item.unit,
  head: ownHeadOf(item),
  has_advocate: item.hasAdvocate,
  archived: item.archived,
})
