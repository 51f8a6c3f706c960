import { collection } from '@samity/shared-api/client'
import { bailBondSale } from '@samity/shared-api/contract/sales/bail-bond-sale'
import { hideWhenNarrow, receiptColumns } from '../parts/money-columns.tsx'
import { ReceiptList } from '../parts/MoneyList.tsx'
import { useReceiptList } from '../parts/use-money-list.ts'
import { bailBondSaleScreen } from './bail-bond-screen.ts'

const sales = collection(bailBondSale)
const columns = hideWhenNarrow(
  receiptColumns(
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

export default function BailBondSaleListPage() {
  const list = useReceiptList(sales)
  return <ReceiptList receipts={sales} screen={bailBondSaleScreen} list={list} columns={columns} />
}
