import { Button, Card, useAction } from '@samity/shared-ui/core'
import { Filter } from '@samity/shared-ui/data'
import { MoneyInput } from '@samity/shared-ui/forms'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { dayBefore, type Day } from '@samity/shared-api/contract'
import { useState } from 'react'
import type { BankAccount, StatementStart } from '../../contract/statement.ts'
import { signedMoney } from './signed-money.ts'
import { putStart } from './statement-api.ts'
import styles from './statements.module.css'

const words = {
  heading: { en: 'Balance at the start', bn: 'শুরুর স্থিতি' },
  explain: {
    en: 'This is the first statement of the account, and the books have earlier entries. What the bank does not have of them by {day} is outstanding at the start.',
    bn: 'এটি হিসাবটির প্রথম বিবরণী, আর বইয়ে আগের লেখা আছে। {day} পর্যন্ত তার যা ব্যাংকে নেই, তা শুরুতে অমীমাংসিত থাকে।',
  },
  inBooks: { en: 'In the books on {day}: {amount}', bn: '{day} তারিখে বইয়ে: {amount}' },
  label: { en: "Bank's balance at the end of {day}", bn: '{day} তারিখ শেষে ব্যাংকের স্থিতি' },
  replace: {
    en: 'The statements begin after this day. Leave it empty when the opening amount of the account is right.',
    bn: 'বিবরণী এই দিনের পরে শুরু। হিসাবের প্রারম্ভিক জের ঠিক থাকলে খালি রাখুন।',
  },
  save: { en: 'Save', bn: 'সংরক্ষণ করুন' },
  saved: { en: 'The balance at the start is saved.', bn: 'শুরুর স্থিতি সংরক্ষিত হয়েছে।' },
}

type InputProps = { day: Day; value: string; onChange: (text: string) => void }

/** False for a text that is neither blank nor an amount. */
export const isStart = (text: string): boolean => text.trim() === '' || signedMoney(text) !== undefined

function StartInput({ day, value, onChange }: InputProps) {
  const t = useWords(words)
  const show = useShow()
  return (
    <Filter label={fill(t.label, { day: show.day(day) })} id="start_balance">
      {(id) => (
        <MoneyInput
          id={id}
          name={id}
          value={value}
          aria-invalid={!isStart(value)}
          {...(!isStart(value) && { status: 'error' as const })}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Filter>
  )
}

type Props = { start: StatementStart; value: string; onChange: (text: string) => void }

export function StartBalance({ start: { day, book_balance }, value, onChange }: Props) {
  const t = useWords(words)
  const show = useShow()
  return (
    <section aria-label={t.heading} className={styles.blocks}>
      <p className={styles.soft}>{fill(t.explain, { day: show.day(day) })}</p>
      <p className={styles.soft}>
        {fill(t.inBooks, { day: show.day(day), amount: show.money(book_balance) })}
      </p>
      <StartInput day={day} value={value} onChange={onChange} />
    </section>
  )
}

type CardProps = { account: BankAccount; from: Day; onSaved: () => void }

/** For an account whose statements were imported without it, until its first final reconciliation. */
export function StartCard({ account: { id, start_balance }, from, onSaved }: CardProps) {
  const t = useWords(words)
  const { run, isBusy } = useAction()
  const [text, setText] = useState(start_balance ?? '')
  const balance = text.trim() ? signedMoney(text) : null
  return (
    <Card heading={words.heading}>
      <p className={styles.soft}>{t.replace}</p>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault()
          if (balance !== undefined) run(() => putStart(id, balance), { done: words.saved, onDone: onSaved })
        }}
      >
        <StartInput day={dayBefore(from)} value={text} onChange={setText} />
        <Button htmlType="submit" loading={isBusy} disabled={!isStart(text) || balance === start_balance}>
          {t.save}
        </Button>
      </form>
    </Card>
  )
}
