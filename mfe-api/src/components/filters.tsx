import type { Words } from '@samity/shared-api/contract'
import { Filter, ListSearch } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'

const words = {
  search: { en: 'Search', bn: 'খুঁজুন' },
  all: { en: 'All', bn: 'সব' },
}

type Props = {
  value: string
  onSearch: (text: string) => void
}

export function TextFilter({ value, onSearch }: Props) {
  const t = useWords(words)
  return <Filter label={t.search}>{(id) => <ListSearch id={id} value={value} onSearch={onSearch} />}</Filter>
}

type ChoiceProps = {
  /** The URL parameter, which is also the id of the field */
  name: string
  label: string
  options: readonly { value: string; label: Words }[]
  value: string
  onChange: (value: string) => void
}

export function ChoiceFilter({ name, label, ...select }: ChoiceProps) {
  return (
    <Filter label={label} id={name}>
      {(id) => <SelectField {...select} id={id} name={id} emptyOption={words.all} />}
    </Filter>
  )
}
