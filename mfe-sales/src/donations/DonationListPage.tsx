import { collection } from '@samity/shared-api/client'
import { donationTypes, fundCollection } from '@samity/shared-api/contract/sales/fund-collection'
import { Filter } from '@samity/shared-ui/data'
import { Choice } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
import { hideWhenNarrow, moneyColumns } from '../parts/money-columns.tsx'
import { MoneyList } from '../parts/MoneyList.tsx'
import { useMoneyList } from '../parts/use-money-list.ts'
import { donationScreen } from './donation-screen.ts'

const funds = collection(fundCollection)
const columns = hideWhenNarrow(
  moneyColumns(
    fundCollection,
    { day: 'date', amount: 'fund_amount' },
    'donation_type',
    'fund_provider',
    'payment_type',
    'remarks',
    'purpose',
  ),
  'remarks',
)

const words = { type: { en: 'Donation Type', bn: 'অনুদানের ধরন' } }
const all = { en: 'All', bn: 'সব' }

export default function DonationListPage() {
  const t = useWords(words)
  const list = useMoneyList(funds, { type: 'donation_type' })
  return (
    <MoneyList
      of={funds}
      screen={donationScreen}
      list={list}
      columns={columns}
      filters={
        <Filter label={t.type} id="type">
          {(id) => (
            <Choice
              id={id}
              name="type"
              value={list.asked.type ?? ''}
              nothing={all}
              choices={donationTypes}
              onChange={(type) => list.ask({ type })}
            />
          )}
        </Filter>
      }
    />
  )
}
