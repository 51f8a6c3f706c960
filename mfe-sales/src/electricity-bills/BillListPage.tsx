import { collection } from '@samity/shared-api/client'
import { electricityBill } from '@samity/shared-api/contract/sales/electricity-bill'
import { hideWhenNarrow, moneyColumns } from '../parts/money-columns.tsx'
import { MoneyList } from '../parts/MoneyList.tsx'
import { useMoneyList } from '../parts/use-money-list.ts'
import { billScreen } from './bill-screen.ts'

const bills = collection(electricityBill)
const columns = hideWhenNarrow(
  moneyColumns(
    electricityBill,
    { day: 'collection_date', amount: 'bill_amount' },
    'month',
    'year',
    'building_name',
    'bill_payer_name',
    'payment_type',
    'remarks',
  ),
  'remarks',
)

export default function BillListPage() {
  const list = useMoneyList(bills)
  return <MoneyList of={bills} screen={billScreen} list={list} columns={columns} />
}
