import { collection } from '@samity/shared-api/client'
import { bailBondSale } from '@samity/shared-api/contract/sales/bail-bond-sale'
import { hideWhenNarrow, receiptColumns } from '../components/receipt-columns.tsx'
import { ReceiptList } from '../components/ReceiptList.tsx'
import { useReceiptList } from '../hooks/use-receipt-list.ts'
import { bailBondSaleScreen } from './bail-bond-sale-screen.ts'

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
