import { ChoiceFilter } from './ChoiceFilter.tsx'
import type { List } from './use-list.ts'

const archived = {
  label: { en: 'Archived', bn: 'আর্কাইভ করা' },
  choices: [
    { value: '', label: { en: 'Hidden', bn: 'লুকানো' } },
    { value: '1', label: { en: 'Shown', bn: 'দেখানো' } },
  ],
}

type Props<T> = {
  /** A list of `useList` with the filter `archived` */
  list: List<T>
}

/** The filter that hides or shows archived rows. Its URL parameter is `archived`. */
export const ArchivedFilter = <T,>({ list }: Props<T>) => (
  <ChoiceFilter list={list} name="archived" field={archived} />
)
