import { collection } from '@samity/shared-api/client'
import { shopRent, type ShopRent } from '@samity/shared-api/contract/sales/shop-rent'
import { Filter, ListSearch, type Column } from '@samity/shared-ui/data'
import { useWords } from '@samity/shared-ui/words'
import { hideWhenNarrow, receiptColumns } from '../components/receipt-columns.tsx'
import { monthColumn } from './month-column.tsx'
import { ReceiptList } from '../components/ReceiptList.tsx'
import { useReceiptList } from '../hooks/use-receipt-list.ts'
import { shopRentScreen } from './shop-rent-screen.ts'

const rents = collection(shopRent)
const baseColumns = receiptColumns(
  shopRent,
  { day: 'collection_date', amount: 'rent_amount' },
  'renter_name',
  'rent_type',
  'building_name',
  'floor',
  'room',
  'payment_type',
  'remarks',
)
const { from_month, to_month } = shopRent.fields
const months: Column<ShopRent>[] = [
  monthColumn('from_month', from_month.label, (rent) => [rent.from_month, rent.from_year]),
  monthColumn('to_month', to_month.label, (rent) => [rent.to_month, rent.to_year]),
]
const columns = hideWhenNarrow(
  [...baseColumns.slice(0, 3), ...months, ...baseColumns.slice(3)],
  'payment_type',
  'remarks',
)

const words = { building: { en: 'Building', bn: 'ভবন' } }

export default function ShopRentListPage() {
  const t = useWords(words)
  const list = useReceiptList(rents, { building: 'building_name' })
  return (
    <ReceiptList
      receipts={rents}
      screen={shopRentScreen}
      list={list}
      columns={columns}
      filters={
        <Filter label={t.building} id="building">
          {(id) => (
            <ListSearch
              id={id}
              name="building"
              value={list.params.building ?? ''}
              onSearch={(building) => list.setParams({ building })}
            />
          )}
        </Filter>
      }
    />
  )
}
