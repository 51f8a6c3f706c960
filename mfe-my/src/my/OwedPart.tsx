import type { ErrorBody } from '@samity/shared-api/contract/error-body'
import { fill, useSay, useShow, useWords } from '@samity/shared-ui/words'
import { useId, useRef, useState, type ReactNode } from 'react'
import { referenceDays, type EarlierPayment, type OwnPayments } from '../../contract/payments.ts'
import { formatReferenceNo } from '../../contract/reference-no.ts'
import { owedRows } from './owed-rows.ts'
import { ReferenceCard } from './ReferenceCard.tsx'
import { AmountTable } from './AmountTable.tsx'
import { SessionEnded, useWriteHeaders } from './send.tsx'
import styles from './my.module.css'

/** A page that has read it for `payments` is complete without scripts. */
export const ownPaymentsPath = 'x/mfe-my/payments/own/'

const words = {
  heading: { en: 'Payment by transfer', bn: 'ট্রান্সফারে পরিশোধ' },
  explain: {
    en: 'You get a number to write on the transfer, so that the office knows what it is for.',
    bn: 'ট্রান্সফারে লেখার জন্য একটি নম্বর পাবেন, যাতে অফিস বোঝে টাকাটা কিসের।',
  },
  pay: { en: 'Pay by transfer', bn: 'ট্রান্সফারে পরিশোধ করুন' },
  renew: { en: 'Get a new number', bn: 'নতুন নম্বর নিন' },
  busy: { en: 'One moment…', bn: 'একটু অপেক্ষা করুন…' },
  changed: {
    en: 'What you owe has changed since. Get a new number for {amount}.',
    bn: 'এর পরে বকেয়া বদলেছে। {amount} টাকার জন্য নতুন নম্বর নিন।',
  },
  counter: { en: 'Pay at the counter of the association.', bn: 'সমিতির কাউন্টারে পরিশোধ করুন।' },
  nothing: { en: 'There is nothing that a transfer could pay.', bn: 'ট্রান্সফারে পরিশোধ করার কিছু নেই।' },
  for: { en: 'For', bn: 'বাবদ' },
  total: { en: 'Sum', bn: 'মোট' },
  pays: { en: 'A transfer pays {amount}', bn: 'ট্রান্সফারে {amount} পরিশোধ হবে' },
  charges: { en: 'Only at the counter', bn: 'শুধু কাউন্টারে' },
  chargesNote: {
    en: 'These are not part of the transfer.',
    bn: 'এগুলো ট্রান্সফারের অংশ নয়।',
  },
  earlier: { en: 'Your transfers', bn: 'আপনার ট্রান্সফার' },
  waiting: { en: 'Received. The office still confirms it.', bn: 'পাওয়া গেছে। অফিস এখনো নিশ্চিত করছে।' },
  posted: { en: 'Confirmed', bn: 'নিশ্চিত' },
  receipts: { en: 'Receipts: {numbers}', bn: 'রসিদ: {numbers}' },
  wait: {
    en: 'Your transfer has arrived. When the office has confirmed it, you can pay what is left.',
    bn: 'আপনার ট্রান্সফার পৌঁছেছে। অফিস নিশ্চিত করলে বাকিটা পরিশোধ করতে পারবেন।',
  },
  network: {
    en: 'The office could not be reached. Check the connection and try again.',
    bn: 'সংযোগ হয়নি। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  },
  unscripted: {
    en: 'A new number needs JavaScript. Switch it on and open this page again.',
    bn: 'নতুন নম্বর নিতে জাভাস্ক্রিপ্ট লাগে। চালু করে পাতাটি আবার খুলুন।',
  },
  valid: { en: 'A number is valid for {days} days.', bn: 'একটি নম্বর {days} দিন চলে।' },
}

type Props = {
  /** Read by the page at `ownPaymentsPath`. Without it the button shows everything. */
  payments?: OwnPayments
}

export default function OwedPart({ payments: loaded }: Props) {
  const t = useWords(words)
  const show = useShow()
  const headingId = useId()
  const { payments = loaded, isBusy, problem, makeReference } = useReference()
  // nobody pays twice what only waits for the office
  const isWaiting = payments?.earlier.some(({ state }) => state === 'waiting') ?? false
  const reference = isWaiting ? null : payments?.reference
  const hasChanged = payments && reference && reference.amount !== payments.total
  const isPayable = !payments || (payments.account.en !== '' && payments.total !== '0.00')
  const canPay = isPayable && !isWaiting
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId}>{t.heading}</h2>
      {payments && isPayable && <OwedLines payments={payments} />}
      {payments && payments.charges.length > 0 && <Charges payments={payments} />}
      {payments && !isPayable && <p>{payments.total === '0.00' ? t.nothing : t.counter}</p>}
      {isWaiting && <p>{t.wait}</p>}
      {reference && payments && <ReferenceCard reference={reference} account={payments.account} />}
      {hasChanged && canPay && <p>{fill(t.changed, { amount: show.money(payments.total) })}</p>}
      {canPay && (!reference || hasChanged) && (
        <>
          <p className={styles.soft}>
            {t.explain} {fill(t.valid, { days: show.number(referenceDays) })}
          </p>
          <button
            type="button"
            className={`${styles.button} ${styles.screenOnly}`}
            disabled={isBusy}
            aria-busy={isBusy || undefined}
            onClick={() => void makeReference()}
          >
            {isBusy ? t.busy : reference ? t.renew : t.pay}
          </button>
          <p className={styles.unscripted}>{t.unscripted}</p>
        </>
      )}
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem || t.network}
        </p>
      )}
      {payments && payments.earlier.length > 0 && <Earlier earlier={payments.earlier} />}
    </section>
  )
}

