import { collection } from '@samity/shared-api/client'
import { advocateFees, type AdvocateFees } from '@samity/shared-api/contract/sales/advocate-fees'
import { paymentType, type Payment } from '@samity/shared-api/contract/sales/money-record'
import { ChoiceFilter, type Column } from '@samity/shared-ui/data'
import { useSay, useShow } from '@samity/shared-ui/words'
import { ReceiptList } from '../components/ReceiptList.tsx'
import { ReceiptNumber } from '../components/ReceiptNumber.tsx'
import { useReceiptList } from '../hooks/use-receipt-list.ts'
import { feeScreen } from './fee-screen.ts'
import styles from './FeeListPage.module.css'
import { AdvocateWithFather, namesOf } from './AdvocateWithFather.tsx'

const fees = collection(advocateFees)

const amountColumn = (
  name: 'rent_fee' | 'bar_association_fee' | 'monthly_fee' | 'entry_fee' | 'total',
  en: string,
  bn: string,
): Column<AdvocateFees> => ({ name, label: { en, bn }, kind: 'money', value: (row) => row[name], sort: null })

const advocateColumn: Column<AdvocateFees> = {
  name: 'advocate_id',
  label: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  value: ({ advocate_id }) => advocate_id,
}
const columns: Column<AdvocateFees>[] = [
  {
    name: 'receipt_no',
    label: { en: 'Receipt No', bn: 'রসিদ নম্বর' },
    value: ({ receipt_no }) => receipt_no,
    show: ({ receipt_no }) => <ReceiptNumber>{receipt_no}</ReceiptNumber>,
  },
  {
    name: 'collection_date',
    label: { en: 'Date', bn: 'তারিখ' },
    kind: 'day',
    value: ({ collection_date }) => collection_date,
    hidden: 'when narrow',
  },
  amountColumn('rent_fee', 'Rent Fee', 'ভাড়া'),
  amountColumn('bar_association_fee', 'Bar Association Fee', 'বার্ষিক চাঁদা'),
  amountColumn('monthly_fee', 'Monthly Fee', 'মাসিক চাঁদা'),
  amountColumn('entry_fee', 'Entry Fee', 'ভর্তি ফি'),
]
const totalColumn = amountColumn('total', 'Total', 'মোট')
const empty = { en: 'No data found.', bn: 'কোনো তথ্য পাওয়া যায়নি।' }

const payment = paymentType()

function useNameColumn(): Column<AdvocateFees> {
  const say = useSay()
  return {
    name: 'name',
    label: { en: "Name && Father's Name", bn: 'নাম ও পিতার নাম' },
    value: (row) => {
      const { advocate, father } = namesOf(row)
      return [say(advocate), say(father)].filter(Boolean).join(', ')
    },
    show: (row) => <AdvocateWithFather {...row} />,
    sort: null,
  }
}

function usePaymentColumn(): Column<AdvocateFees> {
  const say = useSay()
  const show = useShow()
  const formatPayment = ({ payment_type, amount }: Payment, isOnlyOne: boolean) =>
    [
      say(payment.choices.find(({ value }) => value === payment_type)?.label),
      !isOnlyOne && show.amount(amount),
    ]
      .filter(Boolean)
      .join(' ')
  const lines = ({ payments }: AdvocateFees) =>
    payments.map((one) => formatPayment(one, payments.length === 1))
  return {
    name: 'payment_type',
    label: payment.label,
    value: (row) => lines(row).join(' · '),
    show: (row) =>
      lines(row).map((line) => (
        <span key={line} className={styles.payment}>
          {line}
        </span>
      )),
    sort: null,
  }
}

export default function FeeListPage() {
  const list = useReceiptList(fees, { payment_type: 'payment_type' })
  const nameColumn = useNameColumn()
  const paymentColumn = usePaymentColumn()
  return (
    <ReceiptList
      receipts={fees}
      screen={feeScreen}
      list={list}
      columns={[advocateColumn, nameColumn, ...columns, paymentColumn, totalColumn]}
      rowNumberLabel={{ en: 'SL', bn: 'ক্রম' }}
      empty={empty}
      filters={<ChoiceFilter list={list} name="payment_type" field={payment} />}
    />
  )
}
