import { collection } from '@samity/shared-api/client'
import { electricityBill } from '@samity/shared-api/contract/sales/electricity-bill'
import { hideWhenNarrow, receiptColumns } from '../components/receipt-columns.tsx'
import { ReceiptList } from '../components/ReceiptList.tsx'
import { useReceiptList } from '../hooks/use-receipt-list.ts'
import { billScreen } from './bill-screen.ts'

const bills = collection(electricityBill)
const columns = hideWhenNarrow(
  receiptColumns(
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
  const list = useReceiptList(bills)
  return <ReceiptList receipts={bills} screen={billScreen} list={list} columns={columns} />
}
