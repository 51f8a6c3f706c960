import { toRequestError } from '@samity/shared-api/client'
import { Alert, Button, Card, DescriptionList } from '@samity/shared-ui/core'
import { useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import type { Loan } from '../../contract/loan.ts'
import { renewLoan, returnCopy } from '../library-api.ts'
import styles from '../library.module.css'

const words = {
  heading: { en: 'On loan', bn: 'ধারে আছে' },
  book: { en: 'Book', bn: 'বই' },
  advocate: { en: 'Advocate', bn: 'আইনজীবী' },
  lent: { en: 'Lent on', bn: 'ধারের তারিখ' },
  due: { en: 'Due on', bn: 'ফেরতের তারিখ' },
  late: { en: 'Days late', bn: 'কত দিন দেরি' },
  fine: { en: 'Fine', bn: 'জরিমানা' },
  takeBack: { en: 'Take back', bn: 'ফেরত নিন' },
  renew: { en: 'Renew', bn: 'মেয়াদ বাড়ান' },
}

type Props = { loan: Loan; onReturned: (loan: Loan) => void; onRenewed: (loan: Loan) => void }

/** Who has the scanned copy, with the buttons that take it back or renew the loan. Enter takes it back. */
export function CopyOnLoan({ loan, onReturned, onRenewed }: Props) {
  const t = useWords(words)
  const show = useShow()
  const [running, setRunning] = useState<'return' | 'renewal'>()
  const [problem, setProblem] = useState('')

  async function run(kind: 'return' | 'renewal', send: () => Promise<Loan>, done: (changed: Loan) => void) {
    setRunning(kind)
    setProblem('')
    try {
      done(await send())
    } catch (error) {
      setProblem(toRequestError(error).message)
      setRunning(undefined)
    }
  }

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
        {loan.days_late > 0 && (
          <>
            <dt>{t.late}</dt>
            <dd>{show.number(loan.days_late)}</dd>
            <dt>{t.fine}</dt>
            <dd>{show.money(loan.fine)}</dd>
          </>
        )}
      </DescriptionList>
      <div className={styles.buttons}>
        <Button
          type="primary"
          autoFocus
          loading={running === 'return'}
          disabled={running !== undefined}
          onClick={() => void run('return', () => returnCopy(loan.copy_number), onReturned)}
        >
          {t.takeBack}
        </Button>
        <Button
          loading={running === 'renewal'}
          disabled={running !== undefined || loan.days_late > 0}
          onClick={() => void run('renewal', () => renewLoan(loan.id), onRenewed)}
        >
          {t.renew}
        </Button>
      </div>
      {problem && <Alert type="error" role="alert" showIcon title={problem} />}
    </Card>
  )
}
