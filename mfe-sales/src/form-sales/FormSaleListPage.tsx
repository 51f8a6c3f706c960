import { collection } from '@samity/shared-api/client'
import { formSale } from '@samity/shared-api/contract/sales/form-sale'
import { hideWhenNarrow, receiptColumns } from '../components/receipt-columns.tsx'
import { ReceiptList } from '../components/ReceiptList.tsx'
import { useReceiptList } from '../hooks/use-receipt-list.ts'
import { formSaleScreen } from './form-sale-screen.ts'

const sales = collection(formSale)
const columns = hideWhenNarrow(
  receiptColumns(
    formSale,
    { day: 'sales_date', amount: 'total_amount' },
    'building_name',
    'form_name',
    'remarks',
    'form_serials',
    'total_count',
    'price',
    'payment_type',
  ),
  'payment_type',
  'remarks',
)

export default function FormSaleListPage() {
  const list = useReceiptList(sales)
  return <ReceiptList receipts={sales} screen={formSaleScreen} list={list} columns={columns} />
}
