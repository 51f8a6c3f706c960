import type { Words } from '@samity/shared-api/contract'
import { Button, CloseOutlined, PlusOutlined } from '@samity/shared-ui/core'
import { Columns } from '@samity/shared-ui/forms'
import { fill, useSay, useWords } from '@samity/shared-ui/words'
import { useId, type ReactNode } from 'react'
import styles from './FeeSection.module.css'
import { form, type SetName } from './form.ts'

type Props = {
  of: SetName
  title: Words
  /** What the section starts with */
  initial: () => object
  /** The field that gets the focus when the section opens */
  first: string
  note?: ReactNode
  children: (row: number) => ReactNode
}

const words = {
  add: { en: 'Add {section}', bn: '{section} যোগ করুন' },
  remove: { en: 'Remove {section}', bn: '{section} বাদ দিন' },
}

/** A section of the receipt, closed until someone adds it. Where a receipt holds it more than once, all of it is shown. */
export function FeeSection({ of, title, initial, first, note, children }: Props) {
  const t = useWords(words)
  const section = useSay()(title)
  const heading = useId()
  return (
    <form.Rows name={of}>
      {(rows, { add, remove }) => (
        <div role="group" aria-labelledby={heading} className={styles.section}>
          <h2 id={heading} className={styles.title}>
            {section}
          </h2>
          {rows.map(({ key, row }) => (
            <Columns key={key}>{children(row)}</Columns>
          ))}
          {note}
          {rows.length === 0 ? (
            <Button
              data-stop
              icon={<PlusOutlined aria-hidden />}
              onClick={() => {
                add(initial())
                // once React has put the fields there
                setTimeout(() => document.getElementById(`${of}_0_${first}`)?.focus())
              }}
            >
              {fill(t.add, { section })}
            </Button>
          ) : (
            <Button
              icon={<CloseOutlined aria-hidden />}
              onClick={() => rows.toReversed().forEach(({ row }) => remove(row))}
            >
              {fill(t.remove, { section })}
            </Button>
          )}
        </div>
      )}
    </form.Rows>
  )
}
