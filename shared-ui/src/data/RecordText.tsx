import type { Query } from '@samity/shared-api/client'
import { useMemo, type FocusEvent } from 'react'
import { Combobox } from '../combobox/Combobox.tsx'
import { matchesOf } from './compare-matches.ts'
import { useRecords, type Source } from './RecordSelect.tsx'

type Props<T extends { id: number }> = {
  /** A collection, or an object with `page` and `one` */
  source: Source<T>
  /** The text that a record fills in */
  label: (record: T) => string
  /** A note that distinguishes records of the same name, only in the list */
  note?: (record: T) => string
  /** Sent with every request */
  query?: Query
  /** Called with the record whose text a person picks */
  onPick?: (record: T) => void
  /** Passed by the form, like name, value, onChange and onBlur */
  id?: string
  /** The name of the field */
  name?: string
  /** The text in the field */
  value?: string | null
  /** Called with the typed or picked text */
  onChange?: (text: string) => void
  /** Called when the focus leaves the field */
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void
  /** Nothing can be typed */
  disabled?: boolean
}

/**
 * A text field with the records of a collection as suggestions. The typed text stays, even when no record has
 * it.
 */
export function RecordText<T extends { id: number }>(props: Props<T>) {
  const { source, label, note, query, onPick, value, onChange, ...control } = props
  const text = value ?? ''
  const { records, failed } = useRecords(source, query, text)
  const suggestions = useMemo(
    () =>
      matchesOf(records, label, text).map((record) => {
        const [name, more] = [label(record), note?.(record)]
        return { key: record.id, text: name, label: more ? `${name} · ${more}` : name, record }
      }),
    // oxlint-disable-next-line exhaustive-deps -- `label` and `note` never change the result
    [records, text],
  )
  return (
    <Combobox
      {...control}
      value={text}
      suggestions={suggestions}
      notice={failed}
      onChange={(input) => onChange?.(input)}
      onPick={(suggestion) => {
        onChange?.(suggestion.text)
        onPick?.(suggestion.record)
      }}
    />
  )
}
