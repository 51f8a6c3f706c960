import { collection } from '@samity/shared-api/client'
import { donationTypes, fundCollection } from '@samity/shared-api/contract/sales/fund-collection'
import { Filter } from '@samity/shared-ui/data'
import { SelectField } from '@samity/shared-ui/forms'
import { useWords } from '@samity/shared-ui/words'
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
const all = { en: 'All', bn: 'সব' }

export default function FundCollectionListPage() {
  const t = useWords(words)
  const list = useReceiptList(fundCollections, { type: 'donation_type' })
  return (
    <ReceiptList
      receipts={fundCollections}
      screen={fundCollectionScreen}
      list={list}
      columns={columns}
      filters={
        <Filter label={t.type} id="type">
          {(id) => (
            <SelectField
              id={id}
              name="type"
              value={list.params.type ?? ''}
              emptyOption={all}
              options={donationTypes}
              onChange={(type) => list.setParams({ type })}
            />
          )}
        </Filter>
      }
    />
  )
}
