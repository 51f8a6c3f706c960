import {
  Alert,
  Button,
  Card,
  Input,
  Page,
  SearchOutlined,
  useAction,
  type InputRef,
  RecordLink,
} from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useRef, useState } from 'react'
import type { Loan, ScannedCopy } from '../../contract/loan.ts'
import { FineDialog } from '../fines/FineDialog.tsx'
import type { Reservation } from '../../contract/reservation.ts'
import { getCopy } from '../library-api.ts'
import styles from '../library.module.css'
import { CopyOnLoan } from './CopyOnLoan.tsx'
import { LendForm } from './LendForm.tsx'
import { LostCopy } from './LostCopy.tsx'

const words = {
  heading: { en: 'Lending Desk', bn: 'ধার ও ফেরত' },
  number: { en: 'Copy Number', bn: 'কপি নম্বর' },
  hint: {
    en: 'Scan the barcode, or type the number and press Enter.',
    bn: 'বারকোড স্ক্যান করুন, অথবা নম্বর লিখে এন্টার চাপুন।',
  },
  find: { en: 'Find', bn: 'খুঁজুন' },
  required: { en: 'Enter the number of a copy.', bn: 'কপির নম্বর দিন।' },
  lent: {
    en: '{title} ({number}) is lent to {name} until {day}.',
    bn: '{title} ({number}) {day} পর্যন্ত {name}-কে ধার দেওয়া হয়েছে।',
  },
  renewed: {
    en: '{title} ({number}) is renewed until {day}.',
    bn: '{title} ({number})-এর মেয়াদ {day} পর্যন্ত বাড়ানো হয়েছে।',
  },
  returned: {
    en: '{title} ({number}) is returned by {name}.',
    bn: '{name} {title} ({number}) ফেরত দিয়েছেন।',
  },
  fineDue: { en: '{due} is due.', bn: '{due} বাকি।' },
  lost: {
    en: '{title} ({number}) is lost, reported by {name}.',
    bn: '{name} জানিয়েছেন, {title} ({number}) হারিয়ে গেছে।',
  },
  recovered: {
    en: '{title} ({number}) is found again and can be lent.',
    bn: '{title} ({number}) পাওয়া গেছে, আবার ধার দেওয়া যাবে।',
  },
  notLendable: {
    en: 'This copy is withdrawn and cannot be lent.',
    bn: 'কপিটি বাতিল, তাই ধার দেওয়া যাবে না।',
  },
  paid: {
    en: 'Its charge was paid. To give the money back, void this receipt.',
    bn: 'এর মূল্য দেওয়া হয়েছিল। টাকা ফেরত দিতে এই রসিদ বাতিল করুন।',
  },
  layAside: {
    en: 'Lay it aside for {name} ({id}), who is next in line.',
    bn: 'সারিতে পরের জন {name} ({id})। বইটি তাঁর জন্য আলাদা রাখুন।',
  },
}

type Outcome = {
  kind: 'lent' | 'renewed' | 'returned' | 'lost' | 'recovered'
  title: string
  number: string
  /** Null after a copy is found that was never lost in a loan */
  loan: Loan | null
  next?: Reservation | null
}

const outcomeOf = (kind: Outcome['kind'], loan: Loan): Outcome => ({
  kind,
  title: loan.title,
  number: loan.copy_number,
  loan,
})

/**
 * Lends and takes back. The number of a copy decides what can be done with it, so that a scanner and the
 * Enter key are enough: a copy on the shelf is lent, a copy on loan is returned, renewed or lost, a lost copy
 * is found again.
 */
