import { Choice } from '../forms/Choice.tsx'
import { useWords } from '../words/index.ts'
import { Filter } from './ListTable.tsx'
import type { List } from './use-list.ts'

const words = {
  archived: { en: 'Archived', bn: 'আর্কাইভ' },
}
const choices = [
  { value: '', label: { en: 'Hidden', bn: 'লুকানো' } },
  { value: '1', label: { en: 'Shown', bn: 'দেখানো' } },
]

/** Whether a list shows what was archived; the list keeps it under `archived` in the address. */
export function ArchivedFilter<T>({ list }: { list: List<T> }) {
  const t = useWords(words)
  return (
    <Filter label={t.archived} id="archived">
      {(id) => (
        <Choice
          id={id}
          name={id}
          choices={choices}
          value={list.asked['archived'] ?? ''}
          onChange={(archived) => list.ask({ archived })}
        />
      )}
    </Filter>
  )
}
