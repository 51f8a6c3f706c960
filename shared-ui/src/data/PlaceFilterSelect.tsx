import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import { SelectField } from '../core/SelectField.tsx'
import { useGet } from '../query/index.ts'
import { useSay, useWords } from '../words/index.ts'
import { Filter } from './Filter.tsx'

const words = {
  place: { en: 'Place', bn: 'টাকার স্থান' },
  all: { en: 'All', bn: 'সব' },
  other: { en: 'Another place', bn: 'অন্য স্থান' },
}

export type PlaceFilterProps = {
  /** A list of `useList` with the filter `place` */
  list: { params: Record<string, string>; setParams: (changes: Record<string, string>) => void }
}

/** The select behind `PlaceFilter`. */
export function PlaceFilterSelect({ list }: PlaceFilterProps) {
  const t = useWords(words)
  const say = useSay()
  const { data: choices } = useGet<PlaceChoice[]>('money-places/choices/')
  const place = list.params['place'] ?? ''
  if (!choices) return null
  const kinds = new Set(choices.map(({ kind }) => kind))
  // a link may name a place also where nobody has set up more than one
  if (place === '' && kinds.size === choices.length) return null
  const options = choices.map(({ id, name_english, name_bengali, holder_name }) => ({
    value: String(id),
    label: [say({ en: name_english, bn: name_bengali }), holder_name].filter(Boolean).join(' · '),
  }))
  const isOffered = place === '' || options.some(({ value }) => value === place)
  return (
    <Filter label={t.place} id="place">
      {(id) => (
        <SelectField
          id={id}
          name={id}
          emptyOption={words.all}
          // an archived place, or what was there before the accounts
          options={isOffered ? options : [...options, { value: place, label: t.other }]}
          value={place}
          onChange={(value) => list.setParams({ place: value })}
        />
      )}
    </Filter>
  )
}
