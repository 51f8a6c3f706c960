import { collection } from '@samity/shared-api/client'
import { ChoiceFilter } from '@samity/shared-ui/data'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { hideUnlessWide, hideWhenNarrow, receiptColumns } from '../components/receipt-columns.tsx'
import { ReceiptList } from '../components/ReceiptList.tsx'
import { useReceiptList } from '../hooks/use-receipt-list.ts'
import { paperSaleScreen } from './paper-sale-screen.ts'

const sales = collection(paperSale)
const allColumns = hideWhenNarrow(
  receiptColumns(
    paperSale,
    { day: 'sales_date', amount: 'total_amount' },
    'sale_type',
    'advocate_name',
    'advocateId',
    'building_name',
    'customer_phone',
    'customer_name',
    'customer_address',
    'serials',
    'total_count',
    'price',
    'payment_type',
  ),
  'sale_type',
  'payment_type',
)
const columns = hideUnlessWide(allColumns, 'customer_phone', 'customer_name', 'customer_address')

const words = { type: { en: 'Type', bn: 'ধরন' } }
const empty = { en: 'No sales data found.', bn: 'কোনো বিক্রয়ের তথ্য পাওয়া যায়নি।' }
const types = [
  { value: 'Vokalotnama', label: { en: 'Vokalotnama', bn: 'ওকালতনামা' } },
  { value: 'Cartis Paper', label: { en: 'Cartis Paper', bn: 'কার্টিজ পেপার' } },
  { value: 'Sticker', label: { en: 'Sticker', bn: 'স্টিকার' } },
]

export default function PaperSaleListPage() {
  const list = useReceiptList(sales, { type: { field: 'sale_type', initial: 'Vokalotnama' } })
  return (
    <ReceiptList
      receipts={sales}
      screen={paperSaleScreen}
      list={list}
      columns={columns}
      empty={empty}
      filters={
        <ChoiceFilter list={list} name="type" field={{ label: words.type, choices: types }} all={null} />
      }
    />
  )
}
