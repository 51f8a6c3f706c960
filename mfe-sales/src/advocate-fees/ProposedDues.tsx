import type { CashierDues } from '@samity/shared-api/contract/members/dues'
import { owedItemsOf, proposalOf } from '@samity/shared-api/contract/members/owed-items'
import { Button } from '@samity/shared-ui/core'
import { DuesTicks, OwedCharges } from '@samity/shared-ui/forms'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useEffect, useEffectEvent, useRef } from 'react'
import { advocateFeesForm } from './advocate-fees-form.ts'
import styles from './ProposedDues.module.css'
import { paidItemCount, toFeeRows } from './totals.ts'

const words = {
  owes: { en: 'Owes {amount}', bn: 'বকেয়া {amount}' },
  nothing: { en: 'Owes nothing', bn: 'কোনো বকেয়া নেই' },
  take: { en: 'Take all (Alt+P)', bn: 'সব নিন (Alt+P)' },
}
type Taken = { months: number; years: number }

/**
 * Dues of an advocate as ticks, oldest first, with a button and a key that take all of them. The ticks
 * follow the sections of the form: a section that somebody fills in by hand ticks what it pays. Below is
 * what modules charge, which the form does not take.
 */
export function ProposedDues({ dues }: { dues: CashierDues }) {
  const t = useWords(words)
  const show = useShow()
  const setValues = advocateFeesForm.useSet()
  const monthly = toFeeRows(advocateFeesForm.useValue('monthlyfee_set'))
  const yearly = toFeeRows(advocateFeesForm.useValue('barassociationfee_set'))
  const owed = owedItemsOf(dues)
  const all: Taken = { months: owed.months.length, years: owed.years.length }
  if (all.months + all.years === 0)
    return (
      <div className={styles.proposal}>
        {dues.charges?.length ? (
          <OwedCharges charges={dues.charges} />
        ) : (
          <span role="status">{t.nothing}</span>
        )}
      </div>
    )

  function take({ months, years }: Partial<Taken>) {
    const proposal = proposalOf({
      months: owed.months.slice(0, months),
      years: owed.years.slice(0, years),
    })
    const inTypeOf = (rows: typeof monthly) => (row: object) => ({
      payment_type: rows[0]?.['payment_type'] ?? 'cash',
      ...row,
    })
    setValues({
      ...(months !== undefined && { monthlyfee_set: proposal.monthlyfee_set.map(inTypeOf(monthly)) }),
      ...(years !== undefined && {
        barassociationfee_set: proposal.barassociationfee_set.map(inTypeOf(yearly)),
      }),
    })
  }

  return (
    <div className={styles.proposal}>
      <strong role="status">{fill(t.owes, { amount: show.money(dues.proposal.total) })}</strong>
      <TakeButton onTake={() => take(all)} />
      <DuesTicks
        owed={owed}
        taken={{ months: paidItemCount(owed.months, monthly), years: paidItemCount(owed.years, yearly) }}
        onChange={take}
      />
      <OwedCharges charges={dues.charges} />
    </div>
  )
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
