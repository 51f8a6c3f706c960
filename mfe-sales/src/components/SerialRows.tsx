import type { Resource } from '@samity/shared-api/contract'
import { Button, PlusOutlined } from '@samity/shared-ui/core'
import { focusNextAfter, useFieldValue, type FormOf } from '@samity/shared-ui/forms'
import { fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { ComputedField } from './ComputedField.tsx'
import { rowTotal, type SerialFormRow } from '../serials.ts'
import type { KeyboardEvent } from 'react'
import styles from './SerialRows.module.css'

const words = {
  from: { en: 'From {row}', bn: 'শুরু {row}' },
  to: { en: 'To {row}', bn: 'শেষ {row}' },
  total: { en: 'Total {row}', bn: 'মোট {row}' },
  add: { en: 'Add row', bn: 'সারি যোগ করুন' },
}

type Props<R extends Resource> = { form: FormOf<R>; name: keyof R['fields'] & string }

/** Enter in a blank row moves the focus behind the rows, because most sales need fewer than four. */
function skipBlankRows(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event
  if (key !== 'Enter' || event.ctrlKey || event.metaKey) return
  if (!(target instanceof HTMLInputElement) || !target.name.endsWith('_from_serial')) return
  if (target.value.trim() !== '' || target.name.endsWith('_0_from_serial')) return
  event.preventDefault()
  focusNextAfter(currentTarget)
}

/** Four rows of serial ranges, and more on demand; each shows its number of papers. */
export function SerialRows<R extends Resource>({ form: { Rows, Cell }, name }: Props<R>) {
  const t = useWords(words)
  const show = useShow()
  const formRows = useFieldValue(name) as SerialFormRow[] | undefined

  return (
    <Rows name={name}>
      {(rows, { add }) => (
        // oxlint-disable-next-line no-static-element-interactions -- the key events come from the inputs inside
        <div className={styles.rows} onKeyDown={skipBlankRows}>
          {rows.map(({ key, row }) => {
            const rowNumber = { row: show.digits(row + 1) }
            return (
              <div key={key} className={styles.row}>
                <Cell
                  list={name}
                  row={row}
                  name="from_serial"
                  kind="int"
                  label={fillWords(words.from, rowNumber)}
                  required={row === 0}
                />
                <Cell
                  list={name}
                  row={row}
                  name="to_serial"
                  kind="int"
                  label={fillWords(words.to, rowNumber)}
                  required={row === 0}
                />
                <Cell list={name} row={row} name="total" kind="int" label={fillWords(words.total, rowNumber)}>
                  <ComputedField text={show.digits(rowTotal(formRows?.[row]) ?? '')} />
                </Cell>
              </div>
            )
          })}
          <Button
            className={styles.add}
            icon={<PlusOutlined aria-hidden />}
            onClick={() => {
              add()
              // after React has rendered the row
              setTimeout(() => document.getElementById(`${name}_${rows.length}_from_serial`)?.focus())
            }}
          >
            {t.add}
          </Button>
        </div>
      )}
    </Rows>
  )
}
