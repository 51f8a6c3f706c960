import type { BankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { Filter, SearchBox, type List } from '@samity/shared-ui/data'
import { DayInput } from '@samity/shared-ui/date'
import { useWords } from '@samity/shared-ui/words'

const words = {
  account: { en: 'Account No', bn: 'হিসাব নম্বর' },
  from: { en: 'From Date', bn: 'শুরুর তারিখ' },
  to: { en: 'To Date', bn: 'শেষের তারিখ' },
}
type Props = { list: List<BankInterest> }

/** Any part of an account's number. */
export function AccountFilter({ list: { asked, ask } }: Props) {
  const t = useWords(words)
  return (
    <Filter label={t.account} id="account">
      {(id) => (
        <SearchBox
          id={id}
          name="account"
          value={asked.account ?? ''}
          onSearch={(account) => ask({ account })}
        />
      )}
    </Filter>
  )
}

/** The days, for the view that is no list of the server's. */
export function DayFilters({ list: { asked, ask } }: Props) {
  const t = useWords(words)
  const whole = (text: string) => text === '' || /^\d{4}-\d\d-\d\d$/.test(text)
  return (['from', 'to'] as const).map((end) => (
    <Filter key={end} label={t[end]} id={end}>
      {(id) => (
        <DayInput
          id={id}
          name={end}
          value={asked[end] ?? ''}
          onChange={(day) => whole(day) && ask({ [end]: day })}
        />
      )}
    </Filter>
  ))
}
