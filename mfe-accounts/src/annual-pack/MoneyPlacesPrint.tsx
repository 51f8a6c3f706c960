import { ownPlaceKinds, placeKinds } from '@samity/shared-api/contract/treasury/money-place'
import { moneyEquation } from '@samity/shared-api/contract/treasury/money-equation'
import type { WhereTheMoneyIs } from '@samity/shared-api/contract/treasury/where-the-money-is'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { PrintTable } from '@samity/shared-ui/print'

const words = {
  on: { en: 'At the end of {day}', bn: '{day} তারিখের শেষে' },
  place: { en: 'Place', bn: 'টাকার স্থান' },
  kind: { en: 'Kind', bn: 'ধরন' },
  account: { en: 'Account No', bn: 'হিসাব নম্বর' },
  balance: { en: 'Balance', bn: 'স্থিতি' },
  total: { en: 'Total', bn: 'মোট' },
}
const kinds = [...placeKinds, ...ownPlaceKinds]

export function MoneyPlacesPrint({ where }: { where: WhereTheMoneyIs }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <>
      <p>{fill(t.on, { day: show.day(where.on) })}</p>
      <PrintTable
        columns={[
          { name: 'place', label: t.place },
          { name: 'kind', label: t.kind },
          { name: 'account', label: t.account },
          { name: 'balance', label: t.balance, isFigure: true },
        ]}
        rows={where.places.map((place) => ({
          place: say({ en: place.name_english, bn: place.name_bengali }),
          kind: say(kinds.find(({ value }) => value === place.kind)?.label),
          account: show.digits(place.account_no),
          balance: show.amount(place.balance),
        }))}
        total={{ place: t.total, balance: show.amount(where.total) }}
      />
      <PrintTable
        columns={[
          { name: 'label', label: '' },
          { name: 'amount', label: t.balance, isFigure: true },
        ]}
        rows={moneyEquation(where).map(({ label, kind, amount }) =>
          kind === 'sum' || kind === 'difference'
            ? { label: <strong>{say(label)}</strong>, amount: <strong>{show.amount(amount)}</strong> }
            : { label: say(label), amount: show.amount(amount) },
        )}
      />
    </>
  )
}