/** One request at a time; the answer has everything that the part shows. */
function useReference() {
  const headers = useWriteHeaders()
  const [payments, setPayments] = useState<OwnPayments>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ReactNode>()
  const isRunning = useRef(false)
  async function makeReference() {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    try {
      const response = await fetch(`/api/${ownPaymentsPath}reference/`, {
        method: 'POST',
        headers: { ...headers(), 'Content-Type': 'application/json' },
        body: '{}',
      })
      // the contract declares these types
      const answer: unknown = await response.json()
      if (response.ok) setPayments(answer as OwnPayments)
      else setProblem(response.status === 401 ? <SessionEnded /> : (answer as ErrorBody).message)
    } catch {
      setProblem('')
    }
    isRunning.current = false
    setBusy(false)
  }
  return { ...(payments && { payments }), isBusy, problem, makeReference }
}

function OwedLines({ payments: { owed, total } }: { payments: OwnPayments }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <details>
      <summary className={styles.summary}>{fill(t.pays, { amount: show.money(total) })}</summary>
      <AmountTable
        heading={t.for}
        lines={owedRows(owed).map(({ title, period, amount }) => ({
          id: `${title.en} ${period}`,
          title: `${say(title)} ${show.digits(period)}`,
          amount,
        }))}
        sumTitle={t.total}
        sum={total}
      />
    </details>
  )
}

function Charges({ payments: { charges, charges_total } }: { payments: OwnPayments }) {
  const t = useWords(words)
  const say = useSay()
  const show = useShow()
  return (
    <>
      <h3>
        {t.charges}: {show.money(charges_total)}
      </h3>
      <ul>
        {charges.map(({ title, amount }) => (
          <li key={`${title.en} ${amount}`}>
            {say(title)}: {show.money(amount)}
          </li>
        ))}
      </ul>
      <p className={styles.soft}>{t.chargesNote}</p>
    </>
  )
}

function Earlier({ earlier }: { earlier: readonly EarlierPayment[] }) {
  const t = useWords(words)
  const show = useShow()
  return (
    <>
      <h3>{t.earlier}</h3>
      <ul className={styles.earlier}>
        {earlier.map(({ reference_no, day, amount, state, receipts }) => (
          <li key={`${reference_no} ${day} ${amount} ${receipts.join()}`}>
            <strong translate="no">{formatReferenceNo(reference_no)}</strong> · {show.day(day)} ·{' '}
            {show.money(amount)}
            <br />
            {t[state]}
            {receipts.length > 0 && `. ${fill(t.receipts, { numbers: receipts.join(', ') })}`}
          </li>
        ))}
      </ul>
    </>
  )
}
