import { today, type Resource, type Row } from '@samity/shared-api/contract'
import { Alert, Button, DescriptionList, Modal, RecordLink, useAction } from '@samity/shared-ui/core'
import { formFor, FormDialog, FormColumns, FullWidth } from '@samity/shared-ui/forms'
import { fillWords, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { bounceForm, cancelForm, clearForm, type Bounce, type Cheque } from '../../contract/cheques.ts'
import { actOnCheque, continueBounce, type ChequeAct } from './cheque-api.ts'
import styles from './cheques.module.css'

const words = {
  clear: { en: 'Cleared by the bank', bn: 'ব্যাংকে নগদায়িত' },
  present: { en: 'Presented at the bank', bn: 'ব্যাংকে উপস্থাপিত' },
  cancel: { en: 'Cancel the cheque', bn: 'চেক বাতিল করুন' },
  bounce: { en: 'Returned cheque', bn: 'ফেরত আসা চেক' },
  back: { en: 'Back', bn: 'ফিরে যান' },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  done: { en: 'Cheque {number} is saved.', bn: '{number} নম্বর চেক সংরক্ষিত হয়েছে।' },
  explain: {
    en: 'The money goes back from the account to the cheques, receipt {number} becomes void with its serials and periods, and the charge becomes an expense of the account.',
    bn: 'টাকা হিসাব থেকে চেকে ফিরে যাবে, {number} রসিদ তার ক্রমিক ও মেয়াদসহ বাতিল হবে, আর চার্জ হিসাবের ব্যয় হবে।',
  },
  explainInHand: {
    en: 'The cheque was not deposited: receipt {number} becomes void with its serials and periods.',
    bn: 'চেকটি জমা হয়নি: {number} রসিদ তার ক্রমিক ও মেয়াদসহ বাতিল হবে।',
  },
  transfer: { en: 'Money back', bn: 'টাকা ফেরত' },
  receipt: { en: 'Receipt void', bn: 'রসিদ বাতিল' },
  charge: { en: "Voucher of the bank's charge", bn: 'ব্যাংক চার্জের ভাউচার' },
  open: { en: 'not yet', bn: 'এখনো হয়নি' },
  continue: { en: 'Continue', bn: 'এগিয়ে যান' },
  later: { en: 'Later', bn: 'পরে' },
  number: { en: 'Cheque Number', bn: 'চেক নম্বর' },
  party: { en: 'Payer or Payee', bn: 'দাতা বা প্রাপক' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
}

const numbersOf = ({ documents }: Cheque) =>
  documents.map(({ document_number }) => document_number).join(', ')

const forms = {
  clear: formFor(clearForm, undefined, 'act-'),
  cancel: formFor(cancelForm, undefined, 'act-'),
  bounce: formFor(bounceForm, undefined, 'act-'),
}

type Props = {
  act: ChequeAct
  cheque: Cheque
  /** Called after each attempt: also one that stopped half-way has changed something */
  onChanged: () => void
  onClose: () => void
}

/** The answer of the bank to a cheque, and its day. A bounce that stopped half-way is continued here. */
export function ChequeDialog(props: Props) {
  const { act, cheque } = props
  const t = useWords(words)
  const title = {
    clear: cheque.direction === 'received' ? t.clear : t.present,
    cancel: t.cancel,
    bounce: t.bounce,
  }[act]
  return cheque.bounce ? (
    <BounceProgress {...props} bounce={cheque.bounce} title={title} />
  ) : (
    <FormDialog title={title} onCancel={props.onClose}>
      <ChequeFacts cheque={cheque} />
      <ActForm {...props} />
    </FormDialog>
  )
}

function ChequeFacts({ cheque }: { cheque: Cheque }) {
  const t = useWords(words)
  const show = useShow()
  return (
    <DescriptionList>
      <dt>{t.number}</dt>
      <dd translate="no">{cheque.number}</dd>
      <dt>{t.party}</dt>
      <dd translate="no">{cheque.party}</dd>
      <dt>{t.amount}</dt>
      <dd>{show.money(cheque.amount)}</dd>
    </DescriptionList>
  )
}

function ActForm({ act, cheque, onChanged, onClose }: Props) {
  const say = useSay()
  const common = {
    initial: () => ({ day: today() }),
    labels: { create: words.save, update: words.save, cancel: words.back },
    messages: { created: fillWords(words.done, { number: cheque.number }) },
    onCancel: onClose,
    onSaved: () => {
      onChanged()
      onClose()
    },
    onRefused: () => {
      onChanged()
      return false
    },
  }
  const save = async <R extends Resource>({ body, key }: { body: object; key: string }) => {
    const { id, version } = await actOnCheque(cheque.id, act, body, key)
    // the form has no more to show than what was sent
    return { ...body, id, version } as unknown as Row<R>
  }
  if (act === 'clear') {
    const { Form, Field } = forms.clear
    return (
      <Form {...common} save={save}>
        <Field name="day" />
      </Form>
    )
  }
  if (act === 'cancel') {
    const { Form, Field } = forms.cancel
    return (
      <Form {...common} save={save}>
        <FormColumns>
          <Field name="day" />
          <FullWidth>
            <Field name="reason" />
          </FullWidth>
        </FormColumns>
      </Form>
    )
  }
  const { Form, Field } = forms.bounce
  const isDeposited = cheque.state === 'deposited'
  return (
    <Form {...common} save={save}>
      <p>
        {say(fillWords(isDeposited ? words.explain : words.explainInHand, { number: numbersOf(cheque) }))}
      </p>
      <FormColumns>
        <Field name="day" />
        {isDeposited && <Field name="charge" />}
        <FullWidth>
          <Field name="reason" />
        </FullWidth>
      </FormColumns>
    </Form>
  )
}

type ProgressProps = Props & { bounce: Bounce; title: string }

function BounceProgress({ cheque, bounce, title, onChanged, onClose }: ProgressProps) {
  const t = useWords(words)
  const say = useSay()
  const { run, isBusy, error } = useAction({ showsError: true })
  const steps = [
    { name: t.transfer, isNeeded: bounce.needs_transfer, number: bounce.transfer_number, kind: 'transfer' },
    ...cheque.documents.map(({ document_number, is_void }) => ({
      name: t.receipt,
      isNeeded: true,
      number: bounce.is_receipt_void || is_void ? document_number : null,
      kind: 'receipt',
    })),
    { name: t.charge, isNeeded: bounce.charge !== '0.00', number: bounce.charge_number, kind: 'receipt' },
  ].filter(({ isNeeded }) => isNeeded)
  const problem = error?.message ?? say(bounce.problem)
  return (
    <Modal
      open
      title={title}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.later}</Button>
          <Button
            type="primary"
            loading={isBusy}
            onClick={() =>
              run(() => continueBounce(cheque.id), {
                done: fillWords(words.done, { number: cheque.number }),
                onDone: onClose,
                onEnd: onChanged,
              })
            }
          >
            {t.continue}
          </Button>
        </>
      }
    >
      <ChequeFacts cheque={cheque} />
      <ol className={styles.steps}>
        {steps.map(({ name, number, kind }, index) => (
          // the steps stay in their order
          <li key={index}>
            {name}:{' '}
            {number ? (
              <>
                ✓{' '}
                <RecordLink kind={kind} values={{ number, search: number }} translate="no">
                  {number}
                </RecordLink>
              </>
            ) : (
              <strong>{t.open}</strong>
            )}
          </li>
        ))}
      </ol>
      {problem && <Alert type="error" role="alert" showIcon title={problem} />}
    </Modal>
  )
}
