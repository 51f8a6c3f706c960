import { collection } from '@samity/shared-api/client'
import { electricityBill } from '@samity/shared-api/contract/sales/electricity-bill'
import { hideWhenNarrow, receiptColumns } from '../parts/money-columns.tsx'
import { ReceiptList } from '../parts/MoneyList.tsx'
import { useReceiptList } from '../parts/use-money-list.ts'
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
