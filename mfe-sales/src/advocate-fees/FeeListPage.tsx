import { collection } from '@samity/shared-api/client'
import { advocateFees, type AdvocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import type { Column, List } from '@samity/shared-ui/data'
import { MoneyList } from '../parts/MoneyList.tsx'
import { ReceiptNo } from '../parts/ReceiptNo.tsx'
import { useMoneyList } from '../parts/use-money-list.ts'
import { feeScreen } from './fee-screen.ts'
import { Payer } from './Payer.tsx'

const fees = collection(advocateFees)

const sumOf = (
  name: 'rent_fee' | 'bar_association_fee' | 'monthly_fee' | 'entry_fee' | 'total',
  en: string,
  bn: string,
): Column<AdvocateFees> => ({ name, label: { en, bn }, kind: 'money', value: (row) => row[name], sort: null })

const columns: Column<AdvocateFees>[] = [
  {
    name: 'advocate_id',
    label: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
    value: ({ advocate_id }) => advocate_id,
  },
  {
    name: 'name',
    label: { en: "Name && Father's Name", bn: 'নাম ও পিতার নাম' },
    value: ({ advocate_name, father_name }) => [advocate_name, father_name].filter(Boolean).join(', '),
    show: (row) => <Payer {...row} />,
    sort: null,
  },
  {
    name: 'receipt_no',
    label: { en: 'Receipt No', bn: 'রসিদ নম্বর' },
    value: ({ receipt_no }) => receipt_no,
    show: ({ receipt_no }) => <ReceiptNo>{receipt_no}</ReceiptNo>,
  },
  {
    name: 'collection_date',
    label: { en: 'Date', bn: 'তারিখ' },
    kind: 'day',
    value: ({ collection_date }) => collection_date,
    hidden: true,
  },
  sumOf('rent_fee', 'Rent Fee', 'ভাড়া'),
  sumOf('bar_association_fee', 'Bar Association Fee', 'বার সমিতি ফি'),
  sumOf('monthly_fee', 'Monthly Fee', 'মাসিক ফি'),
  sumOf('entry_fee', 'Entry Fee', 'ভর্তি ফি'),
  sumOf('total', 'Total', 'মোট'),
]
const empty = { en: 'No data found.', bn: 'কোনো তথ্য পাওয়া যায়নি।' }

export default function FeeListPage() {
  // the list answers the sums of the sections beside the receipt
  const list = useMoneyList(fees) as unknown as List<AdvocateFees>
  return (
    <MoneyList
      of={fees}
      screen={feeScreen}
      list={list}
      columns={columns}
      counted={{ en: 'SL', bn: 'ক্রমিক' }}
      empty={empty}
    />
  )
}
