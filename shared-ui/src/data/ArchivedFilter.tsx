import { SelectField } from '../core/SelectField.tsx'
import { useWords } from '../words/index.ts'
import { Filter } from './Filter.tsx'
import type { List } from './use-list.ts'

const words = {
  archived: { en: 'Archived', bn: 'আর্কাইভ করা' },
}
const choices = [
  { value: '', label: { en: 'Hidden', bn: 'লুকানো' } },
  { value: '1', label: { en: 'Shown', bn: 'দেখানো' } },
]

type Props<T> = {
  /** A list of `useList` with the filter `archived` */
  list: List<T>
}

/** The filter that hides or shows archived rows. Its URL parameter is `archived`. */
export function ArchivedFilter<T>({ list }: Props<T>) {
  const t = useWords(words)
  return (
    <Filter label={t.archived} id="archived">
      {(id) => (
        <SelectField
          id={id}
          name={id}
          options={choices}
          value={list.params['archived'] ?? ''}
          onChange={(archived) => list.setParams({ archived })}
        />
      )}
    </Filter>
  )
}