export default function LendingDeskPage() {
  const t = useWords(words)
  const [number, setNumber] = useState('')
  const [scanned, setScanned] = useState<ScannedCopy>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [loanWithFine, setLoanWithFine] = useState<Loan>()
  const [problem, setProblem] = useState('')
  const { run, isBusy } = useAction()
  const input = useRef<InputRef>(null)

  function find() {
    if (isBusy) return
    setOutcome(undefined)
    setScanned(undefined)
    setProblem(number.trim() ? '' : t.required)
    if (!number.trim()) return
    run(() => getCopy(number.trim()), {
      onDone: setScanned,
      onFailed: ({ message }) => {
        setProblem(message)
        input.current?.select()
      },
    })
  }
  function finish(done?: Outcome) {
    setScanned(undefined)
    setOutcome(done)
    setNumber('')
    input.current?.focus()
    if (done?.loan?.state === 'fine_due') setLoanWithFine(done.loan)
  }

  return (
    <Page heading={words.heading}>
      <Card>
        <form
          className={styles.line}
          onSubmit={(event) => {
            event.preventDefault()
            find()
          }}
        >
          <label className={styles.scan}>
            {t.number}
            <Input
              ref={input}
              name="copy_number"
              value={number}
              autoFocus
              autoComplete="off"
              maxLength={40}
              {...(problem && { status: 'error' as const })}
              aria-invalid={problem !== ''}
              aria-describedby="scan-hint"
              onChange={({ target }) => setNumber(target.value)}
            />
          </label>
          <Button type="primary" htmlType="submit" loading={isBusy} icon={<SearchOutlined aria-hidden />}>
            {t.find}
          </Button>
        </form>
        <p id="scan-hint" className={styles.soft}>
          {t.hint}
        </p>
        {problem && <Alert type="error" role="alert" showIcon title={problem} />}
        {outcome && <OutcomeNotice {...outcome} />}
      </Card>
      {scanned?.loan && (
        <CopyOnLoan
          key={scanned.loan.id}
          loan={scanned.loan}
          copy={scanned}
          onReturned={({ next_in_line, ...loan }) =>
            finish({ ...outcomeOf('returned', loan), next: next_in_line })
          }
          onRenewed={(loan) => finish(outcomeOf('renewed', loan))}
          onLost={(loan) => finish(outcomeOf('lost', loan))}
        />
      )}
      {scanned?.state === 'lost' && (
        <LostCopy
          key={scanned.id}
          copy={scanned}
          onRecovered={({ next_in_line, ...recovered }) =>
            finish({ kind: 'recovered', ...recovered, next: next_in_line })
          }
        />
      )}
      {scanned?.state === 'withdrawn' && (
        <Alert type="warning" role="alert" showIcon title={scanned.title} description={t.notLendable} />
      )}
      {scanned && !scanned.loan && scanned.state === 'in_use' && (
        <LendForm
          key={scanned.id}
          copy={scanned}
          onLent={(loan) => finish(outcomeOf('lent', loan))}
          onCancel={() => finish()}
          onLineChanged={find}
        />
      )}
      {loanWithFine && (
        <FineDialog
          loan={loanWithFine}
          onClose={(settled) => {
            setLoanWithFine(undefined)
            if (settled && outcome) setOutcome({ ...outcome, loan: settled })
            input.current?.focus()
          }}
        />
      )}
    </Page>
  )
}

function OutcomeNotice({ kind, title, number, loan, next }: Outcome) {
  const t = useWords(words)
  const show = useShow()
  const isDue = loan?.state === 'fine_due'
  const isPaidCharge = kind === 'recovered' && loan?.fine_receipt && loan.charge !== '0.00'
  const notes = [
    isDue && fill(t.fineDue, { due: show.money(loan.due) }),
    isPaidCharge && t.paid,
    next && fill(t.layAside, { name: next.advocate_name, id: show.digits(next.advocate_number) }),
  ].filter(Boolean)
  return (
    <Alert
      type={notes.length > 0 ? 'warning' : 'success'}
      role="status"
      showIcon
      title={fill(t[kind], {
        title,
        number,
        name: loan?.advocate_name ?? '',
        day: show.day(loan?.due_on),
      })}
      {...(notes.length > 0 && { description: notes.join(' ') })}
      {...(loan?.fine_receipt && {
        action: (
          <RecordLink kind="receipt" values={{ number: loan.fine_receipt }} translate="no">
            {loan.fine_receipt}
          </RecordLink>
        ),
      })}
    />
  )
}
