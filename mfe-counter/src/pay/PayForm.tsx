import { parseMoney, sum, toDecimal, type Paisa } from '@samity/shared-api/contract'
import { payBasket } from '@samity/shared-api/contract/sales/basket'
import { paymentTypes, type PaymentType } from '@samity/shared-api/contract/sales/money-record'
import { paperSale } from '@samity/shared-api/contract/sales/paper-sale'
import { Button } from '@samity/shared-ui/core'
import {
  actionFormFor,
  FormColumns,
  formFor,
  FormShell,
  MoneyInput,
  PlaceField,
  SelectField,
  useFieldValue,
  useFormHandle,
  valuesOf,
} from '@samity/shared-ui/forms'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import { useState } from 'react'
import type { OpenBasket } from '../open-basket/basket.ts'
import type { CompleteLine } from '../lines/kinds.ts'
import styles from './pay.module.css'

const { Field: GivenField } = actionFormFor(payBasket)
const { Field: TypeField } = formFor(paperSale)
const fields = { ...payBasket.fields, payment_type: paperSale.fields.payment_type }

const words = {
  pay: { en: 'Take {amount}', bn: '{amount} নিন' },
  back: { en: 'Back', bn: 'ফিরে যান' },
  giveBack: { en: 'Give back', bn: 'ফেরত দিন' },
  missing: { en: '{amount} more is to be given', bn: 'আরও {amount} দিতে হবে' },
  several: { en: 'Several payment types', bn: 'একাধিক পরিশোধের ধরন' },
  one: { en: 'One payment type', bn: 'একটি পরিশোধের ধরন' },
}

/** The sum in cash, for which something is given and given back. */
const cashOf = (lines: readonly CompleteLine[]): Paisa =>
  sum(lines.filter(({ context }) => context.paymentType === 'cash').map(({ total }) => total))

export type PayValues = { given: string; place?: number | null }
type Props = {
  basket: OpenBasket
  lines: readonly CompleteLine[]
  total: string
  isBusy: boolean
  onChange: (values: Partial<OpenBasket>) => void
  onPay: (values: PayValues) => void
  onCancel: () => void
}

export function PayForm({ basket, lines, total, isBusy, onChange, onPay, onCancel }: Props) {
  const t = useWords(words)
  const show = useShow()
  const handle = useFormHandle()
  const cash = cashOf(lines)
  const [isShort, setIsShort] = useState(false)

  function submit() {
    const { given, place } = valuesOf(handle)
    const paisa = parseMoney(given)
    const isTooLittle = paisa !== undefined && paisa < cash
    setIsShort(isTooLittle)
    if (isTooLittle) return document.getElementById('pay_given')?.focus()
    onPay({ given: String(given ?? ''), ...(place !== undefined && { place: place as number | null }) })
  }

  const amount = show.money(total)
  return (
    <FormShell
      handle={handle}
      idPrefix="pay"
      fields={fields}
      initialValues={{ payment_type: basket.paymentType, given: '' }}
      onSubmit={submit}
      onChange={() => onChange({ paymentType: valuesOf(handle)['payment_type'] as PaymentType })}
      isBusy={isBusy}
      labels={{
        submit: { en: fill(words.pay.en, { amount }), bn: fill(words.pay.bn, { amount }) },
        cancel: words.back,
      }}
      onCancel={onCancel}
    >
      <FormColumns isDense>
        {cash > 0 && (
          <GivenField name="given">
            <MoneyInput data-first />
          </GivenField>
        )}
        {cash > 0 && <Change cash={cash} isShort={isShort} />}
        {!basket.hasSeveralTypes && (
          <TypeField name="payment_type">
            {/* Enter passes it by: after what was given it pays */}
            <SelectField options={paymentTypes} data-passed-by />
          </TypeField>
        )}
        {!basket.hasSeveralTypes && <PlaceField />}
      </FormColumns>
      {lines.length > 1 && (
        <Button
          size="small"
          className={styles.several}
          onClick={() => onChange({ hasSeveralTypes: !basket.hasSeveralTypes })}
        >
          {basket.hasSeveralTypes ? t.one : t.several}
        </Button>
      )}
    </FormShell>
  )
}

/** The change to give back, as soon as enough is given. */
function Change({ cash, isShort }: { cash: Paisa; isShort: boolean }) {
  const t = useWords(words)
  const show = useShow()
  const given = parseMoney(useFieldValue('given'))
  if (given === undefined) return <div />
  if (given < cash)
    return (
      <p className={styles.change} role={isShort ? 'alert' : 'status'}>
        {fill(t.missing, { amount: show.money(toDecimal(cash - given)) })}
      </p>
    )
  return (
    <p className={styles.change} role="status">
      {t.giveBack} <strong>{show.money(toDecimal(given - cash))}</strong>
    </p>
  )
}
