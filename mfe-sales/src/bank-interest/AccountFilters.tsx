import type { BankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { DayFilter, Filter, ListSearch, type List } from '@samity/shared-ui/data'
import { useWords } from '@samity/shared-ui/words'

const words = {
  account: { en: 'Account No', bn: 'হিসাব নম্বর' },
  from: { en: 'From Date', bn: 'শুরুর তারিখ' },
  to: { en: 'To Date', bn: 'শেষের তারিখ' },
}
type Props = { list: List<BankInterest> }

export function AccountFilter({ list: { params: query, setParams: setQuery } }: Props) {
  const t = useWords(words)
  return (
    <Filter label={t.account} id="account">
      {(id) => (
        <ListSearch
          id={id}
          name="account"
          value={query.account ?? ''}
          onSearch={(account) => setQuery({ account })}
        />
      )}
    </Filter>
  )
}

/** The date filters for the view by account, which is not a ListTable and so lacks them. */
export function DayFilters({ list: { params: query, setParams: setQuery } }: Props) {
  const t = useWords(words)
  return (['from', 'to'] as const).map((end) => (
    <DayFilter
      key={end}
      id={end}
      label={t[end]}
      value={query[end] ?? ''}
      onDay={(day) => setQuery({ [end]: day })}
    />
  ))
}
