import { fromDecimal, toDecimal } from '@samity/shared-api/contract'
import type { DuesRow, DuesSummary } from '@samity/shared-api/contract/members/dues'
import { duesCourts, standingWords, showPeriod } from '@samity/shared-api/contract/members/dues-kinds'
import { useMayEdit, RecordLink } from '@samity/shared-ui/core'
import type { Column } from '@samity/shared-ui/data'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { nameOf } from '@samity/shared-api/contract/words'
import { AdvocateLink } from '../components/AdvocateLink.tsx'
import { StandingTag } from '../components/StandingTag.tsx'
import styles from '../members.module.css'

const words = {
  number: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  name: { en: 'Advocate', bn: 'আইনজীবী' },
  phone: { en: 'Phone', bn: 'ফোন' },
  standing: { en: 'Standing', bn: 'সদস্যপদের অবস্থা' },
  court: { en: 'Court', bn: 'আদালত' },
  monthly: { en: 'Monthly', bn: 'মাসিক' },
  yearly: { en: 'Yearly', bn: 'বার্ষিক' },
  funds: { en: 'Funds', bn: 'তহবিল' },
  benevolent: { en: 'Benevolent', bn: 'বেনাভোলেন্ট' },
  relief: { en: 'Relief', bn: 'ত্রাণ' },
  owed: { en: 'Fees', bn: 'মোট ফি' },
  delay_fee: { en: 'Delay fee', bn: 'বিলম্ব ফি' },
  cost: { en: 'Yearly cost', bn: 'বার্ষিক খরচ' },
  oldest: { en: 'Since', bn: 'কবে থেকে' },
  months: { en: 'Months owed', bn: 'বকেয়া মাস' },
  total: { en: 'To pay today', bn: 'আজ দিতে হবে' },
  charges: { en: 'Also owed', bn: 'আরও পাওনা' },
  take: { en: 'Take the fee', bn: 'ফি নিন' },
}

type Part = 'monthly' | 'yearly' | 'benevolent' | 'relief' | 'funds' | 'owed' | 'delay_fee' | 'cost'
const wide: readonly Part[] = ['monthly', 'yearly', 'funds', 'owed', 'delay_fee', 'cost']
const hiddenParts: readonly Part[] = ['benevolent', 'relief']

/** The funds are the benevolent and the relief fund. Monthly, yearly and funds are the fees. */
const amountOf = (row: Pick<DuesRow, Exclude<Part, 'funds'>>, part: Part): string =>
  part === 'funds' ? toDecimal(fromDecimal(row.benevolent) + fromDecimal(row.relief)) : row[part]

/** The totals of the columns, when the summary is that of the list. */
export function totalsOf(
  summary: DuesSummary | undefined,
  amount: string | undefined,
): Record<string, string> | undefined {
  if (!amount) return undefined
  if (summary?.total !== amount) return { total: amount }
  const parts = [...wide, ...hiddenParts].map((part) => [part, amountOf(summary, part)])
  return { ...Object.fromEntries(parts), charges: summary.charges ?? '0.00', total: amount }
}

export const hasCharges = (row: { charges?: string } | undefined): boolean =>
  row?.charges !== undefined && row.charges !== '0.00'

const blankZero = (amount: string) => (amount === '0.00' ? null : amount)

/** The column of charges is only there when modules charge somebody in the list. */
export function useDuesColumns(withCharges: boolean): Column<DuesRow>[] {
  const say = useSay()
  const show = useShow()
  const mayEdit = useMayEdit()
  return useMemo(
    () => [
      {
        name: 'bar_registration_number',
        label: words.number,
        value: ({ bar_registration_number }) => bar_registration_number,
        exportOnly: true,
      },
      {
        name: 'name',
        label: words.name,
        sort: say({ en: 'name_english', bn: 'name_bengali' }),
        value: (row) => say(nameOf(row)),
        show: (row) => <AdvocateLink {...row} number={row.bar_registration_number} />,
      },
      {
        name: 'phone',
        label: words.phone,
        kind: 'phone',
        sort: null,
        value: ({ phone }) => phone,
        show: ({ phone }) => phone && <a href={`tel:${phone}`}>{show.digits(phone)}</a>,
      },
      {
        name: 'standing',
        label: words.standing,
        value: ({ standing }) => say(standingWords(standing)),
        show: ({ standing }) => <StandingTag standing={standing} />,
      },
      {
        name: 'court',
        label: words.court,
        value: ({ court }) => say(duesCourts.find(({ value }) => value === court)?.label),
        hidden: true,
      },
      ...[...wide, ...hiddenParts].map((part): Column<DuesRow> => ({
        name: part,
        label: words[part],
        kind: 'money',
        ...(part !== 'owed' && part !== 'delay_fee' && part !== 'cost' && { sort: null }),
        value: (row) => blankZero(amountOf(row, part)),
        show: (row) => (amountOf(row, part) === '0.00' ? '' : show.amount(amountOf(row, part))),
        hidden: hiddenParts.includes(part) ? true : 'when narrow',
      })),
      {
        name: 'oldest',
        label: words.oldest,
        value: ({ oldest }) => oldest,
        show: ({ oldest }) => oldest && show.digits(showPeriod(oldest)),
      },
      {
        name: 'months',
        label: words.months,
        kind: 'int',
        value: ({ months }) => months,
        hidden: 'when narrow',
      },
      {
        name: 'total',
        label: words.total,
        kind: 'money',
        value: ({ total }) => total,
        show: ({ id, total }) =>
          mayEdit ? (
            <RecordLink className={styles.link} kind="advocate-fees" values={{ id }} title={say(words.take)}>
              {show.amount(total)}
            </RecordLink>
          ) : (
            show.amount(total)
          ),
      },
      ...(withCharges
        ? [
            {
              name: 'charges',
              label: words.charges,
              kind: 'money' as const,
              value: ({ charges = '0.00' }: DuesRow) => blankZero(charges),
            },
          ]
        : []),
    ],
    [say, show, mayEdit, withCharges],
  )
}
