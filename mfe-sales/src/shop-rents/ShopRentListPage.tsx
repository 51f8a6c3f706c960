import { collection } from '@samity/shared-api/client'
import { shopRent, type ShopRent } from '@samity/shared-api/contract/sales/shop-rent'
import { Filter, SearchBox, type Column } from '@samity/shared-ui/data'
import { useWords } from '@samity/shared-ui/words'
import { hideAtFirst, moneyColumns } from '../parts/money-columns.tsx'
import { MoneyList } from '../parts/MoneyList.tsx'
import { useMoneyList } from '../parts/use-money-list.ts'
import { shopRentScreen } from './shop-rent-screen.ts'

const rents = collection(shopRent)
const columns: Column<ShopRent>[] = hideAtFirst(
  moneyColumns(
    shopRent,
    { day: 'collection_date', amount: 'rent_amount' },
    'renter_name',
    'from_month',
    'from_year',
    'to_month',
    'to_year',
    'rent_type',
    'building_name',
    'floor',
    'room',
    'payment_type',
    'remarks',
  ),
  'payment_type',
  'remarks',
)

const words = { building: { en: 'Building', bn: 'ভবন' } }

export default function ShopRentListPage() {
  const t = useWords(words)
  const list = useMoneyList(rents, { building: 'building_name' })
  return (
    <MoneyList
      of={rents}
      screen={shopRentScreen}
      list={list}
      columns={columns}
      filters={
        <Filter label={t.building} id="building">
          {(id) => (
            <SearchBox
              id={id}
              name="building"
              value={list.asked.building ?? ''}
              onSearch={(building) => list.ask({ building })}
            />
          )}
        </Filter>
      }
    />
  )
}
