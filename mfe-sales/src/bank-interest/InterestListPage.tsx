import { collection } from '@samity/shared-api/client'
import { bankInterest } from '@samity/shared-api/contract/sales/bank-interest'
import { Page, Card } from '@samity/shared-ui/core'
import { useUrlParams } from '@samity/shared-ui/data'
import { Tabs } from '@samity/shared-ui/tabs'
import { useWords } from '@samity/shared-ui/words'
import { hideWhenNarrow, receiptColumns } from '../components/receipt-columns.tsx'
import { ReceiptTable } from '../components/ReceiptTable.tsx'
import { useMayCollect } from '../hooks/use-may-collect.ts'
import { useReceiptList } from '../hooks/use-receipt-list.ts'
import { AccountFilter } from './AccountFilters.tsx'
import { AccountTotals } from './AccountTotals.tsx'
import { interestScreen } from './interest-screen.ts'

const interests = collection(bankInterest)
/** The total is what came in: the interest, less what the bank kept */
const parts = new Set(['interest_amount', 'source_tax', 'excise_duty'])
const columns = hideWhenNarrow(
  receiptColumns(
    bankInterest,
    { day: 'collection_date', amount: 'interest_amount' },
    'bank_name',
    'branch_name',
    'account_no',
    'payment_type',
    'remarks',
    'interest_amount',
    'source_tax',
    'excise_duty',
  ),
  'payment_type',
  'remarks',
).map((column) => (parts.has(column.name) ? { ...column, hidden: true as const } : column))

const words = {
  total: { en: 'Total', bn: 'মোট' },
  byAccount: { en: 'Account-wise', bn: 'হিসাব অনুযায়ী' },
}

export default function InterestListPage() {
  const t = useWords(words)
  const mayCollect = useMayCollect()
  const [params, updateParams] = useUrlParams()
  const list = useReceiptList(interests, { account: 'account_no' })
  const accountFilter = <AccountFilter list={list} />
  return (
    <Page heading={interestScreen.listHeading} {...(mayCollect && { back: interestScreen.entry })}>
      <Card>
        <Tabs
          activeKey={params.get('view') ?? 'total'}
          onChange={(view) => updateParams({ view: view === 'total' ? '' : view })}
          items={[
            {
              key: 'total',
              label: t.total,
              children: (
                <ReceiptTable
                  receipts={interests}
                  screen={interestScreen}
                  list={list}
                  columns={columns}
                  filters={accountFilter}
                />
              ),
            },
            {
              key: 'account',
              label: t.byAccount,
              children: <AccountTotals list={list} filters={accountFilter} />,
            },
          ]}
        />
      </Card>
    </Page>
  )
}
