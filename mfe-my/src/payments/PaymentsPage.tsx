import { Alert, Button, Card, LinkButton, Page, RecordLink, useAction } from '@samity/shared-ui/core'
import { ChoiceFilter, ListTable, useList, type Column } from '@samity/shared-ui/data'
import { actionFormFor, FormDialog } from '@samity/shared-ui/forms'
import { fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import { settleRest } from '../../contract/payment-forms.ts'
import { formatReferenceNo } from '../../contract/reference-no.ts'
import { MemberName, useColumnsWithName } from '../member-name.tsx'
import { paymentStates, restStates, type ReferencePayment } from '../../contract/payments.ts'
import { continuePayment, paymentsPath, undoPayment } from './payments-api.ts'
import styles from './staff.module.css'

const { Form, Field } = actionFormFor(settleRest)

const words = {
  heading: { en: 'Payments by Reference', bn: 'রেফারেন্সে পরিশোধ' },
  empty: { en: 'No payment by reference is here.', bn: 'রেফারেন্সে কোনো পরিশোধ নেই।' },
  toConfirm: { en: 'Payments to confirm', bn: 'নিশ্চিত করার পরিশোধ' },
  day: { en: 'Day', bn: 'তারিখ' },
  reference_no: { en: 'Reference', bn: 'রেফারেন্স' },
  number: { en: 'Member No', bn: 'সদস্য নং' },
  name: { en: 'Member', bn: 'সদস্য' },
  place: { en: 'Received in', bn: 'যেখানে জমা' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  covered: { en: 'Receipts', bn: 'রসিদ' },
  rest: { en: 'Difference', bn: 'পার্থক্য' },
  restState: { en: 'State of the difference', bn: 'পার্থক্যের অবস্থা' },
  state: { en: 'State', bn: 'অবস্থা' },
  confirmedBy: { en: 'Confirmed by', bn: 'নিশ্চিত করেছেন' },
  confirmedAt: { en: 'Confirmed at', bn: 'নিশ্চিত করার সময়' },
  numbers: { en: 'Receipt Nos', bn: 'রসিদ নম্বর' },
  void: { en: 'void', bn: 'বাতিল' },
  undo: { en: 'Undo', bn: 'ফেরান' },
  continue: { en: 'Continue', bn: 'এগিয়ে যান' },
  settle: { en: 'Settle the difference', bn: 'পার্থক্য মেটান' },
  question: { en: 'Undo payment {reference_no}?', bn: '{reference_no} পরিশোধটি ফেরাবেন?' },
  explain: {
    en: 'Its receipts become void, and the money waits to be confirmed again.',
    bn: 'এর রসিদগুলো বাতিল হবে, আর টাকাটি আবার নিশ্চিত করার অপেক্ষায় থাকবে।',
  },
  reason: { en: 'Reason', bn: 'কারণ' },
  undone: { en: 'The receipts are void.', bn: 'রসিদগুলো বাতিল হয়েছে।' },
  continued: { en: 'The payment is complete.', bn: 'পরিশোধটি সম্পূর্ণ হয়েছে।' },
  settled: { en: 'The difference is settled.', bn: 'পার্থক্য মেটানো হয়েছে।' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  back: { en: 'Back', bn: 'ফিরে যান' },
}

const columns: Column<ReferencePayment>[] = [
  { name: 'day', label: words.day, kind: 'day', value: ({ day }) => day },
  {
    name: 'reference_no',
    label: words.reference_no,
    value: ({ reference_no }) => formatReferenceNo(reference_no),
  },
  {
    name: 'advocate_number',
    label: words.number,
    value: ({ advocate_number }) => advocate_number,
    hidden: 'when narrow',
  },
  {
    name: 'advocate_name',
    label: words.name,
    value: ({ advocate_name }) => advocate_name,
    show: (payment) => <MemberName of={payment} />,
  },
  { name: 'amount', label: words.amount, kind: 'money', value: ({ amount }) => amount, total: true },
  {
    name: 'covered',
    label: words.covered,
    kind: 'money',
    value: ({ covered }) => covered,
    total: true,
    sort: null,
  },
  { name: 'rest', label: words.rest, kind: 'money', value: ({ rest }) => rest, total: true },
  {
    name: 'rest_state',
    label: words.restState,
    kind: 'choice',
    choices: restStates,
    value: ({ rest_state }) => rest_state,
    sort: null,
    hidden: 'unless wide',
  },
  {
    name: 'receipts',
    label: words.numbers,
    value: ({ receipts }) => receipts.map(({ number }) => number).join(', '),
    show: (row) => <ReceiptNumbers row={row} />,
    sort: null,
    hidden: 'when narrow',
  },
  {
    name: 'state',
    label: words.state,
    kind: 'choice',
    choices: paymentStates,
    value: ({ state }) => state,
    show: (row) => <State row={row} />,
    sort: null,
  },
  {
    name: 'confirmed_by',
    label: words.confirmedBy,
    value: ({ confirmed_by }) => confirmed_by,
    sort: null,
    hidden: 'unless wide',
  },
  {
    name: 'confirmed_at',
    label: words.confirmedAt,
    value: ({ confirmed_at }) => confirmed_at,
    show: ({ confirmed_at }) => <Moment at={confirmed_at} />,
    hidden: true,
  },
]

function Moment({ at }: { at: ReferencePayment['confirmed_at'] }) {
  return useShow().moment(at)
}

function ReceiptNumbers({ row: { receipts } }: { row: ReferencePayment }) {
  const t = useWords(words)
  return (
    <ul className={styles.receipts}>
      {receipts.map(({ number, voided }) => (
        <li key={number}>
          <RecordLink kind="receipt" values={{ number }} translate="no">
            {number}
          </RecordLink>
          {voided && ` (${t.void})`}
        </li>
      ))}
    </ul>
  )
}

/** The state; below it why it stopped half-way, or what was refused */
function State({ row: { state, problem } }: { row: ReferencePayment }) {
  const say = useSay()
  return (
    <span>
      {say(paymentStates.find(({ value }) => value === state)!.label)}
      {problem.en && <small className={styles.note}>{say(problem)}</small>}
    </span>
  )
}

export default function PaymentsPage() {
  const t = useWords(words)
  const list = useList<ReferencePayment>(paymentsPath, {
    dates: true,
    search: true,
    filters: { state: 'state', difference: 'rest', advocate: 'advocate_id' },
  })
  const [targetId, setTargetId] = useState<number>()
  const { run, isBusy } = useAction()
  const target = list.rows?.find(({ id }) => id === targetId)

  const undo = ({ id, reference_no }: ReferencePayment) =>
    run(({ reason }) => undoPayment(id, reason), {
      ask: {
        question: fillWords(words.question, { reference_no: formatReferenceNo(reference_no) }),
        explain: words.explain,
        ok: words.undo,
        reason: words.reason,
        danger: true,
      },
      done: words.undone,
      onEnd: list.refresh,
    })
  function buttons(row: ReferencePayment) {
    if (row.state === 'posting' || row.state === 'undoing')
      return (
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => run(() => continuePayment(row.id), { done: words.continued, onEnd: list.refresh })}
        >
          {t.continue}
        </Button>
      )
    if (row.state !== 'posted') return null
    return (
      <span className={styles.buttons}>
        {row.rest_state === 'open' && (
          <Button size="small" onClick={() => setTargetId(row.id)}>
            {t.settle}
          </Button>
        )}
        <Button size="small" disabled={isBusy} onClick={() => undo(row)}>
          {t.undo}
        </Button>
      </span>
    )
  }

  return (
    <Page
      heading={words.heading}
      actions={<LinkButton to="/dashboard/my/payments">{t.toConfirm}</LinkButton>}
    >
      <Card>
        <ListTable
          list={list}
          columns={useColumnsWithName(columns)}
          label={words.heading}
          file="payments-by-reference"
          empty={words.empty}
          filters={
            <>
              <ChoiceFilter list={list} name="state" field={{ label: words.state, choices: paymentStates }} />
              <ChoiceFilter
                list={list}
                name="difference"
                field={{ label: words.rest, choices: restStates }}
              />
            </>
          }
          actions={buttons}
        />
      </Card>
      {target && <RestDialog payment={target} onDone={list.refresh} onClose={() => setTargetId(undefined)} />}
    </Page>
  )
}

type RestProps = { payment: ReferencePayment; onDone: () => void; onClose: () => void }

function RestDialog({ payment: { id, reference_no, rest }, onDone, onClose }: RestProps) {
  const t = useWords(words)
  const show = useShow()
  return (
    <FormDialog title={t.settle} onCancel={onClose}>
      <Alert type="info" title={`${formatReferenceNo(reference_no)}: ${show.money(rest)}`} />
      <Form
        ids={{ id }}
        labels={{ submit: words.save, cancel: words.back }}
        done={words.settled}
        onCancel={onClose}
        onDone={() => {
          onDone()
          onClose()
        }}
      >
        <Field name="choice" />
        <Field name="note" />
      </Form>
    </FormDialog>
  )
}
