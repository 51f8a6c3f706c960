import {
  fromDecimal,
  parseMoney,
  sum,
  today,
  toDecimal,
  type Day,
  type FormValues,
} from '@samity/shared-api/contract'
import type { PlaceChoice } from '@samity/shared-api/contract/treasury/money-place'
import { LoadingState } from '@samity/shared-ui/core'
import { actionFormFor, BookingDayInput, FormColumns, FormDialog } from '@samity/shared-ui/forms'
import { useGet } from '@samity/shared-ui/query'
import { fillWords, useSay, useShow } from '@samity/shared-ui/words'
import {
  receiveInterest,
  type Deposit,
  type ReceivedInterest,
  type TaxTables,
} from '../../contract/deposit.ts'
import { exciseDuty, interestUntil, sourceTax, type InterestTerms } from '../../contract/deposit-interest.ts'
import { taxPath } from './deposits-api.ts'
import { AccountSelect } from './MoveDialog.tsx'
import { useEffect, useRef } from 'react'

const { Form, Field, useValue, useSet } = actionFormFor(receiveInterest)

const words = {
  heading: { en: 'Interest received', bn: 'সুদ প্রাপ্তি' },
  save: { en: 'Post the interest', bn: 'সুদ লিখুন' },
  done: { en: 'Receipt {number} is posted.', bn: '{number} রসিদ লেখা হয়েছে।' },
  expected: { en: 'Expected, and not received yet: {amount}', bn: 'প্রত্যাশিত, এখনো পাওয়া যায়নি: {amount}' },
  duty: { en: 'Once a year, on the balance', bn: 'বছরে একবার, স্থিতির ওপর' },
  net: { en: 'Net: {amount}', bn: 'নিট: {amount}' },
  own: { en: 'The deposit itself', bn: 'এই আমানতেই' },
}

type Props = {
  deposit: Deposit
  terms: InterestTerms
  received: readonly ReceivedInterest[]
  onClose: () => void
  onDone: () => void
}

/** The gross interest that is expected on a day and was not received, with the tax and duty of that day. */
export function proposeInterest(
  { deposit, terms, received }: Pick<Props, 'deposit' | 'terms' | 'received'>,
  { tax, duty }: TaxTables,
  day: Day,
  typed?: number,
) {
  const expected = Math.max(
    0,
    interestUntil(terms, day) - sum(received.map(({ gross }) => fromDecimal(gross))),
  )
  const gross = typed ?? expected
  const rates = tax.map(({ from_day, with_return, without_return }) => ({
    from_day,
    with_return: fromDecimal(with_return),
    without_return: fromDecimal(without_return),
  }))
  const slabs = duty.flatMap(({ from_day, slabs: list }) =>
    list.map((slab) => ({ from_day, above: fromDecimal(slab.above), duty: fromDecimal(slab.duty) })),
  )
  const isPaid = received.some((row) => row.day.slice(0, 4) === day.slice(0, 4) && row.excise_duty !== '0.00')
  return {
    expected,
    gross,
    source_tax: sourceTax(gross, rates, day, deposit.has_return),
    excise_duty: isPaid ? 0 : exciseDuty(fromDecimal(deposit.principal), slabs, day),
  }
}

export function InterestDialog(props: Props) {
  const say = useSay()
  const { deposit, onClose, onDone } = props
  const { data: choices } = useGet<PlaceChoice[]>('money-places/choices/')
  const { data: tables } = useGet<TaxTables>(taxPath, { snapshot: true })
  if (!choices || !tables) return <LoadingState />
  const accounts = choices.filter(({ kind }) => kind === 'bank')
  const initial = (): FormValues<typeof receiveInterest> => {
    const { gross, source_tax, excise_duty } = proposeInterest(props, tables, today())
    return {
      day: today(),
      ...(gross > 0 && { gross: toDecimal(gross) }),
      source_tax: toDecimal(source_tax),
      excise_duty: toDecimal(excise_duty),
      place_id: deposit.renewal === 'principal_and_interest' ? deposit.place_id : accounts[0]?.id,
    }
  }
  return (
    <FormDialog title={say(words.heading)} onCancel={onClose}>
      <Form
        ids={{ id: deposit.id }}
        initial={initial}
        labels={{ submit: words.save }}
        done={({ number }) => fillWords(words.done, { number })}
        onDone={onDone}
        onCancel={onClose}
      >
        <FormColumns>
          <Field name="day">
            <BookingDayInput />
          </Field>
          <Amounts {...props} tables={tables} />
          <Field name="place_id">
            <AccountSelect
              choices={accounts}
              {...(deposit.closed_on === null && { first: { id: deposit.place_id, label: words.own } })}
            />
          </Field>
        </FormColumns>
      </Form>
    </FormDialog>
  )
}

/** Tax and duty follow the day and the gross amount until somebody types them. */
function Amounts({ tables, ...props }: Props & { tables: TaxTables }) {
  const show = useShow()
  const set = useSet()
  const day = (useValue('day') as Day | undefined) ?? today()
  const typedGross = parseMoney(useValue('gross'))
  const proposal = proposeInterest(props, tables, day, typedGross)
  const key = `${day} ${typedGross}`
  const lastKey = useRef(key)
  useEffect(() => {
    if (lastKey.current === key || typedGross === undefined) return
    lastKey.current = key
    set({ source_tax: toDecimal(proposal.source_tax), excise_duty: toDecimal(proposal.excise_duty) })
  })
  const tax = parseMoney(useValue('source_tax')) ?? 0
  const duty = parseMoney(useValue('excise_duty')) ?? 0
  return (
    <>
      <Field
        name="gross"
        hint={fillWords(words.expected, { amount: show.money(toDecimal(proposal.expected)) })}
      />
      <Field
        name="source_tax"
        hint={fillWords(words.net, { amount: show.money(toDecimal((typedGross ?? 0) - tax - duty)) })}
      />
      <Field name="excise_duty" hint={words.duty} />
    </>
  )
}
