import { fromDecimal, sum, toDecimal } from '@samity/shared-api/contract'
import type { CashierDues, DuesProposal } from '@samity/shared-api/contract/members/dues'
import { Button } from '@samity/shared-ui/core'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useEffectEvent, useRef } from 'react'
import { formatSpan } from '../paid-periods.ts'
import { advocateFeesForm } from './advocate-fees-form.ts'
import styles from './ProposedDues.module.css'

const words = {
  owes: { en: 'Owes {amount}', bn: 'বকেয়া {amount}' },
  nothing: { en: 'Owes nothing', bn: 'কোনো বকেয়া নেই' },
  take: { en: 'Take all (Alt+P)', bn: 'সব নিন (Alt+P)' },
  monthly: { en: 'Monthly Fee', bn: 'মাসিক চাঁদা' },
  yearly: { en: 'Bar Association Fee', bn: 'বার্ষিক চাঁদা' },
  funds: { en: 'Fund fees', bn: 'তহবিলের ফি' },
  cost: { en: 'of it {amount} yearly cost', bn: 'এর মধ্যে {amount} বার্ষিক খরচ' },
  delay: { en: 'delay fee {amount}', bn: 'বিলম্ব ফি {amount}' },
}

const inCash = <R extends object>(row: R) => ({ payment_type: 'cash', ...row })
const add = (...amounts: string[]) => toDecimal(sum(amounts.map((amount) => fromDecimal(amount))))
const monthText = (year: number, month: number) => `${year}-${String(month).padStart(2, '0')}`

/**
 * Dues of an advocate, oldest first, with a button and a key that put all of them into the form. The yearly
 * cost is named, because the dues and the passbook have only what schedules charge.
 */
export function ProposedDues({ dues: { proposal } }: { dues: CashierDues }) {
  const t = useWords(words)
  const show = useShow()
  const setValues = advocateFeesForm.useSet()
  const cost = add(...proposal.barassociationfee_set.map(({ yearly_fee_cost }) => yearly_fee_cost))
  const isOwing = proposal.monthlyfee_set.length + proposal.barassociationfee_set.length > 0
  if (!isOwing)
    return (
      <div className={styles.proposal} role="status">
        {t.nothing}
      </div>
    )
  return (
    <div className={styles.proposal}>
      <div role="status">
        <p className={styles.owed}>
          <strong>{fill(t.owes, { amount: show.money(proposal.total) })}</strong>
          {cost !== '0.00' && ` (${fill(t.cost, { amount: show.amount(cost) })})`}
        </p>
        <ul className={styles.parts}>
          <Parts proposal={proposal} />
        </ul>
      </div>
      <TakeButton
        onTake={() =>
          setValues({
            monthlyfee_set: proposal.monthlyfee_set.map(inCash),
            barassociationfee_set: proposal.barassociationfee_set.map(inCash),
          })
        }
      />
    </div>
  )
}

function Parts({ proposal }: { proposal: DuesProposal }) {
  const t = useWords(words)
  const show = useShow()
  const lineOf = (title: string, span: string, amount: string, delay: string) => {
    const late = delay === '0.00' ? '' : `, ${fill(t.delay, { amount: show.amount(delay) })}`
    return `${title} ${show.digits(span)}: ${show.amount(amount)}${late}`
  }
  const months = proposal.monthlyfee_set.map((row) =>
    lineOf(
      t.monthly,
      formatSpan({
        from: monthText(row.from_year, row.from_month),
        to: monthText(row.to_year, row.to_month),
      }),
      row.total_monthly_amount,
      row.monthly_delay_fee,
    ),
  )
  const years = proposal.barassociationfee_set.map((row) => {
    const delay = add(row.yearly_delay_fee, row.benevolent_delay_fee)
    const amount = add(row.yearly_fee, row.yearly_fee_cost, row.benevolent_fund_fee, row.relief_fund_fee)
    const span = formatSpan({ from: String(row.yearly_from_year), to: String(row.yearly_to_year) })
    return lineOf(row.yearly_fee === '0.00' ? t.funds : t.yearly, span, amount, delay)
  })
  return [...months, ...years].map((line) => <li key={line}>{line}</li>)
}

/** Takes the proposal. The focus moves to the button that saves, so that Enter completes the receipt. */
function TakeButton({ onTake }: { onTake: () => void }) {
  const t = useWords(words)
  const button = useRef<HTMLButtonElement>(null)
  function take() {
    const submit = button.current?.form?.querySelector<HTMLElement>('[type=submit]')
    onTake()
    // after React has rendered the sections
    setTimeout(() => submit?.focus())
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // a dialog above the form has the keys for itself
    if (
      !event.altKey ||
      event.code !== 'KeyP' ||
      document.querySelector('.ant-modal-wrap:not([style*="display: none"])')
    )
      return
    event.preventDefault()
    take()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <Button ref={button} data-stop aria-keyshortcuts="Alt+P" onClick={take}>
      {t.take}
    </Button>
  )
}
