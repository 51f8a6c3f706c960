import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import { useEffect, useState } from 'react'
import { SelectField } from '../core/SelectField.tsx'
import { useGet, usePersonName } from '../query/index.ts'
import { useSay, useWords } from '../words/index.ts'
import { Filter } from './Filter.tsx'
import { expectsChoice, noChoiceKey, PlaceFilterRoom } from './PlaceFilterRoom.tsx'

const words = {
  place: { en: 'Place', bn: 'টাকার স্থান' },
  all: { en: 'All', bn: 'সব' },
  other: { en: 'Another place', bn: 'অন্য স্থান' },
}

export type PlaceFilterProps = {
  /** A list of `useList` with the filter `place` */
  list: { params: Record<string, string>; setParams: (changes: Record<string, string>) => void }
}

export function PlaceFilterSelect({ list }: PlaceFilterProps) {
  const t = useWords(words)
  const say = useSay()
  const personOf = usePersonName()
  const [hasRoom] = useState(expectsChoice)
  const { data: choices } = useGet<PlaceChoice[]>('money-places/choices/')
  const place = list.params['place'] ?? ''
  const hasNoChoice = choices && new Set(choices.map(({ kind }) => kind)).size === choices.length
  useEffect(() => {
    if (hasNoChoice !== undefined) localStorage.setItem(noChoiceKey, String(hasNoChoice))
  }, [hasNoChoice])
  // a link may name a place also where nobody has set up more than one. The room that a page began with stays
  // until the next page, which has none: nothing moves
  if (!choices || (place === '' && hasNoChoice)) return <PlaceFilterRoom isNeeded={hasRoom} />
  const options = choices.map(({ id, name_english, name_bengali, holder_name }) => ({
    value: String(id),
    label: [say({ en: name_english, bn: name_bengali }), personOf(holder_name)].filter(Boolean).join(' · '),
  }))
  const isOffered = place === '' || options.some(({ value }) => value === place)
  return (
    <Filter label={t.place}>
      {(id) => (
        <SelectField
          id={id}
          name="place"
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
