import type { DuesRow } from '@samity/shared-api/contract/members/dues'
import { duesCourts, standingWords } from '@samity/shared-api/contract/members/dues-kinds'
import type { Column } from '@samity/shared-ui/data'
import { useSay, useShow } from '@samity/shared-ui/words'
import { useMemo } from 'react'
import { AdvocateLink } from '../components/AdvocateLink.tsx'
import { StandingTag } from '../components/StandingTag.tsx'
import { nameOf, showPeriod } from '../members-api.ts'

const words = {
  number: { en: 'Advocate ID', bn: 'আইনজীবীর আইডি' },
  name: { en: 'Advocate', bn: 'আইনজীবী' },
  phone: { en: 'Phone', bn: 'ফোন' },
  standing: { en: 'Standing', bn: 'অবস্থান' },
  court: { en: 'Court', bn: 'আদালত' },
  monthly: { en: 'Monthly', bn: 'মাসিক' },
  yearly: { en: 'Yearly', bn: 'বার্ষিক' },
  benevolent: { en: 'Benevolent', bn: 'কল্যাণ' },
  relief: { en: 'Relief', bn: 'ত্রাণ' },
  oldest: { en: 'Since', bn: 'যখন থেকে' },
  months: { en: 'Months', bn: 'মাস' },
  owed: { en: 'Owed', bn: 'পাওনা' },
}

const blankZero = (amount: string) => (amount === '0.00' ? null : amount)

/** The columns of the dues. The name leads to the member. */
export function useDuesColumns(): Column<DuesRow>[] {
  const say = useSay()
  const show = useShow()
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
        hidden: 'when narrow',
      },
      ...(['monthly', 'yearly', 'benevolent', 'relief'] as const).map((kind): Column<DuesRow> => ({
        name: kind,
        label: words[kind],
        kind: 'money',
        sort: null,
        value: (row) => blankZero(row[kind]),
        show: (row) => (row[kind] === '0.00' ? '' : show.amount(row[kind])),
        hidden: kind === 'monthly' || kind === 'yearly' ? 'when narrow' : true,
      })),
      {
        name: 'oldest',
        label: words.oldest,
        value: ({ oldest }) => oldest,
        show: ({ oldest }) => oldest && show.digits(showPeriod(oldest)),
      },
      { name: 'months', label: words.months, kind: 'int', value: ({ months }) => months },
      { name: 'owed', label: words.owed, kind: 'money', value: ({ owed }) => owed },
    ],
    [say, show],
  )
}
