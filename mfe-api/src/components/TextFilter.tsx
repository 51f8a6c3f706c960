import { Filter, ListSearch } from '@samity/shared-ui/data'
import { useWords } from '@samity/shared-ui/words'

const words = {
  search: { en: 'Search', bn: 'খুঁজুন' },
}

type Props = {
  value: string
  onSearch: (text: string) => void
}

export function TextFilter({ value, onSearch }: Props) {
  const t = useWords(words)
  return <Filter label={t.search}>{(id) => <ListSearch id={id} value={value} onSearch={onSearch} />}</Filter>
}
