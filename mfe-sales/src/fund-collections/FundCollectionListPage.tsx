import { collection } from '@samity/shared-api/client'
import { ChoiceFilter } from '@samity/shared-ui/data'
import { donationTypes, fundCollection } from '@samity/shared-api/contract/sales/fund-collection'
import { hideWhenNarrow, receiptColumns } from '../components/receipt-columns.tsx'
import { ReceiptList } from '../components/ReceiptList.tsx'
import { useReceiptList } from '../hooks/use-receipt-list.ts'
import { fundCollectionScreen } from './fund-collection-screen.ts'

const fundCollections = collection(fundCollection)
const columns = hideWhenNarrow(
  receiptColumns(
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

export default function FundCollectionListPage() {
  const list = useReceiptList(fundCollections, { type: 'donation_type' })
  return (
    <ReceiptList
      receipts={fundCollections}
      screen={fundCollectionScreen}
      list={list}
      columns={columns}
      filters={<ChoiceFilter list={list} name="type" field={{ label: words.type, choices: donationTypes }} />}
    />
  )
}
