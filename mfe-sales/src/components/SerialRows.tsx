import type { Resource } from '@samity/shared-api/contract'
import { Button, PlusOutlined } from '@samity/shared-ui/core'
import { focusNextAfter, IntInput, useFieldValue, type FormOf } from '@samity/shared-ui/forms'
import { fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { openRowCount, padRows, rowTotal, withCount, type SerialFormRow } from '../serials.ts'
import { useEffect, useState, type ComponentProps, type KeyboardEvent } from 'react'
import styles from './SerialRows.module.css'

const words = {
  from: { en: 'From {row}', bn: 'শুরু {row}' },
  to: { en: 'To {row}', bn: 'শেষ {row}' },
  total: { en: 'Total {row}', bn: 'মোট {row}' },
  add: { en: 'Add row', bn: 'সারি যোগ করুন' },
}

type Props<R extends Resource> = {
  form: FormOf<R>
  name: keyof R['fields'] & string
  setRows: (rows: SerialFormRow[]) => void
}

/** Enter in a blank row moves the focus behind the rows, because most sales need fewer than four. */
function skipBlankRows(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget, key } = event
  if (key !== 'Enter' || event.ctrlKey || event.metaKey) return
  if (!(target instanceof HTMLInputElement) || !target.name.endsWith('_from_serial')) return
  if (target.value.trim() !== '' || target.name.endsWith('_0_from_serial')) return
  event.preventDefault()
  focusNextAfter(currentTarget)
}

/**
 * Rows of serial ranges: the first one, and the next when it is full or somebody adds it. The number of
 * papers can be typed instead of the last serial.
 */
export function SerialRows<R extends Resource>({ form: { Rows, Cell }, name, setRows }: Props<R>) {
  const t = useWords(words)
  const show = useShow()
  const formRows = useFieldValue(name) as SerialFormRow[] | undefined
  const [addedCount, setAddedCount] = useState(0)
  const isBlank = !formRows?.some((row) => row?.from_serial || row?.to_serial)
  useEffect(() => {
    // the form is empty again
    if (isBlank) setAddedCount(0)
  }, [isBlank])
  const shownCount = Math.max(openRowCount(formRows), addedCount)

  return (
    <Rows name={name}>
      {(rows, { add }) => (
        // oxlint-disable-next-line no-static-element-interactions -- the keys come from the inputs inside
        <div className={styles.rows} onKeyDown={skipBlankRows}>
          {rows.slice(0, shownCount).map(({ key, row }) => {
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
                  <CountInput
                    count={rowTotal(formRows?.[row])}
                    onCount={(count) => {
                      const changed = (formRows ?? []).map((one, index) =>
                        index === row ? withCount(one, count) : one,
                      )
                      setRows(padRows(changed))
                    }}
                  />
                </Cell>
              </div>
            )
          })}
          <Button
            className={styles.add}
            icon={<PlusOutlined aria-hidden />}
            onClick={() => {
              if (rows.length <= shownCount) add()
              setAddedCount(shownCount + 1)
              // after React has rendered the row
              setTimeout(() => document.getElementById(`${name}_${shownCount}_from_serial`)?.focus())
            }}
          >
            {t.add}
          </Button>
        </div>
      )}
    </Rows>
  )
}

type CountProps = Omit<ComponentProps<typeof IntInput>, 'value' | 'onChange'> & {
  count: number | undefined
  onCount: (count: string) => void
}

/** The number of papers of a row, computed until somebody types it. */
function CountInput({ count, onCount, ...control }: CountProps) {
  const show = useShow()
  const [typed, setTyped] = useState<string>()
  return (
    <IntInput
      {...control}
      value={typed ?? show.digits(count ?? '')}
      onChange={({ target }) => {
        setTyped(target.value)
        onCount(target.value)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}
