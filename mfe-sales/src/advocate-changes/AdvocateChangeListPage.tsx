import { collection } from '@samity/shared-api/client'
import { advocateChange } from '@samity/shared-api/contract/sales/advocate-change'
import { hideWhenNarrow, receiptColumns } from '../components/receipt-columns.tsx'
import { ReceiptList } from '../components/ReceiptList.tsx'
import { useReceiptList } from '../hooks/use-receipt-list.ts'
import { advocateChangeScreen } from './advocate-change-screen.ts'

const changes = collection(advocateChange)
const columns = hideWhenNarrow(
  receiptColumns(
    advocateChange,
    { day: 'date', amount: 'fee' },
    'client_name',
    'advocate_id',
    'advocate_name',
    'case_no',
    'payment_type',
    'remarks',
  ),
  'payment_type',
  'remarks',
)

export default function AdvocateChangeListPage() {
  const list = useReceiptList(changes)
  return <ReceiptList receipts={changes} screen={advocateChangeScreen} list={list} columns={columns} />
}
