import type { Column } from '@samity/shared-ui/data'
import { RecordLink } from '@samity/shared-ui/core'
import { loanStates, type Loan } from '../../contract/loan.ts'
import styles from '../library.module.css'

const words = {
  title: { en: 'Book', bn: 'বই' },
  copy: { en: 'Copy Number', bn: 'কপি নম্বর' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  advocateId: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  lent: { en: 'Lent on', bn: 'ধারের তারিখ' },
  due: { en: 'Due on', bn: 'ফেরতের শেষ তারিখ' },
  returned: { en: 'Returned on', bn: 'ফেরতের তারিখ' },
  lost: { en: 'Lost on', bn: 'হারানোর তারিখ' },
  reminded: { en: 'Reminded on', bn: 'তাগাদার তারিখ' },
  late: { en: 'Days late', bn: 'কত দিন দেরি' },
  fine: { en: 'Fine', bn: 'জরিমানা' },
  charge: { en: 'Charge', bn: 'মূল্য আদায়' },
  receipt: { en: 'Receipt', bn: 'রসিদ' },
  waived: { en: 'Waived because', bn: 'মওকুফের কারণ' },
  state: { en: 'State', bn: 'অবস্থা' },
}

export const loanColumns = ({ withAdvocate }: { withAdvocate: boolean }): Column<Loan>[] => [
  { name: 'title', label: words.title, value: ({ title }) => title },
  {
    name: 'copy_number',
    label: words.copy,
    value: ({ copy_number }) => copy_number,
    show: ({ copy_number }) => <span className={styles.number}>{copy_number}</span>,
  },
  ...(withAdvocate
    ? [
        { name: 'advocate_name', label: words.advocate, value: (row: Loan) => row.advocate_name },
        {
          name: 'advocate_number',
          label: words.advocateId,
          value: (row: Loan) => row.advocate_number,
          sort: null,
          hidden: 'when narrow' as const,
        },
      ]
    : []),
  { name: 'lent_on', label: words.lent, kind: 'day', value: ({ lent_on }) => lent_on, hidden: 'when narrow' },
  { name: 'due_on', label: words.due, kind: 'day', value: ({ due_on }) => due_on },
  { name: 'returned_on', label: words.returned, kind: 'day', value: ({ returned_on }) => returned_on },
  {
    name: 'lost_on',
    label: words.lost,
    kind: 'day',
    value: ({ lost_on }) => lost_on,
    sort: null,
    // the state says that a copy is lost
    hidden: true,
  },
  { name: 'days_late', label: words.late, kind: 'int', value: ({ days_late }) => days_late || null },
  {
    name: 'reminded_on',
    label: words.reminded,
    kind: 'day',
    value: ({ reminded_on }) => reminded_on,
    sort: null,
    hidden: 'unless wide',
  },
  {
    name: 'fine',
    label: words.fine,
    kind: 'money',
    value: ({ fine }) => (fine === '0.00' ? null : fine),
    sort: null,
    total: true,
  },
  {
    name: 'charge',
    label: words.charge,
    kind: 'money',
    // a copy that was found again owes it no more
    value: ({ charge, recovered_on }) => (charge === '0.00' || recovered_on ? null : charge),
    sort: null,
    total: true,
    hidden: 'when narrow',
  },
  {
    name: 'fine_receipt',
    label: words.receipt,
    value: ({ fine_receipt }) => fine_receipt,
    show: ({ fine_receipt }) =>
      fine_receipt && (
        <RecordLink kind="receipt" values={{ number: fine_receipt }} translate="no">
          {fine_receipt}
        </RecordLink>
      ),
    sort: null,
  },
  {
    name: 'fine_waived',
    label: words.waived,
    value: ({ fine_waived }) => fine_waived,
    sort: null,
    hidden: true,
  },
  {
    name: 'state',
    label: words.state,
    kind: 'choice',
    choices: loanStates,
    value: ({ state }) => state,
    sort: null,
  },
]
