import { parseDay, today, toDecimal } from '@samity/shared-api/contract'
import { Alert, Button, Card, DescriptionList, LinkButton, useAction } from '@samity/shared-ui/core'
import { DayInput } from '@samity/shared-ui/date'
import { LabelledField } from '@samity/shared-ui/forms'
import { useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import type { Loan, ReturnedLoan, ScannedCopy } from '../../contract/loan.ts'
import { renewLoan, returnCopy, useDailyFine } from '../library-api.ts'
import styles from '../library.module.css'
import { LossDialog } from './LossDialog.tsx'

const words = {
  heading: { en: 'On loan', bn: 'ধারে আছে' },
  book: { en: 'Book', bn: 'বই' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  lent: { en: 'Lent on', bn: 'ধারের তারিখ' },
  due: { en: 'Due on', bn: 'ফেরতের শেষ তারিখ' },
  line: { en: 'In line', bn: 'অপেক্ষার সারি' },
  returned: { en: 'Returned on', bn: 'ফেরতের তারিখ' },
  late: { en: 'Days late', bn: 'কত দিন দেরি' },
  fine: { en: 'Fine', bn: 'জরিমানা' },
  takeBack: { en: 'Take back', bn: 'ফেরত নিন' },
  renew: { en: 'Renew', bn: 'মেয়াদ বাড়ান' },
  lost: { en: 'Lost', bn: 'হারিয়ে গেছে' },
  reserve: { en: 'Reserve', bn: 'সংরক্ষণ করুন' },
}

type Props = {
  loan: Loan
  copy: Pick<ScannedCopy, 'book_id' | 'replacement_price' | 'line'>
  onReturned: (loan: ReturnedLoan) => void
  onRenewed: (loan: Loan) => void
  onLost: (loan: Loan) => void
}

const dayMs = 86_400_000

/**
 * Who has the scanned copy, with the buttons that take it back on the day in the field, renew the loan, or
 * say that the copy is lost. Enter takes it back.
 */
export function CopyOnLoan({ loan, copy, onReturned, onRenewed, onLost }: Props) {
  const t = useWords(words)
  const show = useShow()
  const dailyFine = useDailyFine()
  const [returnedOn, setReturnedOn] = useState<string>(today)
  const { run, isBusy, busyWith, error } = useAction({ showsError: true })
  const [isLossOpen, setIsLossOpen] = useState(false)
  const dayError = error?.errors['returned_on']?.[0]
  const day = parseDay(returnedOn)
  const daysLate = day ? Math.max(0, (Date.parse(day) - Date.parse(loan.due_on)) / dayMs) : 0

  return (
    <Card heading={words.heading}>
      <DescriptionList>
        <dt>{t.book}</dt>
        <dd translate="no">
          {loan.title} ({loan.copy_number})
        </dd>
        <dt>{t.advocate}</dt>
        <dd translate="no">
          {loan.advocate_name} · {show.digits(loan.advocate_number)}
        </dd>
        <dt>{t.lent}</dt>
        <dd>{show.day(loan.lent_on)}</dd>
        <dt>{t.due}</dt>
        <dd className={loan.days_late > 0 ? styles.late : undefined}>{show.day(loan.due_on)}</dd>
        {copy.line.length > 0 && (
          <>
            <dt>{t.line}</dt>
            <dd translate="no">{copy.line.map(({ advocate_name }) => advocate_name).join(', ')}</dd>
          </>
        )}
      </DescriptionList>
      <div className={styles.dayOfReturn}>
        <LabelledField id="returned_on" label={t.returned} error={dayError}>
          <DayInput value={returnedOn} min={loan.lent_on} max={today()} onChange={setReturnedOn} />
        </LabelledField>
        {daysLate > 0 && (
          <DescriptionList>
            <dt>{t.late}</dt>
            <dd>{show.number(daysLate)}</dd>
            <dt>{t.fine}</dt>
            <dd>{show.money(dailyFine === undefined ? null : toDecimal(daysLate * dailyFine * 100))}</dd>
          </DescriptionList>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          type="primary"
          autoFocus
          loading={busyWith === 'return'}
          disabled={isBusy}
          onClick={() =>
            run(() => returnCopy({ copy_number: loan.copy_number, returned_on: returnedOn }), {
              name: 'return',
              onDone: onReturned,
            })
          }
        >
          {t.takeBack}
        </Button>
        <Button
          loading={busyWith === 'renewal'}
          disabled={isBusy || loan.days_late > 0}
          onClick={() => run(() => renewLoan(loan.id), { name: 'renewal', onDone: onRenewed })}
        >
          {t.renew}
        </Button>
        <Button disabled={isBusy} onClick={() => setIsLossOpen(true)}>
          {t.lost}
        </Button>
        <LinkButton to={`/dashboard/library/reservations?book=${copy.book_id}`}>{t.reserve}</LinkButton>
      </div>
      {error && !dayError && <Alert type="error" role="alert" showIcon title={error.message} />}
      {isLossOpen && (
        <LossDialog
          loan={loan}
          replacementPrice={copy.replacement_price}
          onLost={onLost}
          onCancel={() => setIsLossOpen(false)}
        />
      )}
    </Card>
  )
}
