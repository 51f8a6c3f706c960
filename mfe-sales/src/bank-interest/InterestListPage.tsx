import { collection } from '@samity/shared-api/client'
import { bankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { Page, Sheet } from '@samity/shared-ui/core'
import { Tabs } from '@samity/shared-ui/tabs'
import { useSearchParams } from '@samity/shared-ui/router'
import { useWords } from '@samity/shared-ui/words'
import { hideWhenNarrow, moneyColumns } from '../parts/money-columns.tsx'
import { MoneyTable } from '../parts/MoneyTable.tsx'
import { useMayCollect } from '../parts/use-may-collect.ts'
import { useMoneyList } from '../parts/use-money-list.ts'
import { AccountFilter } from './AccountFilters.tsx'
import { AccountTotals } from './AccountTotals.tsx'
import { interestScreen } from './interest-screen.ts'

const interests = collection(bankInterest)
const columns = hideWhenNarrow(
  moneyColumns(
    bankInterest,
    { day: 'collection_date', amount: 'interest_amount' },
    'bank_name',
    'branch_name',
    'account_no',
    'payment_type',
    'remarks',
  ),
  'payment_type',
  'remarks',
)

const words = {
  total: { en: 'Total', bn: 'মোট' },
  byAccount: { en: 'Account-wise', bn: 'হিসাব অনুযায়ী' },
}

export default function InterestListPage() {
  const t = useWords(words)
  const mayCollect = useMayCollect()
  const [address, setAddress] = useSearchParams()
  const list = useMoneyList(interests, { account: 'account_no' })
  const show = (view: string) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (view === 'total') next.delete('view')
      else next.set('view', view)
      return next
    })
  const account = <AccountFilter list={list} />
  return (
    <Page heading={interestScreen.listHeading} {...(mayCollect && { back: interestScreen.entry })}>
      <Sheet>
        <Tabs
          activeKey={address.get('view') ?? 'total'}
          onChange={show}
          items={[
            {
              key: 'total',
              label: t.total,
              children: (
                <MoneyTable
                  of={interests}
                  screen={interestScreen}
                  list={list}
                  columns={columns}
                  filters={account}
                />
              ),
            },
            { key: 'account', label: t.byAccount, children: <AccountTotals list={list} filters={account} /> },
          ]}
        />
      </Sheet>
    </Page>
  )
}
