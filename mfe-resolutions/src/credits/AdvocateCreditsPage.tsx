import { collection } from '@samity/shared-api/client'
import { today, type FormValues } from '@samity/shared-api/contract'
import {
  advocateCredit,
  creditPayout,
  type AdvocateCredit,
  type CreditPayout,
} from '@samity/shared-api/contract/resolutions/credit'
import { Button, Card, ErrorState, LoadingState, Page, useMayEdit, RecordLink } from '@samity/shared-ui/core'
import {
  columnsFor,
  DataTable,
  ListTable,
  MoreButton,
  receiptDeletion,
  RowButton,
  useColumnsWithPlace,
  useList,
  useRemove,
  useRows,
} from '@samity/shared-ui/data'
import { BookingDayInput, FormColumns, FormDialog, formFor, FullWidth } from '@samity/shared-ui/forms'
import { useReceipt } from '@samity/shared-ui/receipt'
import { useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { PriceLinks } from '../components/PriceLinks.tsx'

const credits = collection(advocateCredit)
const payouts = collection(creditPayout)
const { Form, Field } = formFor(creditPayout)

const words = {
  heading: { en: 'Credit of Advocates', bn: 'আইনজীবীদের জমা' },
  pay: { en: 'Pay out', bn: 'পরিশোধ করুন' },
  payHeading: { en: 'Pay Credit Out', bn: 'জমা পরিশোধ' },
  paid: { en: 'Payment saved', bn: 'পরিশোধ সংরক্ষিত হয়েছে' },
  owedHeading: { en: 'What Is Owed', bn: 'কার কত পাওনা' },
  paymentsHeading: { en: 'Payments', bn: 'পরিশোধের তালিকা' },
  voucher: { en: 'Voucher No', bn: 'ভাউচার নম্বর' },
  name: { en: 'Name', bn: 'নাম' },
  noCredit: {
    en: 'No price credits anything to advocates yet.',
    bn: 'এখনো কোনো মূল্যের অংশ আইনজীবীদের নামে জমা হয়নি।',
  },
  noPayments: { en: 'Nothing has been paid out yet.', bn: 'এখনো কিছু পরিশোধ হয়নি।' },
}

const creditColumns = columnsFor(
  advocateCredit,
  'advocate_id',
  'name_english',
  'name_bengali',
  'first_day',
  'credited',
  'paid',
  'owed',
)
const payoutColumns = columnsFor(
  creditPayout,
  {
    name: 'number',
    label: words.voucher,
    sort: null,
    value: ({ number }) => number,
    show: ({ number }) => (
      <RecordLink kind="receipt" values={{ number }} translate="no">
        {number}
      </RecordLink>
    ),
  },
  'date',
  'advocate_id',
  { name: 'advocate_name', label: words.name, sort: null, value: ({ advocate_name }) => advocate_name },
  'payment_type',
  'remarks',
  {
    name: 'amount',
    label: creditPayout.fields.amount.label,
    kind: 'money',
    value: ({ amount }) => amount,
    total: true,
  },
)

export default function AdvocateCreditsPage() {
  const t = useWords(words)
  const mayEdit = useMayEdit()
  const owed = useList(credits, { search: true, sort: '-owed', size: 20 })
  const [chosen, setChosen] = useState<AdvocateCredit>()
  const [payoutCount, setPayoutCount] = useState(0)
  const [receipt, openReceipt] = useReceipt()

  function refresh() {
    setChosen(undefined)
    setPayoutCount((count) => count + 1)
    owed.refresh()
  }

  return (
    <Page heading={words.heading} actions={<PriceLinks />}>
      <Card heading={words.owedHeading}>
        <ListTable
          label={words.owedHeading}
          file="advocate-credits"
          list={owed}
          columns={creditColumns}
          empty={words.noCredit}
          {...(owed.amount && { totals: { owed: owed.amount } })}
          {...(mayEdit && {
            actions: (row: AdvocateCredit) =>
              Number(row.owed) > 0 && (
                <Button size="small" onClick={() => setChosen(row)}>
                  {t.pay}
                </Button>
              ),
          })}
        />
      </Card>
      <Card heading={words.paymentsHeading}>
        <Payments key={payoutCount} onPrint={openReceipt} onVoided={refresh} />
      </Card>
      {chosen && (
        <FormDialog title={t.payHeading} onCancel={() => setChosen(undefined)}>
          <PayoutForm
            credit={chosen}
            onSaved={({ number }) => {
              refresh()
              openReceipt(number)
            }}
          />
        </FormDialog>
      )}
      {receipt}
    </Page>
  )
}

type FormProps = { credit: AdvocateCredit; onSaved: (row: CreditPayout) => void }

function PayoutForm({ credit, onSaved }: FormProps) {
  const initial = (): FormValues<typeof creditPayout> => ({
    date: today(),
    payment_type: 'cash',
    advocate_id: credit.advocate_id,
    amount: credit.owed,
  })
  return (
    <Form
      initial={initial}
      labels={{ create: words.pay, update: words.pay }}
      messages={{ created: words.paid }}
      // a saved voucher also contains its number
      onSaved={(row) => onSaved(row as CreditPayout)}
    >
      <FormColumns>
        <Field name="advocate_id" />
        <Field name="amount" />
        <Field name="date">
          <BookingDayInput />
        </Field>
        <Field name="payment_type" />
        <FullWidth>
          <Field name="remarks" />
        </FullWidth>
      </FormColumns>
    </Form>
  )
}

type PaymentsProps = { onPrint: (number: string) => void; onVoided: () => void }

/** The URL belongs to the list of what is owed, so this list is not in it. */
function Payments({ onPrint, onVoided }: PaymentsProps) {
  const mayEdit = useMayEdit()
  const list = useRows(payouts)
  const columns = useColumnsWithPlace(payoutColumns)
  const voidPayment = useRemove<CreditPayout>(payouts, { ...receiptDeletion, list })
  if (list.error) return <ErrorState error={list.error} retry={list.refresh} />
  return (
    <DataTable
      label={words.paymentsHeading}
      file="credit-payouts"
      // rows of receipts also contain number and totals
      rows={(list.rows ?? []) as CreditPayout[]}
      columns={columns}
      empty={words.noPayments}
      {...(!list.rows && { insteadOfRows: <LoadingState /> })}
      {...(mayEdit && {
        actions: (row: CreditPayout) => (
          <>
            <RowButton action="print" onClick={() => onPrint(row.number)} />
            <MoreButton
              actions={{ delete: () => void voidPayment(row).then((isVoided) => isVoided && onVoided()) }}
            />
          </>
        ),
      })}
    />
  )
}
