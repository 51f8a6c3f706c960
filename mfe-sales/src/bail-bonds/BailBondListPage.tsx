import { collection } from '@samity/shared-api/client'
import { bailBondSale } from '@samity/shared-api/contract/sales/bail-bond-sale'
import { hideWhenNarrow, moneyColumns } from '../parts/money-columns.tsx'
import { MoneyList } from '../parts/MoneyList.tsx'
import { useMoneyList } from '../parts/use-money-list.ts'
import { bailBondScreen } from './bail-bond-screen.ts'

const sales = collection(bailBondSale)
const columns = hideWhenNarrow(
  moneyColumns(
    bailBondSale,
    { day: 'sales_date', amount: 'total_amount' },
    'building_name',
    'remarks',
    'bailbond_serials',
    'total_count',
    'price',
    'payment_type',
  ),
  'payment_type',
  'remarks',
)

export default function BailBondListPage() {
  const list = useMoneyList(sales)
  return <MoneyList of={sales} screen={bailBondScreen} list={list} columns={columns} />
}
