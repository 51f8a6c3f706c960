import { fromDecimal, parseMoney, toDecimal, validationMessages } from '@samity/shared-api/contract'
import { cashDayClose, type CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import { Checkbox, useConfirm, useToast } from '@samity/shared-ui/core'
import { actionFormFor, MoneyInput } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { PlaceSelect } from '../components/PlaceSelect.tsx'
import { choicesPath } from '../treasury-api.ts'
import formStyles from '../components/form.module.css'

const { Form, Field, useValue } = actionFormFor(cashDayClose)

const words = {
  reason: { en: 'Reason for the difference', bn: 'গরমিলের কারণ' },
  handOver: { en: 'Hand over cash', bn: 'নগদ হস্তান্তর করুন' },
  to: { en: 'Hand over to', bn: 'যাকে দেবেন' },
  stays: { en: '{amount} stays in the box', bn: 'বাক্সে থাকবে {amount}' },
  close: { en: 'Close the day', bn: 'দিনের হিসাব সমাপ্ত করুন' },
  question: { en: 'Close {day}?', bn: '{day} বন্ধ করবেন?' },
  explain: {
    en: 'Nothing of this box and day can be booked, changed or voided after that, by anyone.',
    bn: 'এরপর এই বাক্সের এই দিনের কিছুই আর কেউ লিখতে, বদলাতে বা বাতিল করতে পারবেন না।',
  },
  closed: { en: 'The day is closed.', bn: 'দিনের হিসাব সমাপ্ত হয়েছে।' },
}

type Props = {
  day: CashDayDetails
  onClosed: (day: CashDayDetails) => void
  /** Somebody else has closed or changed the day */
  onStale: () => void
  children: ReactNode
}

const conflictStatus = 409
const handoverKinds = new Set(['cash', 'bank'])

/**
 * The amount that leaves the box if as much stays in it as after the last handover; everything without one.
 */
function proposedAmount({ counted, last_handover }: CashDayDetails): string {
  const paisa = fromDecimal(counted ?? '0')
  const rest = paisa - fromDecimal(last_handover?.kept ?? '0')
  return toDecimal(rest > 0 ? rest : paisa)
}

export function CloseForm({ day, onClosed, onStale, children }: Props) {
  const t = useWords(words)
  const show = useShow()
  const toast = useToast()
  const confirm = useConfirm()
  const { data: choices = [] } = useGet<PlaceChoice[]>(choicesPath)
  // most closes hand over like the last one: to the same place, with the same rest in the box
  const last = day.last_handover
  const [isHandingOver, setIsHandingOver] = useState(last !== null)
  const needsReason =
    day.difference !== '0.00' ||
    day.cheques_counted !== day.cheques_expected ||
    day.wallets_counted !== day.wallets_expected

  return (
    <Form
      ids={{ id: day.id }}
      initial={{
        handover: { to_place: last?.to_place, amount: show.amount(proposedAmount(day)) },
      }}
      labels={{ submit: words.close }}
      buttons={children}
      prepare={({ handover, ...values }) => ({
        ...values,
        version: day.version,
        ...(isHandingOver && { handover }),
      })}
      check={({ reason, handover }) => ({
        ...(needsReason && !String(reason ?? '').trim() && { reason: validationMessages.required }),
        ...(isHandingOver &&
          parseMoney((handover as Handover).amount) === 0 && {
            'handover.amount': validationMessages.amountAboveZero,
          }),
      })}
      ask={() =>
        confirm({
          question: fillWords(words.question, { day: show.day(day.date) }),
          explain: words.explain,
          ok: words.close,
        })
      }
      done={words.closed}
      onDone={onClosed}
      onRefused={({ status, message }) => {
        if (status !== conflictStatus) return false
        // the day is another one by now, and this form may not be part of it
        toast.error(message)
        onStale()
        return true
      }}
    >
      {needsReason && <Field name="reason" label={words.reason} required />}
      <Checkbox checked={isHandingOver} onChange={({ target }) => setIsHandingOver(target.checked)}>
        {t.handOver}
      </Checkbox>
      {isHandingOver && (
        <>
          <Field name="handover.to_place" label={words.to}>
            <PlaceSelect
              choices={choices.filter(({ id, kind }) => id !== day.place && handoverKinds.has(kind))}
            />
          </Field>
          <Field name="handover.amount" required>
            <GroupedMoneyInput />
          </Field>
          <Rest counted={day.counted} />
          <Field name="handover.slip_no" />
        </>
      )}
    </Form>
  )
}

type MoneyProps = Omit<ComponentProps<typeof MoneyInput>, 'onChange'> & {
  onChange?: (value: unknown) => void
}

/** Groups the digits of an amount when the person leaves it: a slip of a digit shows. */
function GroupedMoneyInput({ value, onChange, onBlur, ...props }: MoneyProps) {
  const show = useShow()
  const group = () => {
    const paisa = parseMoney(value)
    if (paisa !== undefined) onChange?.(show.amount(toDecimal(paisa)))
  }
  return (
    <MoneyInput
      {...props}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        group()
        onBlur?.(event)
      }}
    />
  )
}

type Handover = { amount?: string }

function Rest({ counted }: { counted: string | null }) {
  const t = useWords(words)
  const show = useShow()
  const rest = fromDecimal(counted ?? '0') - (parseMoney(useValue('handover', 'amount')) ?? 0)
  if (rest < 0) return null
  return <p className={formStyles.explain}>{fill(t.stays, { amount: show.money(toDecimal(rest)) })}</p>
}
