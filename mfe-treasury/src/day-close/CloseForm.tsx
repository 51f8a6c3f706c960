import { http, toRequestError, type RequestError } from '@samity/shared-api/client'
import { fromDecimal, parseMoney, toDecimal } from '@samity/shared-api/contract'
import type { CashDayDetails } from '@samity/shared-api/contract/treasury/cash-day'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import { Alert, Button, Checkbox, Input, useConfirm, useToast, useUnsaved } from '@samity/shared-ui/core'
import { handleFormKey, LabelledField, MoneyInput } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { fill, fillWords, useShow, useWords } from '@samity/shared-ui/words'
import { useState, type ReactNode } from 'react'
import { PlaceSelect } from '../components/PlaceSelect.tsx'
import { choicesPath } from '../treasury-api.ts'
import formStyles from '../components/form.module.css'

const words = {
  reason: { en: 'Reason for the difference', bn: 'গরমিলের কারণ' },
  required: { en: 'Required', bn: 'আবশ্যক' },
  handOver: { en: 'Hand over cash', bn: 'নগদ হস্তান্তর করুন' },
  to: { en: 'Hand over to', bn: 'যাকে দেবেন' },
  amount: { en: 'Amount', bn: 'পরিমাণ' },
  stays: { en: '{amount} stays in the box', bn: 'বাক্সে থাকবে {amount}' },
  wrongAmount: { en: 'Enter an amount above 0', bn: '০-এর বেশি পরিমাণ দিন' },
  slip: { en: 'Slip No', bn: 'স্লিপ নম্বর' },
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
type Errors = Record<string, string>

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
  const [reason, setReason] = useState('')
  // most closes hand over like the last one: to the same place, with the same rest in the box
  const last = day.last_handover
  const [isHandingOver, setIsHandingOver] = useState(last !== null)
  const [place, setPlace] = useState<number | null>(last?.to_place ?? null)
  const [amount, setAmount] = useState(() => show.amount(proposedAmount(day)))
  const [slipNo, setSlipNo] = useState('')
  const [errors, setErrors] = useState<Errors>({})
  const [isBusy, setIsBusy] = useState(false)
  const markSaved = useUnsaved(reason !== '' || isHandingOver !== (last !== null))
  const needsReason =
    day.difference !== '0.00' ||
    day.cheques_counted !== day.cheques_expected ||
    day.wallets_counted !== day.wallets_expected

  const stays = fromDecimal(day.counted ?? '0') - (parseMoney(amount) ?? 0)
  const rest = stays >= 0 ? fill(t.stays, { amount: show.money(toDecimal(stays)) }) : undefined

  /** Typing into a field answers its error. */
  const clearError = (field: string) => {
    const { [field]: _cleared, ...others } = errors
    setErrors(others)
  }

  function findErrors(): Errors {
    const paisa = parseMoney(amount)
    return {
      ...(needsReason && reason.trim() === '' && { reason: t.required }),
      ...(isHandingOver && !place && { 'handover.to_place': t.required }),
      ...(isHandingOver && !paisa && { 'handover.amount': t.wrongAmount }),
    }
  }

  function fail({ status, message, errors: fieldErrors }: RequestError) {
    setIsBusy(false)
    if (status === conflictStatus) {
      // the day is another one by now, and this form may not be part of it
      toast.error(message)
      return onStale()
    }
    const placed = Object.fromEntries(
      Object.entries(fieldErrors).map(([name, [first = '']]) => [name, first]),
    )
    setErrors(Object.keys(placed).length > 0 ? placed : { form: message })
  }

  async function submit() {
    if (isBusy) return
    const fieldErrors = findErrors()
    setErrors(fieldErrors)
    const [first] = Object.keys(fieldErrors)
    if (first) return document.getElementById(first)?.focus()
    const question = fillWords(words.question, { day: show.day(day.date) })
    if (!(await confirm({ question, explain: words.explain, ok: words.close }))) return
    setIsBusy(true)
    try {
      const { data } = await http.post<CashDayDetails>(`cash-days/${day.id}/close/`, {
        reason,
        version: day.version,
        ...(isHandingOver && {
          handover: { to_place: place, amount: toDecimal(parseMoney(amount) ?? 0), slip_no: slipNo },
        }),
      })
      markSaved()
      toast.success(words.closed)
      onClosed(data)
    } catch (error) {
      fail(toRequestError(error))
    }
  }

  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- the keys come from the inputs inside
    <form
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={(event) => handleFormKey(event, { submit: () => void submit(), cancel: undefined })}
    >
      {needsReason && (
        <LabelledField id="reason" label={`${t.reason} *`} error={errors['reason']}>
          <Input.TextArea
            rows={2}
            maxLength={500}
            value={reason}
            disabled={isBusy}
            onChange={({ target }) => {
              setReason(target.value)
              clearError('reason')
            }}
          />
        </LabelledField>
      )}
      <Checkbox
        checked={isHandingOver}
        disabled={isBusy}
        onChange={({ target }) => setIsHandingOver(target.checked)}
      >
        {t.handOver}
      </Checkbox>
      {isHandingOver && (
        <>
          <LabelledField id="handover.to_place" label={`${t.to} *`} error={errors['handover.to_place']}>
            <PlaceSelect
              choices={choices.filter(({ id, kind }) => id !== day.place && handoverKinds.has(kind))}
              value={place}
              disabled={isBusy}
              onChange={(chosen) => {
                setPlace(chosen)
                clearError('handover.to_place')
              }}
            />
          </LabelledField>
          <LabelledField id="handover.amount" label={`${t.amount} *`} error={errors['handover.amount']}>
            <MoneyInput
              onBlur={() => {
                const paisa = parseMoney(amount)
                if (paisa !== undefined) setAmount(show.amount(toDecimal(paisa)))
              }}
              value={amount}
              disabled={isBusy}
              onChange={({ target }) => {
                setAmount(target.value)
                clearError('handover.amount')
              }}
            />
          </LabelledField>
          {rest && <p className={formStyles.explain}>{rest}</p>}
          <LabelledField id="handover.slip_no" label={t.slip} error={errors['handover.slip_no']}>
            <Input
              maxLength={60}
              autoComplete="off"
              value={slipNo}
              disabled={isBusy}
              onChange={({ target }) => setSlipNo(target.value)}
            />
          </LabelledField>
        </>
      )}
      {errors['form'] && <Alert type="error" role="alert" showIcon title={errors['form']} />}
      <div className={formStyles.buttons}>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t.close}
        </Button>
        {children}
      </div>
    </form>
  )
}
