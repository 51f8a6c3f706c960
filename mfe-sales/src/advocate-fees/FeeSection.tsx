import type { Words } from '@samity/shared-api/contract'
import { Button, CloseOutlined, PlusOutlined } from '@samity/shared-ui/core'
import { FormColumns } from '@samity/shared-ui/forms'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import { useId, type ReactNode } from 'react'
import { usePricesInForce } from '../hooks/use-price-in-force.ts'
import styles from './FeeSection.module.css'
import { advocateFeesForm, type SectionName } from './advocate-fees-form.ts'

type Props = {
  section: SectionName
  title: Words
  initial: () => object
  /** The fields that have a price by resolution, and what they are for */
  items?: Record<string, string>
  firstField: string
  note?: ReactNode
  children: (row: number) => ReactNode
}

const words = {
  add: { en: 'Add {section}', bn: '{section} যোগ করুন' },
  remove: { en: 'Remove {section}', bn: '{section} বাদ দিন' },
}

/**
 * A section of the receipt, closed until someone adds it. If a receipt contains it more than once, all of its
 * rows are shown.
 */
export function FeeSection({ section, title, initial, items = {}, firstField, note, children }: Props) {
  const t = useWords(words)
  const sectionTitle = useSay()(title)
  const headingId = useId()
  const prices = usePricesInForce(advocateFeesForm.useValue('collection_date'))
  /** The prices in force on the day of the record, by field */
  const pricedFields = () =>
    Object.fromEntries(
      Object.entries(items).flatMap(([field, item]) => {
        const price = prices?.find((one) => one.item === item)
        return price ? [[field, price.amount]] : []
      }),
    )
  return (
    <advocateFeesForm.Rows name={section}>
      {(rows, { add, remove }) => (
        <div role="group" aria-labelledby={headingId} className={styles.section}>
          <h2 id={headingId} className={styles.title}>
            {sectionTitle}
          </h2>
          {rows.map(({ key, row }) => (
            <FormColumns key={key}>{children(row)}</FormColumns>
          ))}
          {note}
          {rows.length === 0 ? (
            <Button
              data-stop
              icon={<PlusOutlined aria-hidden />}
              onClick={() => {
                add({ ...pricedFields(), ...initial() })
                // after React has rendered the fields
                setTimeout(() => document.getElementById(`${section}_0_${firstField}`)?.focus())
              }}
            >
              {fill(t.add, { section: sectionTitle })}
            </Button>
          ) : (
            <Button
              icon={<CloseOutlined aria-hidden />}
              onClick={() => rows.toReversed().forEach(({ row }) => remove(row))}
            >
              {fill(t.remove, { section: sectionTitle })}
            </Button>
          )}
        </div>
      )}
    </advocateFeesForm.Rows>
  )
}
