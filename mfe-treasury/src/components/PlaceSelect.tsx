import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import { SelectField } from '@samity/shared-ui/forms'
import { usePersonName } from '@samity/shared-ui/query'
import { useSay } from '@samity/shared-ui/words'
import type { ComponentProps } from 'react'
import { placeName } from '../treasury-api.ts'

type Choice = Pick<PlaceChoice, 'id' | 'name_english' | 'name_bengali' | 'holder_name'>

type Props = Omit<ComponentProps<typeof SelectField>, 'options' | 'value' | 'onChange'> & {
  choices: readonly Choice[]
  value?: number | string | null
  onChange?: (place: number | null) => void
}

const select = { en: 'Select', bn: 'নির্বাচন করুন' }

export function PlaceSelect({ choices, value, onChange, ...control }: Props) {
  const say = useSay()
  const personOf = usePersonName()
  return (
    <SelectField
      emptyOption={select}
      {...control}
      options={choices.map(({ id, holder_name, ...place }) => ({
        value: String(id),
        label: [say(placeName(place)), personOf(holder_name)].filter(Boolean).join(' · '),
      }))}
      value={value ? String(value) : ''}
      onChange={(id) => onChange?.(id ? Number(id) : null)}
    />
  )
}
