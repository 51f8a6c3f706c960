import { toRequestError } from '@samity/shared-api/client'
import { Alert, Button, Card, Input, Page, SearchOutlined, type InputRef } from '@samity/shared-ui/core'
import { Link } from '@samity/shared-ui/router'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useRef, useState, type FormEvent } from 'react'
import type { Loan, ScannedCopy } from '../../contract/loan.ts'
import { FineDialog } from '../fines/FineDialog.tsx'
import { getCopy } from '../library-api.ts'
import styles from '../library.module.css'
import { CopyOnLoan } from './CopyOnLoan.tsx'
import { LendForm } from './LendForm.tsx'

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
  fineDue: { en: 'A fine of {fine} is due.', bn: '{fine} জরিমানা বাকি।' },
  notLendable: {
    en: 'This copy is lost or withdrawn and cannot be lent.',
    bn: 'কপিটি হারানো বা বাতিল, তাই ধার দেওয়া যাবে না।',
  },
}

type Outcome = { kind: 'lent' | 'renewed' | 'returned'; loan: Loan }

/**
 * Lends and takes back. The number of a copy decides what can be done with it, so that a scanner and the Enter key are
 * enough: a copy on the shelf is lent, a copy on loan is returned or renewed.
 */
export default function LendingDeskPage() {
  const t = useWords(words)
  const [number, setNumber] = useState('')
  const [scanned, setScanned] = useState<ScannedCopy>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [loanWithFine, setLoanWithFine] = useState<Loan>()
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const input = useRef<InputRef>(null)

  async function find(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setOutcome(undefined)
    setScanned(undefined)
    setProblem(number.trim() ? '' : t.required)
    if (!number.trim()) return
    setIsBusy(true)
    try {
      setScanned(await getCopy(number.trim()))
    } catch (error) {
      setProblem(toRequestError(error).message)
      input.current?.select()
    } finally {
      setIsBusy(false)
    }
  }
  /** Clears the desk for the next book. */
  function finish(done?: Outcome) {
    setScanned(undefined)
    setOutcome(done)
    setNumber('')
    input.current?.focus()
    if (done?.loan.state === 'fine_due') setLoanWithFine(done.loan)
  }

  return (
    <Page heading={words.heading}>
      <Card>
        <form className={styles.line} onSubmit={(event) => void find(event)}>
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
          onReturned={(loan) => finish({ kind: 'returned', loan })}
          onRenewed={(loan) => finish({ kind: 'renewed', loan })}
        />
      )}
      {scanned && !scanned.loan && scanned.state !== 'in_use' && (
        <Alert type="warning" role="alert" showIcon title={scanned.title} description={t.notLendable} />
      )}
      {scanned && !scanned.loan && scanned.state === 'in_use' && (
        <LendForm
          key={scanned.id}
          copy={scanned}
          onLent={(loan) => finish({ kind: 'lent', loan })}
          onCancel={() => finish()}
        />
      )}
      {loanWithFine && (
        <FineDialog
          loan={loanWithFine}
          onClose={(settled) => {
            setLoanWithFine(undefined)
            if (settled) setOutcome({ kind: 'returned', loan: settled })
            input.current?.focus()
          }}
        />
      )}
    </Page>
  )
}

/** What has just happened. */
function OutcomeNotice({ kind, loan }: Outcome) {
  const t = useWords(words)
  const show = useShow()
  const text = fill(t[kind], {
    title: loan.title,
    number: loan.copy_number,
    name: loan.advocate_name,
    day: show.day(loan.due_on),
  })
  return (
    <Alert
      type={loan.state === 'fine_due' ? 'warning' : 'success'}
      role="status"
      showIcon
      title={text}
      {...(loan.state === 'fine_due' && { description: fill(t.fineDue, { fine: show.money(loan.fine) }) })}
      {...(loan.fine_receipt && {
        action: (
          <Link to={`/dashboard/receipt/${loan.fine_receipt}`} translate="no">
            {loan.fine_receipt}
          </Link>
        ),
      })}
    />
  )
}
