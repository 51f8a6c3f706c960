import { parseMoney } from '@samity/shared-api/contract'
import type { CounterSuggestion } from '@samity/shared-api/contract/sales/counter'
import { parseSerial } from '@samity/shared-api/contract/sales/serials'
import { Alert } from '@samity/shared-ui/core'
import { IntInput, LabelledField, MoneyInput } from '@samity/shared-ui/forms'
import { useDebounced, useGet } from '@samity/shared-ui/query'
import { fill, useShow, useWords } from '@samity/shared-ui/words'
import type { LineValues } from '../open-basket/basket.ts'
import { FormChoice } from './FormChoice.tsx'
import type { LineProps } from './LineField.tsx'
import { paperOf, paperPriceOf, priceInForceOf, serialsOf } from './paper.ts'
import styles from './lines.module.css'

const words = {
  from: { en: 'From', bn: 'শুরু' },
  to: { en: 'To', bn: 'শেষ' },
  count: { en: 'Count', bn: 'সংখ্যা' },
  price: { en: 'Price', bn: 'মূল্য' },
  byResolution: { en: 'Resolution {number}: {amount}', bn: 'সিদ্ধান্ত {number}: {amount}' },
  otherPrice: {
    en: 'By resolution {number} the price is {amount}. Another price needs a reason.',
    bn: 'সিদ্ধান্ত {number} অনুযায়ী মূল্য {amount}। ভিন্ন মূল্যের জন্য কারণ লাগবে।',
  },
}

/**
 * 'from – to = n' and the price, all proposed. The number of papers can be typed in place of the last serial.
 */
export function PaperFields(props: LineProps) {
  const { complete, errors, onChange } = props
  const { line, context } = complete
  const t = useWords(words)
  const show = useShow()
  const { from, to, count } = serialsOf(line, context)
  const serials = Object.keys(complete.body).find((name) => name.endsWith('serials')) ?? 'serials'
  const id = (name: string) => `${line.id}_${name}`
  const onInput =
    (change: (text: string) => LineValues) =>
    ({ target }: { target: { value: string } }) =>
      onChange(change(target.value))
  return (
    <>
      {line.kind === 'form' && <FormChoice {...props} />}
      <div className={styles.serials}>
        <LabelledField id={id('from')} label={t.from} error={errors[`${serials}.0.from_serial`]}>
          <IntInput value={show.digits(from)} onChange={onInput((from_serial) => ({ from_serial }))} />
        </LabelledField>
        <span aria-hidden className={styles.sign}>
          –
        </span>
        <LabelledField id={id('to')} label={t.to} error={errors[`${serials}.0.to_serial`]}>
          <IntInput
            value={show.digits(to)}
            onChange={onInput((to_serial) => ({ to_serial, count: undefined }))}
          />
        </LabelledField>
        <span aria-hidden className={styles.sign}>
          =
        </span>
        <LabelledField id={id('count')} label={t.count} error={errors[`${serials}.0.total`]}>
          <IntInput
            value={show.digits(line.values['count'] ?? count)}
            onChange={onInput((papers) => ({ count: papers, to_serial: undefined }))}
          />
        </LabelledField>
        <span aria-hidden className={styles.sign}>
          ×
        </span>
        <LabelledField id={id('price')} label={t.price} error={errors['price']}>
          <MoneyInput value={paperPriceOf(line, context)} onChange={onInput((price) => ({ price }))} />
        </LabelledField>
      </div>
      <PriceHint {...props} />
      <SerialWarnings paper={paperOf(line)} from={parseSerial(from)} to={parseSerial(to)} />
    </>
  )
}

/** The resolution of the price, or that another price needs a reason. */
function PriceHint({ complete: { line, context } }: LineProps) {
  const t = useWords(words)
  const show = useShow()
  const price = priceInForceOf(line, context)
  if (!price) return null
  const isOther = parseMoney(paperPriceOf(line, context)) !== parseMoney(price.amount)
  return (
    <p className={styles.hint}>
      {fill(isOther ? t.otherPrice : t.byResolution, {
        number: show.digits(price.resolution_number),
        amount: show.amount(price.amount),
      })}
    </p>
  )
}

const debounceMs = 300
type Range = { paper: string | undefined; from: number | undefined; to: number | undefined }

/** The reasons against a sale of these serials, asked for when typing pauses. */
function SerialWarnings({ paper, from, to }: Range) {
  const key = paper && from && to && from <= to ? `${paper} ${from} ${to}` : ''
  const isSettled = useDebounced(key, debounceMs) === key
  const { data } = useGet<CounterSuggestion>(key && isSettled ? 'counter/' : undefined, {
    params: { paper: paper ?? '', from_serial: from, to_serial: to },
    snapshot: true,
  })
  const warnings = key && data ? data.warnings : []
  if (warnings.length === 0) return null
  return (
    <div role="status" className={styles.warnings}>
      {warnings.map((warning) => (
        <Alert key={warning} type="warning" showIcon title={warning} />
      ))}
    </div>
  )
}
